// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

#ifndef RETOUR_ALLOCATIONS_H
#define RETOUR_ALLOCATIONS_H

/// How often the calling thread has asked for memory; 0 for ever in builds with a sanitizer, which
/// must have the allocator to itself.
unsigned long retour_allocations(void);

#endif
