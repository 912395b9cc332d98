# Sourced by scripts/demo and scripts/test: which system packages are missing, and how they get in.
# shellcheck shell=bash

# Debian and Ubuntu. Building: a C++ compiler, the headers of OpenCV and libav, libclang, which reads them, and Python.
apt_build=(ca-certificates build-essential pkg-config libopencv-dev libavformat-dev libswscale-dev clang libclang-dev python3)
# Running: what the window loads when it opens, and the program that reads the pictures of iPhones.
apt_run=(libxcursor1 libxi6 libxrandr2 libxkbcommon-x11-0 libwayland-egl1 libgl1-mesa-dri libegl1 libgl1 libheif-examples)
# Fonts: Chinese, Japanese and Korean in the window and in reports; Cyrillic in reports as PDF.
apt_fonts=(fonts-noto-cjk fonts-dejavu-core)
brew_all=(opencv llvm pkgconf)
# What the tar of scripts/release leaves to the computer: C and C++ library, those of the screen with its drivers, and fonts. Others beside
# them would not fit the drivers.
# shellcheck disable=SC2034
system_libraries='ld-linux[a-z0-9-]*|lib(c|m|dl|rt|pthread|resolv|gcc_s|stdc\+\+)|lib(GL|GLX|GLdispatch|EGL|OpenGL|gbm|drm)|libX[A-Za-z0-9]*|libxcb[a-z0-9-]*|libxkbcommon[a-z0-9-]*|libwayland-[a-z]+|libfontconfig'

say() { printf '%s: %s\n' "$(basename "$0")" "$*" >&2; }

# Building, running and testing need the same: no test asks for more than the program.
install_packages() {
    local wanted=("${apt_build[@]}" "${apt_run[@]}" "${apt_fonts[@]}")
    if command -v apt-get >/dev/null; then
        install_with_apt "${wanted[@]}"
    elif [ "$(uname -s)" = Darwin ] && command -v brew >/dev/null; then
        install_with_brew "${brew_all[@]}"
    else
        say "this system has neither apt-get nor brew. Install by its own means what Debian calls:"
        printf '  %s\n' "${wanted[@]}" >&2
        say "then build and run with: cargo run --locked, cargo test --locked --workspace"
        exit 2
    fi
}

# The real browser and servers that some tests start. Where they cannot be had, those tests say that they were skipped.
install_test_servers() {
    command -v apt-get >/dev/null || return 0
    (install_with_apt chromium-driver) || say "no browser: the tests of the live page in a browser are skipped"
    (install_with_apt postgresql nats-server) || say "no PostgreSQL or NATS: the tests of a hall on them are skipped"
}

install_with_apt() {
    local missing=() package root=()
    for package in "$@"; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    say "missing system packages: ${missing[*]}"
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            say "they can only be installed by root; run: apt-get install ${missing[*]}"
            exit 2
        fi
        root=(sudo)
    fi
    # What apt says is progress, not a result.
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -qq >&2
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2
}

install_with_brew() {
    local missing=() package
    for package in "$@"; do
        brew list --versions "$package" >/dev/null 2>&1 || missing+=("$package")
    done
    if [ ${#missing[@]} -gt 0 ]; then
        say "missing system packages: ${missing[*]}"
        brew install "${missing[@]}" >&2
    fi
    # The opencv crate reads the headers with this libclang.
    LIBCLANG_PATH="$(brew --prefix llvm)/lib"
    export LIBCLANG_PATH
}

need_rust() {
    if ! command -v cargo >/dev/null && [ -x "$HOME/.cargo/bin/cargo" ]; then
        PATH="$HOME/.cargo/bin:$PATH"
    fi
    if ! command -v cargo >/dev/null; then
        say "Rust is missing; install it from https://rustup.rs and run this again"
        exit 2
    fi
}
