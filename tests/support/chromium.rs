//! Pages in a real browser: Chromium, driven through its WebDriver. Where `chromedriver` is missing, that is said loudly.

#![allow(dead_code)] // Not every test that has this file needs all of it.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// The name `hall.test` is this computer's: for names browsers have other rules than for numbers.
const NAME: &str = "--host-resolver-rules=MAP hall.test 127.0.0.1";

/// How often the driver is started before it is given up.
const MOST_STARTS: usize = 5;

/// A browser with one window, closed when it is dropped.
pub(crate) struct Chromium {
    driver: Child,
    session: String,
}

/// Starts the driver, and returns its port; `None`, said loudly, where there is none. It takes a free port of IPv4 and then the
/// same of IPv6: where another program has that meanwhile, it stops, and is started again.
fn start_driver() -> Option<(Child, u16)> {
    for _ in 0..MOST_STARTS {
        let started = Command::new("chromedriver").arg("--port=0").stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let Ok(mut driver) = started else {
            eprintln!("SKIPPED: pages in a browser were not tested; install it with: apt-get install chromium-driver");
            return None;
        };
        let mut lines = BufReader::new(driver.stdout.take().unwrap()).lines().map_while(Result::ok);
        let port = lines
            .find_map(|line| line.split_once("started successfully on port ")?.1.trim_end_matches('.').parse().ok());
        // Nothing reads the rest, which is short.
        match port {
            Some(port) => return Some((driver, port)),
            None => drop(driver.wait()),
        }
    }
    panic!("chromedriver did not start in {MOST_STARTS} tries");
}

impl Chromium {
    /// Opens a browser without a screen; `None`, said loudly, where there is no driver for one.
    pub(crate) fn open(extra: &[&str]) -> Option<Self> {
        let (driver, port) = start_driver()?;
        let mut args = vec!["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", NAME];
        args.extend(extra);
        let wanted = json!({ "capabilities": { "alwaysMatch": {
            "goog:chromeOptions": { "args": args },
            "goog:loggingPrefs": { "performance": "ALL", "browser": "ALL" },
        }}});
        let base = format!("http://127.0.0.1:{port}/session");
        let mut browser = Self { driver, session: base.clone() };
        let opened = browser.post("", &wanted);
        browser.session = format!("{base}/{}", opened["sessionId"].as_str().unwrap());
        Some(browser)
    }

    /// Sends a command and returns what the driver answers; of an error, which a page that is being loaded gives too,
    /// its description.
    fn post(&self, path: &str, body: &Value) -> Value {
        let request = ureq::post(format!("{}{path}", self.session)).config().http_status_as_error(false).build();
        let text = request.send(body.to_string()).unwrap().body_mut().read_to_string().unwrap();
        serde_json::from_str::<Value>(&text).unwrap()["value"].take()
    }

    pub(crate) fn get(&self, path: &str) -> Value {
        let text = ureq::get(format!("{}{path}", self.session)).call().unwrap().body_mut().read_to_string().unwrap();
        serde_json::from_str::<Value>(&text).unwrap()["value"].take()
    }

    pub(crate) fn go(&self, address: &str) {
        self.post("/url", &json!({ "url": address }));
    }

    /// Runs a script in the page and returns what it returns.
    pub(crate) fn run(&self, script: &str) -> Value {
        self.post("/execute/sync", &json!({ "script": script, "args": [] }))
    }

    /// Waits until a script returns `expected`.
    #[track_caller]
    pub(crate) fn wait_for(&self, script: &str, expected: &Value) {
        let began = Instant::now();
        loop {
            let found = self.run(script);
            if found == *expected {
                return;
            }
            assert!(began.elapsed() < Duration::from_secs(60), "{script} is {found}, not {expected}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Waits until a script returns true.
    #[track_caller]
    pub(crate) fn wait(&self, script: &str) {
        let until = Instant::now() + Duration::from_secs(30);
        while self.run(&format!("return {script}")) != true {
            let page = self.run("return location.href + ': ' + document.body.innerText");
            assert!(Instant::now() < until, "{script} in {page}");
            std::thread::sleep(Duration::from_millis(100));
        }
    }

    /// Presses a key, by its code in the WebDriver standard.
    pub(crate) fn press(&self, key: char) {
        let key = key.to_string();
        let presses = [json!({ "type": "keyDown", "value": key }), json!({ "type": "keyUp", "value": key })];
        self.post("/actions", &json!({ "actions": [{ "type": "key", "id": "keys", "actions": presses }] }));
    }

    /// Chooses a file in the file input of this id.
    pub(crate) fn choose_file(&self, id: &str, file: &std::path::Path) {
        let found = self.post("/element", &json!({ "using": "css selector", "value": format!("#{id}") }));
        let element = found.as_object().and_then(|found| found.values().next()?.as_str()).unwrap().to_owned();
        self.post(&format!("/element/{element}/value"), &json!({ "text": file }));
    }

    /// The whole page as a PNG, in the letters of base64.
    pub(crate) fn picture(&self) -> String {
        let taken = self.devtools("Page.captureScreenshot", &json!({ "captureBeyondViewport": true, "format": "png" }));
        taken["data"].as_str().unwrap().to_owned()
    }

    pub(crate) fn size(&self, width: u32, height: u32) {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", &metrics);
    }

    /// Opens a window beside the one that there is, and goes on in it; returns the handles of both.
    pub(crate) fn new_window(&self) -> [Value; 2] {
        let first = self.get("/window");
        let second = self.post("/window/new", &json!({ "type": "window" }))["handle"].take();
        self.switch(&second);
        [first, second]
    }

    /// Goes on in the window of this handle.
    pub(crate) fn switch(&self, window: &Value) {
        self.post("/window", &json!({ "handle": window }));
    }

    pub(crate) fn devtools(&self, command: &str, params: &Value) -> Value {
        self.post("/goog/cdp/execute", &json!({ "cmd": command, "params": params }))
    }

    /// The addresses that the browser asked for since the last call.
    pub(crate) fn asked_for(&self) -> Vec<String> {
        let log = self.post("/se/log", &json!({ "type": "performance" }));
        let messages = log.as_array().unwrap().iter();
        let messages = messages.map(|m| serde_json::from_str::<Value>(m["message"].as_str().unwrap()).unwrap());
        let sent = messages.filter(|m| m["message"]["method"] == "Network.requestWillBeSent");
        sent.map(|m| m["message"]["params"]["request"]["url"].as_str().unwrap().to_owned()).collect()
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        let _ = ureq::delete(&self.session).call();
        let _ = self.driver.kill().and_then(|()| self.driver.wait());
    }
}
