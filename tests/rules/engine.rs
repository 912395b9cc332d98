//! RULES.md D.3: the rules engine.
