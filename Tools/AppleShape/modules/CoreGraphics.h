// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// CoreGraphics/CGColor.h, CGImage.h, CGPath.h
#pragma once
#import "CoreFoundation.h"

typedef struct CGColor *CGColorRef;

typedef const struct CGPath *CGPathRef;
typedef struct CGPath *CGMutablePathRef;
extern CGMutablePathRef _Nonnull CGPathCreateMutable(void)
    __attribute__((cf_returns_retained))
    __attribute__((swift_name("CGMutablePath.init()")));
extern CGPathRef _Nonnull CGPathCreateWithRect(
    CGRect rect, const CGAffineTransform *_Nullable transform)
    __attribute__((cf_returns_retained))
    __attribute__((swift_name("CGPath.init(rect:transform:)")));
