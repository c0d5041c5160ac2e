/* What a power loss leaves of a folder: preloaded into a server, it keeps a copy of each file as it
 * was when the system was last told to bring it to the disk, and the names that the folder had then.
 *
 * POWER_FOLDER is the folder, POWER_COPIES where the copies go. At the sync of number POWER_LAST the
 * process dies before anything of it has reached the disk.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static long syncs;

static void fail(const char *what) {
    perror(what);
    abort();
}

/* Writes it under another name first, so that a copy is whole or not there. */
static void keep(const char *name, void (*write_to)(int from, int to), int from) {
    char made[PATH_MAX], kept[PATH_MAX];
    snprintf(made, sizeof made, "%s/.new", getenv("POWER_COPIES"));
    snprintf(kept, sizeof kept, "%s/%s", getenv("POWER_COPIES"), name);
    int to = open(made, O_CREAT | O_TRUNC | O_WRONLY, 0600);
    if (to < 0) fail(made);
    write_to(from, to);
    close(to);
    if (rename(made, kept) < 0) fail(kept);
}

static void content(int from, int to) {
    char block[65536];
    off_t at = 0;
    ssize_t read;
    while ((read = pread(from, block, sizeof block, at)) > 0) {
        if (write(to, block, read) != read) fail("a copy");
        at += read;
    }
}

static void names(int from, int to) {
    (void)from;
    DIR *folder = opendir(getenv("POWER_FOLDER"));
    if (!folder) fail("POWER_FOLDER");
    struct dirent *each;
    while ((each = readdir(folder))) {
        if (each->d_name[0] != '.') dprintf(to, "%s\n", each->d_name);
    }
    closedir(folder);
}

static void synced(int fd) {
    char link[64], path[PATH_MAX];
    const char *folder = getenv("POWER_FOLDER");
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return;
    path[length] = 0;
    size_t prefix = strlen(folder);
    if (strncmp(path, folder, prefix)) return;
    pthread_mutex_lock(&lock);
    const char *last = getenv("POWER_LAST");
    if (last && ++syncs >= atol(last)) kill(getpid(), SIGKILL);
    if (!path[prefix]) keep(".names", names, fd);
    else if (path[prefix] == '/') keep(path + prefix + 1, content, fd);
    pthread_mutex_unlock(&lock);
}

#define SYNC(name)                                                                                 \
    int name(int fd) {                                                                             \
        int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, #name);                                  \
        int result = real(fd);                                                                     \
        if (!result) synced(fd);                                                                   \
        return result;                                                                             \
    }

SYNC(fsync)
SYNC(fdatasync)
