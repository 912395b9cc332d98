/* Runs a program whose disk fails: counts what it does below one folder, and stops it or refuses it at one point.
 *
 *     faulty_disk FOLDER TRACE FAULT PROGRAM ARGUMENTS...
 *
 * The program is traced with ptrace, and a seccomp filter stops it at the system calls that matter and at no others. Why not
 * a preloaded library: Rust's crates rename and lock files with system calls of their own, past the C library.
 *
 * Every operation on a file or folder below FOLDER has a number, from 1. FAULT is one of
 *     none           nothing fails
 *     stop@N         the program is killed just before operation N
 *     half@N         the program is killed when half of the bytes of operation N, a write, are written
 *     full@N+COUNT   from operation N on COUNT operations find the disk full (ENOSPC); of a write at N, half of the bytes
 *                    are written first, and the COUNT operations after it fail. Deleting, cutting short and reading succeed
 *     broken@N+COUNT COUNT operations fail with EIO
 *     readonly@N+COUNT COUNT operations that change something fail with EROFS
 *
 * TRACE gets a line for each operation that was done, its fields separated by tabs:
 *     N create INODE PATH          N write INODE OFFSET HEX     N sync INODE        N truncate INODE LENGTH
 *     N mkdir INODE PATH           N rename INODE FROM TO       N link INODE FROM TO
 *     N unlink PATH                N rmdir PATH                 N mode INODE
 *     N open PATH                  N read INODE                 0 say HEX (standard output)
 * and "N failed KIND" for one that the disk refused, or that failed by itself. A path is relative to FOLDER.
 *
 * Exit status: the program's; 200 if it was killed as asked, 201 if it died of a signal, 202 if it cannot be traced here,
 * 203 if an operation came that this program does not know how to count.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

enum { KILLED = 200, DIED = 201, UNTRACEABLE = 202, UNKNOWN = 203, TASKS = 64 };

static const int TRACED[] = {
    SYS_open,      SYS_openat,  SYS_creat,    SYS_write,    SYS_pwrite64, SYS_writev,          SYS_pwritev,
    SYS_read,      SYS_pread64, SYS_fsync,    SYS_fdatasync, SYS_rename,  SYS_renameat,        SYS_renameat2,
    SYS_link,      SYS_linkat,  SYS_unlink,   SYS_unlinkat, SYS_rmdir,    SYS_mkdir,           SYS_mkdirat,
    SYS_ftruncate, SYS_fchmod,  SYS_truncate, SYS_fallocate, SYS_sendfile, SYS_copy_file_range, SYS_symlink,
    SYS_symlinkat, SYS_openat2,
};

enum kind { NOTHING, CREATE, WRITE, SYNC, TRUNCATE, MKDIR, RENAME, LINK, UNLINK, RMDIR, MODE, OPEN, READ, SAY };
static const char *const NAMES[] = {"nothing", "create", "write", "sync", "truncate", "mkdir", "rename",
                                    "link",    "unlink", "rmdir", "mode", "open",     "read",  "say"};

/* What a thread is doing: filled in when a system call begins, written into the trace when it has succeeded. */
struct operation {
    pid_t task;
    enum kind kind;
    long number;
    unsigned long long inode;
    long long offset;
    unsigned long long memory;
    int descriptor;
    int kill_after;
    char path[PATH_MAX], to[PATH_MAX];
};

static struct operation tasks[TASKS];
static char folder[PATH_MAX];
static FILE *trace;
static long operations;
static enum { NONE, STOP, HALF, FULL, BROKEN, READONLY } fault;
static long fault_at, fault_count;

static struct operation *operation_of(pid_t task) {
    struct operation *free_one = NULL;
    for (int i = 0; i < TASKS; i++) {
        if (tasks[i].task == task) return &tasks[i];
        if (!free_one && !tasks[i].task) free_one = &tasks[i];
    }
    if (!free_one) {
        fprintf(stderr, "faulty_disk: more than %d threads\n", TASKS);
        exit(UNKNOWN);
    }
    free_one->task = task;
    return free_one;
}

