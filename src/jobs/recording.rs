//! A recording in its own threads, for a face that must not wait: one thread takes pictures, one looks at
//! them and writes the record, and a snapshot of the state is there at any time.
//!
//! | channel | bound | when it is full |
//! |---|---|---|
//! | capture to eyes, live source | one slot | the newest picture replaces the waiting one; the loss is counted |
//! | capture to eyes, file | one slot | capture waits: nothing of a file is dropped |
//! | commands to the eyes | a flag | - |

