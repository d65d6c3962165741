// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// QuartzCore: CALayer.h, CATransaction.h, CAAnimation.h, CABase.h
#pragma once
#import "Foundation.h"

#pragma clang assume_nonnull begin
extern NSTimeInterval CACurrentMediaTime(void) IOS(2.0);

IOS(2.0)
@interface CALayer : NSObject
- (nullable instancetype)presentationLayer NAME(presentation());
- (instancetype)modelLayer NAME(model());
- (CGAffineTransform)affineTransform;
- (void)setAffineTransform:(CGAffineTransform)m;
- (void)removeAllAnimations;
@property CGRect frame;
@property CGRect bounds;
@property CGPoint position;
@property float opacity;
@property float speed;
@property NSTimeInterval timeOffset;
@property CGFloat zPosition;
@property CGFloat cornerRadius;
@property CGFloat borderWidth;
@property BOOL masksToBounds;
@property (getter=isHidden) BOOL hidden;
- (nullable NSArray<NSString *> *)animationKeys;
@property (nullable, strong) CALayer *mask;
@end
#pragma clang assume_nonnull end