/* Copies a path out of the program; false where there is none. */
static int read_text(pid_t task, unsigned long long address, char *text) {
    for (size_t i = 0; i < PATH_MAX; i++) {
        struct iovec own = {text + i, 1}, its = {(void *)(uintptr_t)(address + i), 1};
        if (process_vm_readv(task, &own, 1, &its, 1, 0) != 1) return 0;
        if (!text[i]) return 1;
    }
    return 0;
}

static int link_of(pid_t task, const char *what, int descriptor, char *path) {
    char name[64];
    if (what) snprintf(name, sizeof name, "/proc/%d/%s", task, what);
    else snprintf(name, sizeof name, "/proc/%d/fd/%d", task, descriptor);
    ssize_t length = readlink(name, path, PATH_MAX - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return 1;
}

/* Makes an absolute path one below the folder; false where it is not. The folder itself is ".". */
static int below(char *path) {
    size_t length = strlen(folder);
    if (strncmp(path, folder, length) || (path[length] && path[length] != '/')) return 0;
    if (!path[length]) strcpy(path, ".");
    else memmove(path, path + length + 1, strlen(path + length));
    return 1;
}

/* The path of a system call's argument relative to the folder; false where it lies elsewhere. The last part need not exist. */
static int path_below(pid_t task, int at, unsigned long long address, char *path) {
    char text[PATH_MAX], start[PATH_MAX], whole[2 * PATH_MAX], parent[PATH_MAX];
    if (!read_text(task, address, text)) return 0;
    size_t length = strlen(text);
    while (length > 1 && text[length - 1] == '/') text[--length] = 0;
    start[0] = 0;
    if (text[0] != '/' && !link_of(task, at == AT_FDCWD ? "cwd" : NULL, at, start)) return 0;
    snprintf(whole, sizeof whole, "%s/%s", start, text);
    char *name = strrchr(whole, '/');
    *name = 0;
    if (!realpath(whole[0] ? whole : "/", parent)) return 0;
    if (!strcmp(name + 1, ".")) name[1] = 0;
    int written = snprintf(path, PATH_MAX, name[1] ? "%s/%s" : "%s", parent, name + 1);
    return written < PATH_MAX && below(path);
}

static unsigned long long inode_at(const char *path, int *exists, long long *size) {
    char whole[2 * PATH_MAX];
    struct stat data;
    snprintf(whole, sizeof whole, "%s/%s", folder, path);
    *exists = !lstat(whole, &data);
    if (size) *size = *exists ? data.st_size : 0;
    return *exists ? data.st_ino : 0;
}

/* Whether an open file lies below the folder, also one that was deleted; notes its inode and where it is written next. */
static int file_below(struct operation *doing, int descriptor) {
    char name[64], line[128];
    struct stat data;
    if (!link_of(doing->task, NULL, descriptor, doing->path) || !below(doing->path)) return 0;
    snprintf(name, sizeof name, "/proc/%d/fd/%d", doing->task, descriptor);
    if (stat(name, &data)) return 0;
    doing->inode = data.st_ino;
    doing->offset = 0;
    snprintf(name, sizeof name, "/proc/%d/fdinfo/%d", doing->task, descriptor);
    FILE *info = fopen(name, "r");
    unsigned flags = 0;
    while (info && fgets(line, sizeof line, info)) {
        if (sscanf(line, "pos: %lld", &doing->offset) == 1) continue;
        if (sscanf(line, "flags: %o", &flags) == 1) continue;
    }
    if (info) fclose(info);
    if (flags & O_APPEND) doing->offset = data.st_size;
    return 1;
}

/* Says what a system call will do below the folder. */
static enum kind kind_of(struct operation *doing, unsigned long long call, const unsigned long long *args) {
    pid_t task = doing->task;
    int exists;
    long long size;
    doing->descriptor = -1;
    switch (call) {
    case SYS_open: case SYS_creat: case SYS_openat: {
        int at = call == SYS_openat ? (int)args[0] : AT_FDCWD;
        unsigned long long name = call == SYS_openat ? args[1] : args[0];
        unsigned flags = call == SYS_openat ? args[2] : call == SYS_open ? args[1] : O_CREAT | O_TRUNC | O_WRONLY;
        if ((flags & O_TMPFILE) == O_TMPFILE || !path_below(task, at, name, doing->path)) return NOTHING;
        doing->inode = inode_at(doing->path, &exists, &size);
        if (!exists) return flags & O_CREAT ? CREATE : NOTHING;
        if (flags & O_EXCL && flags & O_CREAT) return NOTHING;
        doing->offset = 0;
        return flags & O_TRUNC && size > 0 ? TRUNCATE : OPEN;
    }
    case SYS_write: case SYS_pwrite64: case SYS_writev: case SYS_pwritev:
        doing->memory = args[1];
        if (!file_below(doing, (int)args[0])) return call == SYS_write && args[0] == 1 ? SAY : NOTHING;
        if (call == SYS_writev || call == SYS_pwritev) exit(UNKNOWN);
        if (call == SYS_pwrite64) doing->offset = (long long)args[3];
        return WRITE;
    case SYS_read: case SYS_pread64:
        return file_below(doing, (int)args[0]) ? READ : NOTHING;
    case SYS_fsync: case SYS_fdatasync:
        return file_below(doing, (int)args[0]) ? SYNC : NOTHING;
    case SYS_ftruncate:
        if (!file_below(doing, (int)args[0])) return NOTHING;
        doing->offset = (long long)args[1];
        return TRUNCATE;
    case SYS_fchmod:
        return file_below(doing, (int)args[0]) ? MODE : NOTHING;
    case SYS_rename: case SYS_renameat: case SYS_renameat2: case SYS_link: case SYS_linkat: {
        int is_at = call != SYS_rename && call != SYS_link;
        int from = path_below(task, is_at ? (int)args[0] : AT_FDCWD, is_at ? args[1] : args[0], doing->path);
        int to = path_below(task, is_at ? (int)args[2] : AT_FDCWD, is_at ? args[3] : args[1], doing->to);
        if (!from && !to) return NOTHING;
        /* Across the folder's edge nothing can be said of the whole. */
        if (!from || !to) exit(UNKNOWN);
        doing->inode = inode_at(doing->path, &exists, NULL);
        return call == SYS_link || call == SYS_linkat ? LINK : RENAME;
    }
    case SYS_unlink: case SYS_unlinkat: case SYS_rmdir: {
        int is_at = call == SYS_unlinkat;
        if (!path_below(task, is_at ? (int)args[0] : AT_FDCWD, is_at ? args[1] : args[0], doing->path)) return NOTHING;
        inode_at(doing->path, &exists, NULL);
        if (!exists) return NOTHING;
        return call == SYS_rmdir || (is_at && args[2] & AT_REMOVEDIR) ? RMDIR : UNLINK;
    }
    case SYS_mkdir: case SYS_mkdirat: {
        int is_at = call == SYS_mkdirat;
        if (!path_below(task, is_at ? (int)args[0] : AT_FDCWD, is_at ? args[1] : args[0], doing->path)) return NOTHING;
        inode_at(doing->path, &exists, NULL);
        return exists ? NOTHING : MKDIR;
    }
    case SYS_truncate: case SYS_symlink: case SYS_openat2:
        if (path_below(task, AT_FDCWD, args[call == SYS_truncate ? 0 : 1], doing->path)) exit(UNKNOWN);
        return NOTHING;
    case SYS_symlinkat:
        if (path_below(task, (int)args[1], args[2], doing->path)) exit(UNKNOWN);
        return NOTHING;
    case SYS_fallocate: case SYS_sendfile:
        if (file_below(doing, (int)args[0])) exit(UNKNOWN);
        return NOTHING;
    case SYS_copy_file_range:
        if (file_below(doing, (int)args[2])) exit(UNKNOWN);
        return NOTHING;
    default:
        return NOTHING;
    }
}

static void write_hex(pid_t task, unsigned long long address, long long length) {
    unsigned char *bytes = malloc(length ? length : 1);
    struct iovec own = {bytes, length}, its = {(void *)(uintptr_t)address, length};
    if (length && process_vm_readv(task, &own, 1, &its, 1, 0) != length) exit(UNKNOWN);
    for (long long i = 0; i < length; i++) fprintf(trace, "%02x", bytes[i]);
    free(bytes);
}

/* Writes an operation that has ended into the trace. */
static void note(struct operation *doing, long long result) {
    int exists;
    if (result < 0) {
        if (doing->kind != SAY) fprintf(trace, "%ld\tfailed\t%s\n", doing->number, NAMES[doing->kind]);
        return;
    }
    if (doing->kind == CREATE || doing->kind == MKDIR) doing->inode = inode_at(doing->path, &exists, NULL);
    fprintf(trace, "%ld\t%s", doing->number, NAMES[doing->kind]);
    switch (doing->kind) {
    case CREATE: case MKDIR: fprintf(trace, "\t%llu\t%s", doing->inode, doing->path); break;
    case WRITE:
        fprintf(trace, "\t%llu\t%lld\t", doing->inode, doing->offset);
        write_hex(doing->task, doing->memory, result);
        break;
    case SAY:
        fputc('\t', trace);
        write_hex(doing->task, doing->memory, result);
        break;
    case TRUNCATE: fprintf(trace, "\t%llu\t%lld", doing->inode, doing->offset); break;
    case RENAME: case LINK: fprintf(trace, "\t%llu\t%s\t%s", doing->inode, doing->path, doing->to); break;
    case UNLINK: case RMDIR: case OPEN: fprintf(trace, "\t%s", doing->path); break;
    default: fprintf(trace, "\t%llu", doing->inode); break;
    }
    fputc('\n', trace);
}

/* The error that an operation meets; 0 for none. */
static int refused(enum kind kind, long number) {
    if (number < fault_at || number >= fault_at + fault_count) return 0;
    switch (fault) {
    case BROKEN: return EIO;
    case READONLY: return kind == OPEN || kind == READ || kind == SYNC ? 0 : EROFS;
    case FULL: return kind == CREATE || kind == WRITE || kind == SYNC || kind == MKDIR || kind == RENAME || kind == LINK ? ENOSPC : 0;
    default: return 0;
    }
}

static void stop_it(void) {
    for (int i = 0; i < TASKS; i++) {
        if (tasks[i].task) kill(tasks[i].task, SIGKILL);
    }
    while (waitpid(-1, NULL, __WALL) > 0 || errno == EINTR) {}
    fclose(trace);
    exit(KILLED);
}

/* A system call begins. Returns whether its end matters. */
static int begin(struct operation *doing, struct __ptrace_syscall_info *info) {
    struct user_regs_struct registers;
    doing->kill_after = 0;
    doing->kind = kind_of(doing, info->seccomp.nr, (const unsigned long long *)info->seccomp.args);
    if (doing->kind == NOTHING) return 0;
    if (doing->kind == SAY) {
        doing->number = 0;
        return 1;
    }
    doing->number = ++operations;
    unsigned long long length = info->seccomp.args[2];
    int is_long_write = doing->kind == WRITE && length > 1;
    int error = refused(doing->kind, doing->number);
    if (fault == STOP && doing->number == fault_at) stop_it();
    if (ptrace(PTRACE_GETREGS, doing->task, NULL, &registers)) return 0;
    if (doing->number == fault_at && is_long_write && (fault == HALF || fault == FULL)) {
        registers.rdx = length / 2;
        ptrace(PTRACE_SETREGS, doing->task, NULL, &registers);
        doing->kill_after = fault == HALF;
        if (fault == FULL) fault_count++;
        return 1;
    }
    if (fault == HALF && doing->number == fault_at) stop_it();
    if (!error) return 1;
    note(doing, -error);
    registers.orig_rax = (unsigned long long)-1;
    registers.rax = (unsigned long long)-(long long)error;
    ptrace(PTRACE_SETREGS, doing->task, NULL, &registers);
    return 0;
}

static void run_program(char **command) {
    struct sock_filter filter[2 * sizeof TRACED / sizeof *TRACED + 2];
    unsigned length = 0;
    filter[length++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr));
    for (size_t i = 0; i < sizeof TRACED / sizeof *TRACED; i++) {
        filter[length++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, TRACED[i], 0, 1);
        filter[length++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_TRACE);
    }
    filter[length++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    struct sock_fprog program = {length, filter};
    if (ptrace(PTRACE_TRACEME, 0, NULL, NULL)) _exit(UNTRACEABLE);
    raise(SIGSTOP);
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program)) _exit(UNTRACEABLE);
    execv(command[0], command);
    _exit(UNTRACEABLE);
}

