/* A V4L2 camera in user space, for tests: preloaded into a program with LD_PRELOAD, it answers for /dev/video*.
 *
 * Needed because a test machine has no camera and may load no kernel module. It stands in for the C library's open,
 * opendir, readlink, close, poll, select, ioctl and syscall (Rust's v4l crate calls ioctl through syscall); mmap works by itself,
 * since a camera's file descriptor is an anonymous file in memory.
 *
 * The environment says what the camera is:
 *   FAKE_CAMERA_ROOT    a folder that replaces /dev and /sys/class/video4linux: dev/video0, dev/v4l/by-id/..., sys/...
 *   FAKE_CAMERA_STATE   a file that says what the camera does now, in one line: WORD PLUGGED SCENE
 *                         WORD     run: pictures come; stall: none come; busy: another program has it; gone:
 *                                  unplugged; no-format, no-buffers, no-start: unplugged as soon as VIDIOC_S_FMT,
 *                                  VIDIOC_REQBUFS or VIDIOC_STREAMON is asked for, for the descriptor that asks;
 *                                  cut: of each picture only the first half comes; empty: of each picture nothing comes;
 *                                  flawed: each picture is marked as damaged (V4L2_BUF_FLAG_ERROR);
 *                                  wild: as run, but the times of the pictures jump back and forth by hours
 *                         PLUGGED  how often it has been plugged in; a descriptor of an earlier time is dead for good
 *                         SCENE    the file with the pictures; they are played once, and the last one stays (see LOOP)
 *                       /dev/videoN has a state of its own where there is such a file with .N behind its name
 *   FAKE_CAMERA_FORMAT  MJPG (the scene holds JPEG pictures one after the other) or YUYV (raw ones)
 *   FAKE_CAMERA_SIZE    WIDTHxHEIGHT
 *   FAKE_CAMERA_ANSWER  WIDTHxHEIGHT that it answers whatever is asked for; as FAKE_CAMERA_SIZE unless told
 *   FAKE_CAMERA_RATE    pictures a second as NUMERATOR/DENOMINATOR
 *   FAKE_CAMERA_LOOP    the number of pictures at the end of a scene that are repeated for ever, 1 unless told: a board at
 *                       rest with noise
 *   FAKE_CAMERA_CONTROLS  a file to which a line ID=VALUE is added whenever a control is set; without it there are no
 *                       controls
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/videodev2.h>
#include <poll.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/select.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum { BUFFERS = 4, CAMERAS = 8, BUFFER_SIZE = 4 << 20, PATH_SIZE = 1024 };

struct camera {
    int used, fd, number, plugged, streaming, broken;
    unsigned char *memory;
    unsigned queue[BUFFERS], queued;
    char scene[PATH_SIZE];
    unsigned char *pictures;
    size_t length, at;
    unsigned sequence;
    double next_due;
};

struct state {
    char word[16];
    int plugged;
    char scene[PATH_SIZE];
};

static struct camera cameras[CAMERAS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + t.tv_nsec / 1e9;
}

/* Reads a whole file past our own open; the caller frees it. */
static unsigned char *slurp(const char *path, size_t *length) {
    int fd = syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return NULL;
    size_t size = 0, room = 1 << 16;
    unsigned char *bytes = malloc(room + 1);
    for (long got; (got = syscall(SYS_read, fd, bytes + size, room - size)) > 0;) {
        size += got;
        if (size == room) bytes = realloc(bytes, (room *= 2) + 1);
    }
    syscall(SYS_close, fd);
    bytes[size] = 0;
    *length = size;
    return bytes;
}

/* The state of /dev/videoN. */
static struct state state_of(int number) {
    struct state s = {.word = "gone"};
    const char *path = getenv("FAKE_CAMERA_STATE");
    char own[PATH_SIZE];
    size_t length;
    char *text = NULL;
    if (path) {
        snprintf(own, sizeof own, "%s.%d", path, number);
        text = (char *)slurp(own, &length);
        if (!text) text = (char *)slurp(path, &length);
    }
    if (text) sscanf(text, "%15s %d %1023s", s.word, &s.plugged, s.scene);
    free(text);
    return s;
}

static int is(const struct state *s, const char *word) { return strcmp(s->word, word) == 0; }

static int sends_pictures(const struct state *s) { return !is(s, "stall") && !is(s, "busy") && !is(s, "gone"); }

