// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// CoreGraphics/CGColor.h, CGImage.h, CGPath.h
#pragma once
#import "CoreFoundation.h"

typedef struct CGColor *CGColorRef;
extern CGColorRef _Nonnull CGColorCreateGenericRGB(
    CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha)
    __attribute__((cf_returns_retained))
    __attribute__((swift_name("CGColor.init(red:green:blue:alpha:)")))
    __attribute__((availability(ios, introduced = 13.0)));
extern CGColorRef _Nonnull CGColorCreateGenericGray(CGFloat gray, CGFloat alpha)
    __attribute__((cf_returns_retained))
    __attribute__((swift_name("CGColor.init(gray:alpha:)")))
    __attribute__((availability(ios, introduced = 13.0)));

typedef struct CGImage *CGImageRef;
typedef struct CGContext *CGContextRef;

typedef enum __attribute__((enum_extensibility(open))) CGPathElementType : int CGPathElementType;
enum CGPathElementType : int {
  kCGPathElementMoveToPoint,
  kCGPathElementAddLineToPoint,
  kCGPathElementAddQuadCurveToPoint,
  kCGPathElementAddCurveToPoint,
  kCGPathElementCloseSubpath
};
typedef struct CGPathElement {
  CGPathElementType type;
  CGPoint *_Nonnull points;
} CGPathElement;

typedef enum __attribute__((enum_extensibility(open))) CGLineJoin : int CGLineJoin;
enum CGLineJoin : int { kCGLineJoinMiter, kCGLineJoinRound, kCGLineJoinBevel };
typedef enum __attribute__((enum_extensibility(open))) CGLineCap : int CGLineCap;
enum CGLineCap : int { kCGLineCapButt, kCGLineCapRound, kCGLineCapSquare };
typedef enum __attribute__((enum_extensibility(open))) CGPathDrawingMode : int CGPathDrawingMode;
enum CGPathDrawingMode : int {
  kCGPathFill,
  kCGPathEOFill,
  kCGPathStroke,
  kCGPathFillStroke,
  kCGPathEOFillStroke
};
typedef enum __attribute__((enum_extensibility(open))) CGInterpolationQuality : int
    CGInterpolationQuality;
enum CGInterpolationQuality : int {
  kCGInterpolationDefault = 0,
  kCGInterpolationNone = 1,
  kCGInterpolationLow = 2,
  kCGInterpolationMedium = 4,
  kCGInterpolationHigh = 3
};
typedef enum __attribute__((enum_extensibility(open))) CGBlendMode : int CGBlendMode;
enum CGBlendMode : int {
  kCGBlendModeNormal = 0,
  kCGBlendModeMultiply = 1,
  kCGBlendModeLuminosity = 15,
  kCGBlendModeClear = 16,
  kCGBlendModeCopy = 17,
  kCGBlendModePlusLighter = 27
};

typedef const struct CGPath *CGPathRef;
typedef struct CGPath *CGMutablePathRef;
extern CGMutablePathRef _Nonnull CGPathCreateMutable(void)
    __attribute__((cf_returns_retained))
    __attribute__((swift_name("CGMutablePath.init()")));
extern CGPathRef _Nonnull CGPathCreateWithRect(
    CGRect rect, const CGAffineTransform *_Nullable transform)
    __attribute__((cf_returns_retained))
    __attribute__((swift_name("CGPath.init(rect:transform:)")));
extern CGPathRef _Nonnull CGPathCreateWithEllipseInRect(
    CGRect rect, const CGAffineTransform *_Nullable transform)
    __attribute__((cf_returns_retained))
    __attribute__((swift_name("CGPath.init(ellipseIn:transform:)")));
extern CGPathRef _Nonnull CGPathCreateWithRoundedRect(
    CGRect rect, CGFloat cornerWidth, CGFloat cornerHeight,
    const CGAffineTransform *_Nullable transform)
    __attribute__((cf_returns_retained))
    __attribute__((swift_name("CGPath.init(roundedRect:cornerWidth:cornerHeight:transform:)")));
