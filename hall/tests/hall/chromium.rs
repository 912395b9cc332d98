//! The hall's pages in a real browser: Chromium, driven through its WebDriver.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// A browser with one window, closed when it is dropped.
pub(crate) struct Chromium {
    driver: Child,
    session: String,
}

impl Chromium {
    /// Opens a browser for which the name `hall.test` is this computer's; `None`, said loudly, where none is installed.
    pub(crate) fn open() -> Option<Self> {
        let started = Command::new("chromedriver").arg("--port=0").stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let Ok(mut driver) = started else {
            eprintln!("SKIPPED: the hall in a browser was not tested (apt-get install chromium-driver)");
            return None;
        };
        let mut lines = BufReader::new(driver.stdout.take().unwrap()).lines().map_while(Result::ok);
        let port: u16 = lines
            .find_map(|line| line.split_once("started successfully on port ")?.1.trim_end_matches('.').parse().ok())
            .unwrap();
        let args = ["--headless=new", "--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP hall.test 127.0.0.1"];
        let wanted = json!({ "capabilities": { "alwaysMatch": { "goog:chromeOptions": { "args": args } } } });
        let base = format!("http://127.0.0.1:{port}/session");
        let mut browser = Self { driver, session: base.clone() };
        let opened = browser.post("", &wanted);
        browser.session = format!("{base}/{}", opened["sessionId"].as_str().unwrap());
        Some(browser)
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        let request = ureq::post(format!("{}{path}", self.session)).config().http_status_as_error(false).build();
        let text = request.send(body.to_string()).unwrap().body_mut().read_to_string().unwrap();
        serde_json::from_str::<Value>(&text).unwrap()["value"].take()
    }

    pub(crate) fn go(&self, address: &str) {
        self.post("/url", &json!({ "url": address }));
    }

    /// Runs a script in the page, and returns what it returns.
    pub(crate) fn run(&self, script: &str) -> Value {
        self.post("/execute/sync", &json!({ "script": script, "args": [] }))
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
}

impl Drop for Chromium {
    fn drop(&mut self) {
        let _ = ureq::delete(&self.session).call();
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}