static void size_that_is_offered(unsigned *width, unsigned *height) {
    const char *size = getenv("FAKE_CAMERA_SIZE");
    if (!size || sscanf(size, "%ux%u", width, height) != 2) *width = 640, *height = 480;
}

static void size_of_picture(unsigned *width, unsigned *height) {
    const char *size = getenv("FAKE_CAMERA_ANSWER");
    if (!size || sscanf(size, "%ux%u", width, height) != 2) size_that_is_offered(width, height);
}

static void rate(unsigned *numerator, unsigned *denominator) {
    const char *text = getenv("FAKE_CAMERA_RATE");
    if (!text || sscanf(text, "%u/%u", numerator, denominator) != 2) *numerator = 10, *denominator = 1;
}

static int is_raw(void) {
    const char *format = getenv("FAKE_CAMERA_FORMAT");
    return format && strcmp(format, "YUYV") == 0;
}

static unsigned format(void) { return is_raw() ? V4L2_PIX_FMT_YUYV : V4L2_PIX_FMT_MJPEG; }

/* The path that stands for one of the system's, in `room`. */
static const char *redirected(const char *path, char *room) {
    const char *root = getenv("FAKE_CAMERA_ROOT");
    int ours = root && path &&
               (strcmp(path, "/dev") == 0 || strcmp(path, "/dev/") == 0 || strncmp(path, "/dev/video", 10) == 0 ||
                strncmp(path, "/dev/v4l", 8) == 0 || strncmp(path, "/sys/class/video4linux", 22) == 0);
    if (!ours) return path;
    snprintf(room, PATH_SIZE, "%s%s", root, path);
    return room;
}

static struct camera *camera_of(int fd) {
    for (int i = 0; i < CAMERAS; i++)
        if (cameras[i].used && cameras[i].fd == fd) return &cameras[i];
    return NULL;
}

