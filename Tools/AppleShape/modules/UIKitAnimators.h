// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// UIKit: UIViewAnimating.h, UITimingCurveProvider.h, UITimingParameters.h, UIViewPropertyAnimator.h
#pragma once
#import "UIKitViews.h"

#pragma clang assume_nonnull begin
typedef ENUM(NSInteger, UIViewAnimatingState) {
  UIViewAnimatingStateInactive,
  UIViewAnimatingStateActive,
  UIViewAnimatingStateStopped
} IOS(10.0);

typedef ENUM(NSInteger, UIViewAnimatingPosition) {
  UIViewAnimatingPositionEnd,
  UIViewAnimatingPositionStart,
  UIViewAnimatingPositionCurrent
} IOS(10.0);

typedef ENUM(NSInteger, UITimingCurveType) {
  UITimingCurveTypeBuiltin,
  UITimingCurveTypeCubic,
  UITimingCurveTypeSpring,
  UITimingCurveTypeComposed
} IOS(10.0);

@class UICubicTimingParameters, UISpringTimingParameters;

IOS(10.0)
@protocol UITimingCurveProvider <NSObject>
@property (nonatomic, readonly) UITimingCurveType timingCurveType;
@property (nullable, nonatomic, readonly) UICubicTimingParameters *cubicTimingParameters;
@property (nullable, nonatomic, readonly) UISpringTimingParameters *springTimingParameters;
@end

IOS(10.0)
@interface UICubicTimingParameters : NSObject <UITimingCurveProvider>
@property (nonatomic, readonly) UIViewAnimationCurve animationCurve;
@property (nonatomic, readonly) CGPoint controlPoint1;
@property (nonatomic, readonly) CGPoint controlPoint2;
- (instancetype)initWithAnimationCurve:(UIViewAnimationCurve)curve DESIGNATED;
- (instancetype)initWithControlPoint1:(CGPoint)point1 controlPoint2:(CGPoint)point2 DESIGNATED;
@end

IOS(10.0)
@interface UISpringTimingParameters : NSObject <UITimingCurveProvider>
@property (nonatomic, readonly) CGVector initialVelocity;
- (instancetype)initWithDampingRatio:(CGFloat)ratio initialVelocity:(CGVector)velocity DESIGNATED;
@end

MAIN_ACTOR IOS(10.0)
@interface UIViewPropertyAnimator : NSObject
@property (nonatomic, readonly) UIViewAnimatingState state;
@property (nonatomic, readonly, getter=isRunning) BOOL running;
@property (nonatomic, getter=isReversed) BOOL reversed;
@property (nonatomic) CGFloat fractionComplete;
- (void)startAnimation;
- (void)pauseAnimation;
- (void)stopAnimation:(BOOL)withoutFinishing;
- (void)finishAnimationAtPosition:(UIViewAnimatingPosition)finalPosition;
- (void)addAnimations:(void (^)(void))animation;
- (void)addCompletion:(void (^)(UIViewAnimatingPosition finalPosition))completion;
@property (nullable, nonatomic, copy, readonly) id<UITimingCurveProvider> timingParameters;
@property (nonatomic, readonly) NSTimeInterval duration;
@property (nonatomic, readonly) NSTimeInterval delay;
@property (nonatomic, getter=isInterruptible) BOOL interruptible;
@property (nonatomic) BOOL scrubsLinearly IOS(11.0);
@property (nonatomic) BOOL pausesOnCompletion IOS(11.0);
- (instancetype)initWithDuration:(NSTimeInterval)duration
                timingParameters:(id<UITimingCurveProvider>)parameters DESIGNATED;
- (instancetype)initWithDuration:(NSTimeInterval)duration
                           curve:(UIViewAnimationCurve)curve
                      animations:(void (^_Nullable)(void))animations;
+ (instancetype)runningPropertyAnimatorWithDuration:(NSTimeInterval)duration
                                              delay:(NSTimeInterval)delay
                                            options:(UIViewAnimationOptions)options
                                         animations:(void (^)(void))animations
                                         completion:
    (void (^_Nullable)(UIViewAnimatingPosition finalPosition))completion
    NAME(runningPropertyAnimator(withDuration:delay:options:animations:completion:));
@end
#pragma clang assume_nonnull end
