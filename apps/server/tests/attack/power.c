/*
 * What a disk keeps when the power goes: LD_PRELOAD this into whatever writes below POWER_ROOT. Each fsync or fdatasync of a
 * file copies it, as it is at that moment, to the same place below POWER_KEPT; the sync of a folder removes there what is gone
 * here. Whoever cuts the power makes the file POWER_KEPT/.cut: from then on no sync comes to its end, so nothing can be told
 * as safe that is not kept; a program with POWER_EXITS in its environment ends there, others wait to be killed. What was written and not flushed is then in POWER_ROOT and not in POWER_KEPT.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

static int is_cut(const char *kept) {
  char flag[PATH_MAX];
  snprintf(flag, sizeof flag, "%s/.cut", kept);
  return access(flag, F_OK) == 0;
}

static void make_folders(char *path, size_t from) {
  for (char *at = path + from + 1; *at; at++)
    if (*at == '/') {
      *at = 0;
      mkdir(path, 0700);
      *at = '/';
    }
}

/* The copy gets its name when it is whole: a writer that is killed in between has flushed nothing. */
static int copy(const char *from, const char *to) {
  char draft[PATH_MAX + 32], piece[65536];
  snprintf(draft, sizeof draft, "%s.draft%d", to, (int)getpid());
  int in = open(from, O_RDONLY), out = open(draft, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  ssize_t got = -1;
  if (in >= 0 && out >= 0)
    while ((got = read(in, piece, sizeof piece)) > 0)
      if (write(out, piece, got) != got) {
        got = -1;
        break;
      }
  if (in >= 0) close(in);
  if (out >= 0) close(out);
  return got == 0 && rename(draft, to) == 0 ? 0 : -1;
}

static void prune(const char *here, const char *there) {
  DIR *folder = opendir(there);
  if (!folder) return;
  for (struct dirent *each; (each = readdir(folder));) {
    char own[PATH_MAX + 256], kept[PATH_MAX + 256];
    struct stat is;
    if (each->d_name[0] == '.') continue;
    snprintf(own, sizeof own, "%s/%s", here, each->d_name);
    snprintf(kept, sizeof kept, "%s/%s", there, each->d_name);
    if (lstat(own, &is) != 0 && errno == ENOENT && lstat(kept, &is) == 0 && S_ISREG(is.st_mode)) unlink(kept);
  }
  closedir(folder);
}

static int flushed(int fd) {
  const char *root = getenv("POWER_ROOT"), *kept = getenv("POWER_KEPT");
  char link[64], path[PATH_MAX], to[PATH_MAX], lock[PATH_MAX];
  struct stat is;
  if (!root || !kept || fstat(fd, &is) != 0) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  size_t own = strlen(root);
  if (length <= 0) return 0;
  path[length] = 0;
  if (strncmp(path, root, own) != 0 || (path[own] != '/' && path[own] != 0)) return 0;
  snprintf(to, sizeof to, "%s%s", kept, path + own);
  snprintf(lock, sizeof lock, "%s/.lock", kept);
  int turn = open(lock, O_RDWR | O_CREAT, 0600);
  if (turn >= 0) flock(turn, LOCK_EX);
  if (is_cut(kept)) {
    if (getenv("POWER_EXITS")) _exit(1);
    for (;;) pause();
  }
  make_folders(to, strlen(kept));
  if (S_ISDIR(is.st_mode)) prune(path, to);
  else if (S_ISREG(is.st_mode) && copy(path, to) != 0) {
    if (turn >= 0) close(turn);
    errno = EIO;
    return -1;
  }
  if (turn >= 0) close(turn);
  return 0;
}

int fsync(int fd) { return flushed(fd); }
int fdatasync(int fd) { return flushed(fd); }