static void read_fault(const char *text) {
    static const struct { const char *word; int fault; } WORDS[] = {{"stop", STOP}, {"half", HALF}, {"full", FULL},
                                                                     {"broken", BROKEN}, {"readonly", READONLY}};
    const char *at = strchr(text, '@');
    for (size_t i = 0; at && i < sizeof WORDS / sizeof *WORDS; i++) {
        if (strlen(WORDS[i].word) == (size_t)(at - text) && !strncmp(text, WORDS[i].word, at - text)) fault = WORDS[i].fault;
    }
    fault_count = 1;
    if (at) sscanf(at, "@%ld+%ld", &fault_at, &fault_count);
}

int main(int count, char **args) {
    if (count < 5 || !realpath(args[1], folder) || !(trace = fopen(args[2], "we"))) {
        fprintf(stderr, "faulty_disk FOLDER TRACE FAULT PROGRAM ARGUMENTS...\n");
        return UNTRACEABLE;
    }
    read_fault(args[3]);
    pid_t program = fork();
    if (!program) run_program(args + 4);
    int status;
    if (waitpid(program, &status, 0) < 0 || !WIFSTOPPED(status)) return UNTRACEABLE;
    long options = PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACESECCOMP | PTRACE_O_TRACECLONE | PTRACE_O_TRACEFORK | PTRACE_O_TRACEVFORK |
                   PTRACE_O_TRACEEXEC | PTRACE_O_EXITKILL;
    if (ptrace(PTRACE_SETOPTIONS, program, NULL, options) || ptrace(PTRACE_CONT, program, NULL, NULL)) return UNTRACEABLE;
    for (;;) {
        pid_t task = waitpid(-1, &status, __WALL);
        if (task < 0) return DIED;
        if (WIFEXITED(status) || WIFSIGNALED(status)) {
            operation_of(task)->task = 0;
            if (task != program) continue;
            fclose(trace);
            return WIFEXITED(status) ? WEXITSTATUS(status) : DIED;
        }
        int signal = WSTOPSIG(status), event = status >> 16, watches_end = 0;
        struct operation *doing = operation_of(task);
        struct __ptrace_syscall_info info;
        if (event == PTRACE_EVENT_SECCOMP) {
            if (ptrace(PTRACE_GET_SYSCALL_INFO, task, sizeof info, &info) > 0 && info.op == PTRACE_SYSCALL_INFO_SECCOMP) {
                watches_end = begin(doing, &info);
            }
            signal = 0;
        } else if (signal == (SIGTRAP | 0x80)) {
            if (ptrace(PTRACE_GET_SYSCALL_INFO, task, sizeof info, &info) > 0 && info.op == PTRACE_SYSCALL_INFO_EXIT) {
                note(doing, info.exit.rval);
                if (doing->kill_after) stop_it();
            }
            signal = 0;
        } else if (event || signal == SIGSTOP || signal == SIGTRAP) {
            /* A thread begins, or a program is executed. */
            signal = 0;
        }
        ptrace(watches_end ? PTRACE_SYSCALL : PTRACE_CONT, task, NULL, (long)signal);
    }
}
