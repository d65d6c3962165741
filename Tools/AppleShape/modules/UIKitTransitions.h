// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// UIKit: UIViewControllerTransitioning.h, UIViewControllerTransitionCoordinator.h
#pragma once
#import "UIKitBars.h"

#pragma clang assume_nonnull begin
@class UIViewController;

typedef NSString *UITransitionContextViewControllerKey KEYS;
extern UITransitionContextViewControllerKey const UITransitionContextFromViewControllerKey
    NAME(UITransitionContextViewControllerKey.from) IOS(7.0);
extern UITransitionContextViewControllerKey const UITransitionContextToViewControllerKey
    NAME(UITransitionContextViewControllerKey.to) IOS(7.0);
typedef NSString *UITransitionContextViewKey KEYS;
extern UITransitionContextViewKey const UITransitionContextFromViewKey
    NAME(UITransitionContextViewKey.from) IOS(8.0);
extern UITransitionContextViewKey const UITransitionContextToViewKey
    NAME(UITransitionContextViewKey.to) IOS(8.0);

MAIN_ACTOR IOS(7.0)
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly) BOOL initiallyInteractive;
@property (nonatomic, readonly) BOOL isInterruptible IOS(10.0);
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property (nonatomic, readonly, getter=isCancelled) BOOL cancelled;
@property (nonatomic, readonly) NSTimeInterval transitionDuration;
@property (nonatomic, readonly) CGFloat percentComplete;
@property (nonatomic, readonly) CGFloat completionVelocity;
- (nullable __kindof UIViewController *)viewControllerForKey:
    (UITransitionContextViewControllerKey)key;
- (nullable __kindof UIView *)viewForKey:(UITransitionContextViewKey)key IOS(8.0);
@property (nonatomic, readonly) UIView *containerView;
@end

MAIN_ACTOR IOS(7.0)
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:
            (void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                        completion:
            (void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))completion;
- (BOOL)animateAlongsideTransitionInView:(nullable UIView *)view
                               animation:
            (void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                              completion:
            (void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))completion;
- (void)notifyWhenInteractionEndsUsingBlock:
    (void (^)(id<UIViewControllerTransitionCoordinatorContext> context))handler
    NAME(notifyWhenInteractionEnds(_:)) IOS_UNTIL(7.0, 10.0);
- (void)notifyWhenInteractionChangesUsingBlock:
    (void (^)(id<UIViewControllerTransitionCoordinatorContext> context))handler
    NAME(notifyWhenInteractionChanges(_:)) IOS(10.0);
@end

MAIN_ACTOR IOS(7.0)
@protocol UIViewControllerContextTransitioning <NSObject>
@property (nonatomic, readonly) UIView *containerView;
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property (nonatomic, readonly) BOOL transitionWasCancelled;
- (void)updateInteractiveTransition:(CGFloat)percentComplete;
- (void)finishInteractiveTransition;
- (void)cancelInteractiveTransition;
- (void)completeTransition:(BOOL)didComplete;
- (nullable __kindof UIViewController *)viewControllerForKey:
    (UITransitionContextViewControllerKey)key;
- (nullable __kindof UIView *)viewForKey:(UITransitionContextViewKey)key IOS(8.0);
- (CGRect)initialFrameForViewController:(UIViewController *)vc NAME(initialFrame(for:));
- (CGRect)finalFrameForViewController:(UIViewController *)vc NAME(finalFrame(for:));
@end

MAIN_ACTOR IOS(7.0)
@protocol UIViewControllerAnimatedTransitioning <NSObject>
- (NSTimeInterval)transitionDuration:
    (nullable id<UIViewControllerContextTransitioning>)transitionContext
    NAME(transitionDuration(using:));
- (void)animateTransition:(id<UIViewControllerContextTransitioning>)transitionContext
    NAME(animateTransition(using:));
@optional
- (void)animationEnded:(BOOL)transitionCompleted;
@end

MAIN_ACTOR IOS(7.0)
@protocol UIViewControllerInteractiveTransitioning <NSObject>
- (void)startInteractiveTransition:(id<UIViewControllerContextTransitioning>)transitionContext;
@optional
@property (nonatomic, readonly) CGFloat completionSpeed;
@property (nonatomic, readonly) UIViewAnimationCurve completionCurve;
@property (nonatomic, readonly) BOOL wantsInteractiveStart IOS(10.0);
@end

MAIN_ACTOR IOS(7.0)
@interface UIPercentDrivenInteractiveTransition
    : NSObject <UIViewControllerInteractiveTransitioning>
@property (readonly) CGFloat duration;
@property (readonly) CGFloat percentComplete;
@property (nonatomic, assign) CGFloat completionSpeed;
@property (nonatomic, assign) UIViewAnimationCurve completionCurve;
@property (nonatomic) BOOL wantsInteractiveStart IOS(10.0);
- (void)pauseInteractiveTransition NAME(pause()) IOS(10.0);
- (void)updateInteractiveTransition:(CGFloat)percentComplete NAME(update(_:));
- (void)cancelInteractiveTransition NAME(cancel());
- (void)finishInteractiveTransition NAME(finish());
@end
#pragma clang assume_nonnull end
