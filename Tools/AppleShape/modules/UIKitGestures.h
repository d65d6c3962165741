// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// UIKit: UIGestureRecognizer.h, UIPanGestureRecognizer.h, UIScreenEdgePanGestureRecognizer.h,
// UILongPressGestureRecognizer.h, UITapGestureRecognizer.h, UISwipeGestureRecognizer.h,
// UIPinchGestureRecognizer.h, UIRotationGestureRecognizer.h
#pragma once
#import "UIKitControls.h"

#pragma clang assume_nonnull begin
typedef ENUM(NSInteger, UIGestureRecognizerState) {
  UIGestureRecognizerStatePossible,
  UIGestureRecognizerStateBegan,
  UIGestureRecognizerStateChanged,
  UIGestureRecognizerStateEnded,
  UIGestureRecognizerStateCancelled,
  UIGestureRecognizerStateFailed,
  UIGestureRecognizerStateRecognized = UIGestureRecognizerStateEnded
} NAME(UIGestureRecognizer.State);

@protocol UIGestureRecognizerDelegate;

MAIN_ACTOR IOS(3.2)
@interface UIGestureRecognizer : NSObject
- (instancetype)initWithTarget:(nullable id)target action:(nullable SEL)action DESIGNATED;
- (instancetype)init;
- (void)addTarget:(id)target action:(SEL)action;
@property (nonatomic, readonly) UIGestureRecognizerState state;
@property (nullable, nonatomic, weak) id<UIGestureRecognizerDelegate> delegate;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nullable, nonatomic, readonly) UIView *view;
@property (nonatomic) BOOL cancelsTouchesInView;
@property (nonatomic) BOOL delaysTouchesBegan;
@property (nonatomic) BOOL delaysTouchesEnded;
@property (nonatomic, copy) NSArray<NSNumber *> *allowedTouchTypes IOS(9.0);
@property (nonatomic, copy) NSArray<NSNumber *> *allowedPressTypes IOS(9.0);
@property (nonatomic) BOOL requiresExclusiveTouchType IOS(9.2);
@property (nullable, nonatomic, copy) NSString *name IOS(11.0);
@property (nonatomic, readonly) NSUInteger numberOfTouches;
@property (nonatomic, readonly) UIEventButtonMask buttonMask IOS(13.4);
- (void)requireGestureRecognizerToFail:(UIGestureRecognizer *)otherGestureRecognizer;
- (CGPoint)locationInView:(nullable UIView *)view;
- (BOOL)canPreventGestureRecognizer:(UIGestureRecognizer *)preventedGestureRecognizer
    NAME(canPrevent(_:));
- (BOOL)canBePreventedByGestureRecognizer:(UIGestureRecognizer *)preventingGestureRecognizer
    NAME(canBePrevented(by:));
- (BOOL)shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer
    NAME(shouldRequireFailure(of:)) IOS(7.0);
- (BOOL)shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer
    NAME(shouldBeRequiredToFail(by:)) IOS(7.0);
@end

typedef ENUM(NSUInteger, UIScrollType) {
  UIScrollTypeDiscrete,
  UIScrollTypeContinuous
} IOS(13.4);
typedef OPTIONS(NSInteger, UIScrollTypeMask) {
  UIScrollTypeMaskDiscrete = 1 << 0,
  UIScrollTypeMaskContinuous = 1 << 1,
  UIScrollTypeMaskAll = UIScrollTypeMaskDiscrete | UIScrollTypeMaskContinuous
} IOS(13.4);

MAIN_ACTOR IOS(3.2)
@interface UIPanGestureRecognizer : UIGestureRecognizer
@property (nonatomic) UIScrollTypeMask allowedScrollTypesMask IOS(13.4);
@property (nonatomic) NSUInteger minimumNumberOfTouches;
@property (nonatomic) NSUInteger maximumNumberOfTouches;
- (CGPoint)translationInView:(nullable UIView *)view;
- (void)setTranslation:(CGPoint)translation inView:(nullable UIView *)view;
- (CGPoint)velocityInView:(nullable UIView *)view;
@end

MAIN_ACTOR IOS(7.0)
@interface UIScreenEdgePanGestureRecognizer : UIPanGestureRecognizer
@property (readwrite, nonatomic, assign) UIRectEdge edges;
@end

MAIN_ACTOR IOS(3.2)
@interface UILongPressGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSUInteger numberOfTapsRequired;
@property (nonatomic) NSUInteger numberOfTouchesRequired;
@property (nonatomic) NSTimeInterval minimumPressDuration;
@property (nonatomic) CGFloat allowableMovement;
@end

MAIN_ACTOR IOS(3.2)
@interface UITapGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSUInteger numberOfTapsRequired;
@property (nonatomic) UIEventButtonMask buttonMaskRequired IOS(13.4);
@property (nonatomic) NSUInteger numberOfTouchesRequired;
@end

typedef OPTIONS(NSUInteger, UISwipeGestureRecognizerDirection) {
  UISwipeGestureRecognizerDirectionRight = 1 << 0,
  UISwipeGestureRecognizerDirectionLeft = 1 << 1,
  UISwipeGestureRecognizerDirectionUp = 1 << 2,
  UISwipeGestureRecognizerDirectionDown = 1 << 3
} NAME(UISwipeGestureRecognizer.Direction);

MAIN_ACTOR IOS(3.2)
@interface UISwipeGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSUInteger numberOfTouchesRequired;
@property (nonatomic) UISwipeGestureRecognizerDirection direction;
@end

MAIN_ACTOR IOS(3.2)
@interface UIPinchGestureRecognizer : UIGestureRecognizer
@property (nonatomic) CGFloat scale;
@property (nonatomic, readonly) CGFloat velocity;
@end

MAIN_ACTOR IOS(3.2)
@interface UIRotationGestureRecognizer : UIGestureRecognizer
@property (nonatomic) CGFloat rotation;
@property (nonatomic, readonly) CGFloat velocity;
@end

MAIN_ACTOR IOS(3.2)
@protocol UIGestureRecognizerDelegate <NSObject>
@optional
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    shouldRecognizeSimultaneouslyWithGestureRecognizer:
        (UIGestureRecognizer *)otherGestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer IOS(7.0);
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer
    IOS(7.0);
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
       shouldReceiveTouch:(UITouch *)touch;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
       shouldReceivePress:(UIPress *)press IOS(9.0);
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
       shouldReceiveEvent:(UIEvent *)event IOS(13.4);
@end
#pragma clang assume_nonnull end
