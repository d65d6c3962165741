// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// UIKit: UIBezierPath.h, UIGraphics.h, UIGraphicsRenderer.h, UIGraphicsImageRenderer.h
#pragma once
#import "UIKitValues.h"

#pragma clang assume_nonnull begin
typedef OPTIONS(NSUInteger, UIRectCorner) {
  UIRectCornerTopLeft = 1 << 0,
  UIRectCornerTopRight = 1 << 1,
  UIRectCornerBottomLeft = 1 << 2,
  UIRectCornerBottomRight = 1 << 3,
  UIRectCornerAllCorners = ~0UL
};

SENDABLE IOS(3.2)
@interface UIBezierPath : NSObject
+ (instancetype)bezierPathWithRect:(CGRect)rect;
+ (instancetype)bezierPathWithOvalInRect:(CGRect)rect NAME(init(ovalIn:));
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)cornerRadius;
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect
                        byRoundingCorners:(UIRectCorner)corners
                              cornerRadii:(CGSize)cornerRadii;
+ (instancetype)bezierPathWithArcCenter:(CGPoint)center
                                 radius:(CGFloat)radius
                             startAngle:(CGFloat)startAngle
                               endAngle:(CGFloat)endAngle
                              clockwise:(BOOL)clockwise;
@property (nonatomic) CGPathRef CGPath;
- (void)moveToPoint:(CGPoint)point;
- (void)addLineToPoint:(CGPoint)point;
- (void)addCurveToPoint:(CGPoint)endPoint
          controlPoint1:(CGPoint)controlPoint1
          controlPoint2:(CGPoint)controlPoint2;
- (void)addQuadCurveToPoint:(CGPoint)endPoint controlPoint:(CGPoint)controlPoint;
- (void)closePath;
- (void)removeAllPoints;
- (void)appendPath:(UIBezierPath *)bezierPath;
- (void)applyTransform:(CGAffineTransform)transform NAME(apply(_:));
@property (readonly, getter=isEmpty) BOOL empty;
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readonly) CGPoint currentPoint;
- (BOOL)containsPoint:(CGPoint)point;
@property (nonatomic) CGFloat lineWidth;
@property (nonatomic) CGLineCap lineCapStyle;
@property (nonatomic) CGLineJoin lineJoinStyle;
@property (nonatomic) CGFloat miterLimit;
@property (nonatomic) BOOL usesEvenOddFillRule;
@end

extern CGContextRef _Nullable UIGraphicsGetCurrentContext(void)
    __attribute__((cf_returns_not_retained));
extern void UIGraphicsBeginImageContext(CGSize size) IOS_UNTIL(2.0, 17.0);
extern void UIGraphicsBeginImageContextWithOptions(CGSize size, BOOL opaque, CGFloat scale)
    IOS_UNTIL(4.0, 17.0);
extern UIImage *_Nullable UIGraphicsGetImageFromCurrentImageContext(void);
extern void UIGraphicsEndImageContext(void) IOS_UNTIL(2.0, 17.0);

IOS(10.0)
@interface UIGraphicsRendererFormat : NSObject
@property (nonatomic, readonly) CGRect bounds;
+ (instancetype)defaultFormat NAME(default());
+ (instancetype)preferredFormat NAME(preferred()) IOS(11.0);
@end

IOS(10.0)
@interface UIGraphicsRendererContext : NSObject
@property (nonatomic, readonly) CGContextRef CGContext
    __attribute__((cf_returns_not_retained));
- (void)fillRect:(CGRect)rect;
@end

IOS(10.0)
@interface UIGraphicsRenderer : NSObject
- (instancetype)initWithBounds:(CGRect)bounds;
@end

IOS(10.0)
@interface UIGraphicsImageRendererFormat : UIGraphicsRendererFormat
@property (nonatomic) CGFloat scale;
@property (nonatomic) BOOL opaque;
+ (instancetype)formatForTraitCollection:(UITraitCollection *)traitCollection IOS(11.0);
@end

IOS(10.0)
@interface UIGraphicsImageRendererContext : UIGraphicsRendererContext
@property (nonatomic, readonly) UIGraphicsImageRendererFormat *format;
@property (nonatomic, readonly) UIImage *currentImage;
@end

IOS(10.0)
@interface UIGraphicsImageRenderer : UIGraphicsRenderer
- (instancetype)initWithSize:(CGSize)size;
- (instancetype)initWithSize:(CGSize)size format:(UIGraphicsImageRendererFormat *)format;
- (UIImage *)imageWithActions:
    (void(NOESCAPE ^)(UIGraphicsImageRendererContext *rendererContext))actions
    NAME(image(actions:));
- (NSData *)PNGDataWithActions:
    (void(NOESCAPE ^)(UIGraphicsImageRendererContext *rendererContext))actions
    NAME(pngData(actions:));
@end
#pragma clang assume_nonnull end
