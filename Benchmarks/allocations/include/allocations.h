// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

#ifndef RETOUR_ALLOCATIONS_H
#define RETOUR_ALLOCATIONS_H

/// The number of allocations of the calling thread; always 0 in builds with a sanitizer, which
/// replaces the allocator.
unsigned long retour_allocations(void);

#endif
