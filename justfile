# The project's chores. `just --list` names them; https://just.systems says how to get just.

# Lists the chores.
default:
    @just --list

# Runs every check: format, lints, the core's tests, all tests.
test:
    scripts/test

# Checks format and lints.
lint:
    cargo fmt --all --check
    cargo clippy --locked --workspace --all-targets -- -D warnings

# Checks citations and links, builds the API documentation and, where mdBook is installed, the user guide.
docs:
    cargo test --locked --package kifuscribe-repository-tests citations
    cargo doc --locked --workspace --no-deps
    if command -v mdbook >/dev/null; then mdbook build docs; else echo "mdbook is missing: cargo install mdbook"; fi

# Draws every screen of the window in four languages into a folder, to be looked at.
gallery folder="/tmp/screens":
    GALLERY={{folder}} cargo test --locked --workspace --test app gallery -- --include-ignored

# Draws the pictures of the user guide afresh.
screenshots:
    scripts/screenshots

# Draws the samples afresh.
samples:
    scripts/make-samples

# Runs each fuzz target for so many seconds.
fuzz seconds="600":
    fuzz/run {{seconds}}

# Runs everything that looks for faults for so many hours, and prints a table of what was found.
trust hours="1":
    scripts/trust {{hours}}

# Records so many hours of play, so many times as fast, in one window, and says what has grown.
soak hours="8" pace="15":
    scripts/soak {{hours}} {{pace}}

# Says for each folder how many of its lines the tests run.
coverage:
    scripts/coverage

# Runs the benchmarks.
bench:
    cd benches/core && cargo bench
    cd benches/vision && cargo bench

# Makes everything for a download page: package, tar, bill of materials, checksums, notes.
release *options="":
    scripts/release {{options}}