static int open_camera(const char *path, int number) {
    struct state s = state_of(number);
    if (is(&s, "gone") || syscall(SYS_faccessat, AT_FDCWD, path, F_OK) != 0) {
        errno = ENOENT;
        return -1;
    }
    pthread_mutex_lock(&lock);
    struct camera *c = NULL;
    for (int i = 0; i < CAMERAS && !c; i++)
        if (!cameras[i].used) c = &cameras[i];
    int fd = c ? syscall(SYS_memfd_create, "fake camera", 1u) : -1;
    if (fd >= 0 && syscall(SYS_ftruncate, fd, (long)BUFFERS * BUFFER_SIZE) == 0) {
        memset(c, 0, sizeof *c);
        c->used = 1, c->fd = fd, c->number = number, c->plugged = s.plugged;
        c->memory = mmap(NULL, (size_t)BUFFERS * BUFFER_SIZE, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    }
    pthread_mutex_unlock(&lock);
    return fd;
}

static int open_any(const char *path, int flags, int mode) {
    char room[PATH_SIZE];
    const char *real = redirected(path, room);
    if (real != path && strncmp(path, "/dev/video", 10) == 0) return open_camera(real, atoi(path + 10));
    return syscall(SYS_openat, AT_FDCWD, real, flags, mode);
}

int open(const char *path, int flags, ...) {
    va_list a;
    va_start(a, flags);
    int mode = va_arg(a, int);
    va_end(a);
    return open_any(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
    va_list a;
    va_start(a, flags);
    int mode = va_arg(a, int);
    va_end(a);
    return open_any(path, flags, mode);
}

DIR *opendir(const char *path) {
    static DIR *(*real)(const char *);
    if (!real) real = dlsym(RTLD_NEXT, "opendir");
    char room[PATH_SIZE];
    return real(redirected(path, room));
}

ssize_t readlink(const char *path, char *to, size_t size) {
    char room[PATH_SIZE];
    return syscall(SYS_readlinkat, AT_FDCWD, redirected(path, room), to, size);
}

int close(int fd) {
    pthread_mutex_lock(&lock);
    struct camera *c = camera_of(fd);
    if (c) {
        munmap(c->memory, (size_t)BUFFERS * BUFFER_SIZE);
        free(c->pictures);
        c->used = 0;
    }
    pthread_mutex_unlock(&lock);
    return syscall(SYS_close, fd);
}

static int is_dead(const struct camera *c, const struct state *s) {
    return c->broken || is(s, "gone") || s->plugged != c->plugged;
}

/* Waits until a picture is due, the camera is dead, or the time is over. 1: something to fetch. */
static int wait_for_picture(struct camera *c, int milliseconds) {
    double end = milliseconds < 0 ? 1e18 : now() + milliseconds / 1e3;
    for (;;) {
        struct state s = state_of(c->number);
        if (is_dead(c, &s)) return 1;
        if (sends_pictures(&s) && c->streaming && c->queued > 0 && now() >= c->next_due) return 1;
        if (now() >= end) return 0;
        usleep(10000);
    }
}

int poll(struct pollfd *files, nfds_t count, int milliseconds) {
    static int (*real)(struct pollfd *, nfds_t, int);
    if (!real) real = dlsym(RTLD_NEXT, "poll");
    struct camera *c = count == 1 ? camera_of(files[0].fd) : NULL;
    if (!c) return real(files, count, milliseconds);
    if (!wait_for_picture(c, milliseconds)) return 0;
    struct state s = state_of(c->number);
    files[0].revents = is_dead(c, &s) ? POLLERR | POLLHUP : POLLIN;
    return 1;
}

/* OpenCV waits for a camera with select, and asks for no other file in that call. */
int select(int count, fd_set *readable, fd_set *writable, fd_set *odd, struct timeval *limit) {
    static int (*real)(int, fd_set *, fd_set *, fd_set *, struct timeval *);
    if (!real) real = dlsym(RTLD_NEXT, "select");
    struct camera *c = count > 0 && readable && FD_ISSET(count - 1, readable) ? camera_of(count - 1) : NULL;
    if (!c) return real(count, readable, writable, odd, limit);
    int milliseconds = limit ? (int)(limit->tv_sec * 1000 + limit->tv_usec / 1000) : -1;
    if (wait_for_picture(c, milliseconds)) return 1;
    FD_ZERO(readable);
    return 0;
}

/* The length of the picture at `at` of the scene. */
static size_t picture_length(const struct camera *c, size_t at) {
    if (is_raw()) {
        unsigned width, height;
        size_of_picture(&width, &height);
        return (size_t)width * height * 2;
    }
    for (size_t i = at + 2; i + 2 < c->length; i++)
        if (c->pictures[i] == 0xff && c->pictures[i + 1] == 0xd8 && c->pictures[i + 2] == 0xff) return i - at;
    return c->length - at;
}

/* Where the pictures begin that are repeated: so many before the end of the last one. */
static size_t loop_start(const struct camera *c) {
    const char *text = getenv("FAKE_CAMERA_LOOP");
    size_t at = c->length;
    for (int back = text ? atoi(text) : 1; back > 0 && at > 0; back--)
        if (is_raw())
            at -= picture_length(c, 0) < at ? picture_length(c, 0) : at;
        else
            do at--;
            while (at > 0 && !(c->pictures[at] == 0xff && c->pictures[at + 1] == 0xd8 && c->pictures[at + 2] == 0xff));
    return at;
}

static int fetch(struct camera *c, struct v4l2_buffer *b) {
    struct state s = state_of(c->number);
    unsigned numerator, denominator;
    rate(&numerator, &denominator);
    if (!c->queued || !sends_pictures(&s) || now() < c->next_due) {
        errno = EAGAIN;
        return -1;
    }
    if (strcmp(s.scene, c->scene) != 0) {
        free(c->pictures);
        c->pictures = slurp(s.scene, &c->length);
        c->at = 0;
        strcpy(c->scene, s.scene);
    }
    if (!c->pictures || !c->length) {
        errno = EIO;
        return -1;
    }
    size_t length = picture_length(c, c->at);
    if (c->at + length > c->length) length = c->length - c->at;
    unsigned index = c->queue[0];
    memmove(c->queue, c->queue + 1, sizeof *c->queue * --c->queued);
    /* What an earlier picture left behind it stays in the buffer, as drivers have it. */
    size_t sent = is(&s, "empty") ? 0 : is(&s, "cut") ? length / 2 : length;
    memcpy(c->memory + (size_t)index * BUFFER_SIZE, c->pictures + c->at, sent);
    c->at += length;
    if (c->at >= c->length) c->at = loop_start(c);
    double late = now();
    c->next_due = (c->next_due > late - 1 ? c->next_due : late) + (double)denominator / numerator;
    b->index = index;
    b->bytesused = sent;
    b->length = BUFFER_SIZE;
    b->sequence = c->sequence++;
    b->field = V4L2_FIELD_NONE;
    b->flags = V4L2_BUF_FLAG_TIMESTAMP_MONOTONIC | (is(&s, "flawed") ? V4L2_BUF_FLAG_ERROR : 0);
    double time = is(&s, "wild") ? late + (b->sequence % 2 ? -1 : 1) * 3600.0 * (b->sequence % 7) : late;
    b->timestamp.tv_sec = (long)(time > 0 ? time : 0);
    b->timestamp.tv_usec = (long)((late - (long)late) * 1e6);
    return 0;
}

static int fail(int why) {
    errno = why;
    return -1;
}

static void fill_format(struct v4l2_pix_format *p) {
    memset(p, 0, sizeof *p);
    size_of_picture(&p->width, &p->height);
    p->pixelformat = format();
    p->field = V4L2_FIELD_NONE;
    p->bytesperline = is_raw() ? p->width * 2 : 0;
    p->sizeimage = BUFFER_SIZE;
    p->colorspace = V4L2_COLORSPACE_SRGB;
}

/* The controls: exposure and white balance, each with its automatic, at work when the camera is made. */
static struct control {
    unsigned id, type;
    const char *name;
    int least, most, value;
} controls[] = {
    {V4L2_CID_AUTO_WHITE_BALANCE, V4L2_CTRL_TYPE_BOOLEAN, "White Balance, Automatic", 0, 1, 1},
    {V4L2_CID_WHITE_BALANCE_TEMPERATURE, V4L2_CTRL_TYPE_INTEGER, "White Balance Temperature", 2800, 6500, 4321},
    {V4L2_CID_EXPOSURE_AUTO, V4L2_CTRL_TYPE_MENU, "Auto Exposure", 0, 3, 3},
    {V4L2_CID_EXPOSURE_ABSOLUTE, V4L2_CTRL_TYPE_INTEGER, "Exposure Time, Absolute", 3, 2047, 157},
};
enum { CONTROLS = sizeof controls / sizeof *controls };

/* The control with this number, or the next one after it; none where the test wants none. */
static struct control *control_of(unsigned id, int next) {
    for (int i = 0; getenv("FAKE_CAMERA_CONTROLS") && i < CONTROLS; i++)
        if (next ? controls[i].id > id : controls[i].id == id) return &controls[i];
    return NULL;
}

static int describe_control(struct v4l2_query_ext_ctrl *q) {
    unsigned flags = V4L2_CTRL_FLAG_NEXT_CTRL | V4L2_CTRL_FLAG_NEXT_COMPOUND;
    struct control *found = control_of(q->id & ~flags, (q->id & flags) != 0);
    if (!found) return fail(EINVAL);
    memset(q, 0, sizeof *q);
    q->id = found->id;
    q->type = found->type;
    strcpy(q->name, found->name);
    q->minimum = found->least;
    q->maximum = found->most;
    q->step = 1;
    q->default_value = found->value;
    return 0;
}

static int move_controls(struct v4l2_ext_controls *all, int set) {
    for (unsigned i = 0; i < all->count; i++) {
        struct v4l2_ext_control *one = &all->controls[i];
        struct control *found = control_of(one->id, 0);
        if (!found) return fail(EINVAL);
        if (!set) {
            one->value = found->value;
            continue;
        }
        found->value = one->value;
        FILE *f = fopen(getenv("FAKE_CAMERA_CONTROLS"), "a");
        if (!f) return fail(EIO);
        fprintf(f, "%s=%d\n", found->name, found->value);
        fclose(f);
    }
    return 0;
}

/* Whether the camera is unplugged at this very request. */
static int breaks_at(const struct state *s, unsigned long request) {
    return (request == VIDIOC_S_FMT && is(s, "no-format")) || (request == VIDIOC_REQBUFS && is(s, "no-buffers")) ||
           (request == VIDIOC_STREAMON && is(s, "no-start"));
}

static int answer(struct camera *c, unsigned long request, void *argument) {
    struct state s = state_of(c->number);
    if (breaks_at(&s, request & 0xffffffff)) c->broken = 1;
    if (is_dead(c, &s)) return fail(ENODEV);
    switch (request & 0xffffffff) {
    case VIDIOC_QUERYCAP: {
        struct v4l2_capability *cap = argument;
        memset(cap, 0, sizeof *cap);
        strcpy((char *)cap->driver, "fake");
        strcpy((char *)cap->card, "Kifu Go Cam");
        strcpy((char *)cap->bus_info, "usb-fake-1");
        cap->version = 0x060100;
        cap->device_caps = V4L2_CAP_VIDEO_CAPTURE | V4L2_CAP_STREAMING;
        cap->capabilities = cap->device_caps | V4L2_CAP_DEVICE_CAPS;
        return 0;
    }
    case VIDIOC_ENUM_FMT: {
        struct v4l2_fmtdesc *f = argument;
        if (f->index > 0 || f->type != V4L2_BUF_TYPE_VIDEO_CAPTURE) return fail(EINVAL);
        f->flags = is_raw() ? 0 : V4L2_FMT_FLAG_COMPRESSED;
        strcpy((char *)f->description, is_raw() ? "YUYV 4:2:2" : "Motion-JPEG");
        f->pixelformat = format();
        return 0;
    }
    case VIDIOC_ENUM_FRAMESIZES: {
        struct v4l2_frmsizeenum *f = argument;
        if (f->index > 0 || f->pixel_format != format()) return fail(EINVAL);
        f->type = V4L2_FRMSIZE_TYPE_DISCRETE;
        size_that_is_offered(&f->discrete.width, &f->discrete.height);
        return 0;
    }
    case VIDIOC_ENUM_FRAMEINTERVALS: {
        struct v4l2_frmivalenum *f = argument;
        if (f->index > 0) return fail(EINVAL);
        f->type = V4L2_FRMIVAL_TYPE_DISCRETE;
        rate(&f->discrete.denominator, &f->discrete.numerator);
        return 0;
    }
    case VIDIOC_S_FMT:
        if (is(&s, "busy")) return fail(EBUSY);
        /* fall through */
    case VIDIOC_G_FMT:
    case VIDIOC_TRY_FMT: {
        struct v4l2_format *f = argument;
        if (f->type != V4L2_BUF_TYPE_VIDEO_CAPTURE) return fail(EINVAL);
        fill_format(&f->fmt.pix);
        return 0;
    }
    case VIDIOC_G_PARM:
    case VIDIOC_S_PARM: {
        struct v4l2_streamparm *p = argument;
        p->parm.capture.capability = V4L2_CAP_TIMEPERFRAME;
        rate(&p->parm.capture.timeperframe.denominator, &p->parm.capture.timeperframe.numerator);
        return 0;
    }
    case VIDIOC_QUERY_EXT_CTRL: return describe_control(argument);
    case VIDIOC_G_EXT_CTRLS: return move_controls(argument, 0);
    case VIDIOC_S_EXT_CTRLS: return move_controls(argument, 1);
    case VIDIOC_REQBUFS: {
        struct v4l2_requestbuffers *r = argument;
        if (is(&s, "busy")) return fail(EBUSY);
        if (r->type != V4L2_BUF_TYPE_VIDEO_CAPTURE || r->memory != V4L2_MEMORY_MMAP) return fail(EINVAL);
        if (r->count > BUFFERS) r->count = BUFFERS;
        c->queued = 0;
        return 0;
    }
    case VIDIOC_QUERYBUF: {
        struct v4l2_buffer *b = argument;
        if (b->index >= BUFFERS) return fail(EINVAL);
        b->length = BUFFER_SIZE;
        b->m.offset = b->index * BUFFER_SIZE;
        b->flags = 0;
        return 0;
    }
    case VIDIOC_QBUF: {
        struct v4l2_buffer *b = argument;
        if (b->index >= BUFFERS || c->queued >= BUFFERS) return fail(EINVAL);
        c->queue[c->queued++] = b->index;
        return 0;
    }
    case VIDIOC_DQBUF: return fetch(c, argument);
    case VIDIOC_STREAMON:
        c->streaming = 1;
        c->next_due = now();
        return 0;
    case VIDIOC_STREAMOFF:
        c->streaming = 0;
        c->queued = 0;
        return 0;
    default: return fail(EINVAL);
    }
}

int ioctl(int fd, unsigned long request, ...) {
    va_list a;
    va_start(a, request);
    void *argument = va_arg(a, void *);
    va_end(a);
    struct camera *c = camera_of(fd);
    return c ? answer(c, request, argument) : (int)syscall(SYS_ioctl, fd, request, argument);
}

long syscall(long number, ...) {
    static long (*real)(long, ...);
    if (!real) real = dlsym(RTLD_NEXT, "syscall");
    va_list a;
    va_start(a, number);
    long x[6];
    for (int i = 0; i < 6; i++) x[i] = va_arg(a, long);
    va_end(a);
    struct camera *c = number == SYS_ioctl ? camera_of(x[0]) : NULL;
    return c ? answer(c, x[1], (void *)x[2]) : real(number, x[0], x[1], x[2], x[3], x[4], x[5]);
}
