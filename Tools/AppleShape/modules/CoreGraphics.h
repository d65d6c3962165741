// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// CoreGraphics/CGColor.h, CGImage.h
#pragma once
#import "CoreFoundation.h"

typedef struct CGColor *CGColorRef;
