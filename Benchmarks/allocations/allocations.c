// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// The program's own malloc takes the place of the C library's, for all libraries too. It counts and
// hands on.

#include "allocations.h"

#include <stddef.h>

static __thread unsigned long count;

unsigned long retour_allocations(void) { return count; }

#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count++;
  return __libc_realloc(memory, size);
}

#endif
