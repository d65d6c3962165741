// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// UIKit: UIView.h, UIWindow.h, UILabel.h, UIImageView.h, UIAccessibility.h
#pragma once
#import "UIKitAnchors.h"

#pragma clang assume_nonnull begin
@class UIGestureRecognizer, UIViewController, UIWindowScene, UIScreen;

typedef OPTIONS(NSUInteger, UIViewAutoresizing) {
  UIViewAutoresizingNone = 0,
  UIViewAutoresizingFlexibleLeftMargin = 1 << 0,
  UIViewAutoresizingFlexibleWidth = 1 << 1,
  UIViewAutoresizingFlexibleRightMargin = 1 << 2,
  UIViewAutoresizingFlexibleTopMargin = 1 << 3,
  UIViewAutoresizingFlexibleHeight = 1 << 4,
  UIViewAutoresizingFlexibleBottomMargin = 1 << 5
} NAME(UIView.AutoresizingMask);

typedef ENUM(NSInteger, UIViewContentMode) {
  UIViewContentModeScaleToFill,
  UIViewContentModeScaleAspectFit,
  UIViewContentModeScaleAspectFill,
  UIViewContentModeRedraw,
  UIViewContentModeCenter,
  UIViewContentModeTop,
  UIViewContentModeBottom,
  UIViewContentModeLeft,
  UIViewContentModeRight,
  UIViewContentModeTopLeft,
  UIViewContentModeTopRight,
  UIViewContentModeBottomLeft,
  UIViewContentModeBottomRight
} NAME(UIView.ContentMode);

typedef OPTIONS(NSUInteger, UIViewAnimationOptions) {
  UIViewAnimationOptionLayoutSubviews = 1 << 0,
  UIViewAnimationOptionRepeat = 1 << 3,
  UIViewAnimationOptionAutoreverse = 1 << 4,
  UIViewAnimationOptionOverrideInheritedDuration = 1 << 5,
  UIViewAnimationOptionOverrideInheritedCurve = 1 << 6,
  UIViewAnimationOptionAllowUserInteraction = 1 << 1,
  UIViewAnimationOptionBeginFromCurrentState = 1 << 2,
  UIViewAnimationOptionAllowAnimatedContent = 1 << 7,
  UIViewAnimationOptionShowHideTransitionViews = 1 << 8,
  UIViewAnimationOptionOverrideInheritedOptions = 1 << 9,
  UIViewAnimationOptionTransitionCrossDissolve = 5 << 20,
  UIViewAnimationOptionCurveEaseInOut = 0 << 16,
  UIViewAnimationOptionCurveEaseIn = 1 << 16,
  UIViewAnimationOptionCurveEaseOut = 2 << 16,
  UIViewAnimationOptionCurveLinear = 3 << 16
} NAME(UIView.AnimationOptions) IOS(4.0);

typedef OPTIONS(NSUInteger, UIViewKeyframeAnimationOptions) {
  UIViewKeyframeAnimationOptionOverrideInheritedDuration = 1 << 5,
  UIViewKeyframeAnimationOptionOverrideInheritedOptions = 1 << 9,
  UIViewKeyframeAnimationOptionCalculationModeLinear = 0 << 10,
  UIViewKeyframeAnimationOptionCalculationModeDiscrete = 1 << 10,
  UIViewKeyframeAnimationOptionCalculationModePaced = 2 << 10,
  UIViewKeyframeAnimationOptionCalculationModeCubic = 3 << 10,
  UIViewKeyframeAnimationOptionCalculationModeCubicPaced = 4 << 10
} NAME(UIView.KeyframeAnimationOptions) IOS(7.0);

typedef ENUM(NSInteger, UIViewAnimationCurve) {
  UIViewAnimationCurveEaseInOut,
  UIViewAnimationCurveEaseIn,
  UIViewAnimationCurveEaseOut,
  UIViewAnimationCurveLinear
} NAME(UIView.AnimationCurve);

typedef ENUM(NSInteger, UISemanticContentAttribute) {
  UISemanticContentAttributeUnspecified = 0,
  UISemanticContentAttributePlayback,
  UISemanticContentAttributeSpatial,
  UISemanticContentAttributeForceLeftToRight,
  UISemanticContentAttributeForceRightToLeft
} IOS(9.0);

MAIN_ACTOR IOS(8.0)
@protocol UICoordinateSpace <NSObject>
- (CGPoint)convertPoint:(CGPoint)point toCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace
    IOS(8.0);
@property (readonly, nonatomic) CGRect bounds IOS(8.0);
@end

MAIN_ACTOR
@protocol UIAppearanceContainer <NSObject>
@end

MAIN_ACTOR
@protocol UIAppearance <NSObject>
+ (instancetype)appearance;
+ (instancetype)appearanceWhenContainedInInstancesOfClasses:
    (NSArray<Class<UIAppearanceContainer>> *)containerTypes
    NAME(appearance(whenContainedInInstancesOf:)) IOS(9.0);
@end
MAIN_ACTOR IOS(2.0)
@interface UIView
    : UIResponder <NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, CALayerDelegate>
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)init;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic) NSInteger tag;
@property (nonatomic, readonly, strong) CALayer *layer;
@property (class, nonatomic, readonly) BOOL areAnimationsEnabled;
@property (readonly, nonatomic)
    UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection IOS(10.0);
@property (nonatomic, readonly) UITraitCollection *traitCollection IOS(8.0);
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection
    IOS_UNTIL(8.0, 17.0);

@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGAffineTransform transform;
@property (nonatomic, getter=isMultipleTouchEnabled) BOOL multipleTouchEnabled;
- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event;
- (BOOL)pointInside:(CGPoint)point withEvent:(nullable UIEvent *)event;
- (CGPoint)convertPoint:(CGPoint)point toView:(nullable UIView *)view;
- (CGPoint)convertPoint:(CGPoint)point fromView:(nullable UIView *)view;
- (CGRect)convertRect:(CGRect)rect toView:(nullable UIView *)view;
- (CGRect)convertRect:(CGRect)rect fromView:(nullable UIView *)view;
@property (nonatomic) BOOL autoresizesSubviews;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
- (CGSize)sizeThatFits:(CGSize)size;
- (void)sizeToFit;

@property (nullable, nonatomic, readonly) UIView *superview;
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
@property (nullable, nonatomic, readonly) UIWindow *window;
- (void)removeFromSuperview;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index;
- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)siblingSubview;
- (void)insertSubview:(UIView *)view aboveSubview:(UIView *)siblingSubview;
- (void)bringSubviewToFront:(UIView *)view NAME(bringSubviewToFront(_:));
- (void)sendSubviewToBack:(UIView *)view NAME(sendSubviewToBack(_:));
- (void)didMoveToSuperview;
- (void)willMoveToWindow:(nullable UIWindow *)newWindow;
- (void)didMoveToWindow;
- (BOOL)isDescendantOfView:(UIView *)view;
- (nullable __kindof UIView *)viewWithTag:(NSInteger)tag NAME(viewWithTag(_:));
- (void)willMoveToSuperview:(nullable UIView *)newSuperview;
- (void)didAddSubview:(UIView *)subview;
- (void)willRemoveSubview:(UIView *)subview;
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
@property (nonatomic, readonly) UIEdgeInsets safeAreaInsets IOS(11.0);

@property (nonatomic) BOOL clipsToBounds;
@property (nullable, nonatomic, copy) UIColor *backgroundColor;
@property (nonatomic) CGFloat alpha;
@property (nonatomic, getter=isOpaque) BOOL opaque;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic) UIViewContentMode contentMode;
@property (null_resettable, nonatomic, strong) UIColor *tintColor IOS(7.0);
- (void)tintColorDidChange IOS(7.0);
- (void)setNeedsDisplay;

+ (void)performWithoutAnimation:(void(NOESCAPE ^)(void))actionsWithoutAnimation IOS(7.0);
+ (void)animateWithDuration:(NSTimeInterval)duration
                      delay:(NSTimeInterval)delay
                    options:(UIViewAnimationOptions)options
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion IOS(4.0) NO_ASYNC;
+ (void)animateWithDuration:(NSTimeInterval)duration
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion IOS(4.0) NO_ASYNC;
+ (void)animateWithDuration:(NSTimeInterval)duration
                 animations:(void (^)(void))animations IOS(4.0);
+ (void)transitionFromView:(UIView *)fromView
                    toView:(UIView *)toView
                  duration:(NSTimeInterval)duration
                   options:(UIViewAnimationOptions)options
                completion:(void (^_Nullable)(BOOL finished))completion IOS(4.0) NO_ASYNC;
+ (void)animateKeyframesWithDuration:(NSTimeInterval)duration
                               delay:(NSTimeInterval)delay
                             options:(UIViewKeyframeAnimationOptions)options
                          animations:(void (^)(void))animations
                          completion:(void (^_Nullable)(BOOL finished))completion
    IOS(7.0) NO_ASYNC;
+ (void)addKeyframeWithRelativeStartTime:(double)frameStartTime
                        relativeDuration:(double)frameDuration
                              animations:(void (^)(void))animations IOS(7.0);
@property (class, nonatomic, readonly) Class layerClass;
@property (nonatomic) CATransform3D transform3D IOS(13.0);

extern const CGFloat UIViewNoIntrinsicMetric NAME(UIView.noIntrinsicMetric) IOS(6.0);
@property (nonatomic, readonly) CGSize intrinsicContentSize IOS(6.0);
- (void)invalidateIntrinsicContentSize IOS(6.0);
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints IOS(6.0);
- (void)setContentHuggingPriority:(UILayoutPriority)priority
                          forAxis:(UILayoutConstraintAxis)axis IOS(6.0);
- (void)setContentCompressionResistancePriority:(UILayoutPriority)priority
                                        forAxis:(UILayoutConstraintAxis)axis IOS(6.0);
@property (readonly, strong) NSLayoutDimension *widthAnchor IOS(9.0);
@property (readonly, strong) NSLayoutDimension *heightAnchor IOS(9.0);

- (nullable UIView *)snapshotViewAfterScreenUpdates:(BOOL)afterUpdates IOS(7.0);
- (BOOL)drawViewHierarchyInRect:(CGRect)rect
             afterScreenUpdates:(BOOL)afterUpdates
    NAME(drawHierarchy(in:afterScreenUpdates:)) IOS(7.0);
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer IOS(3.2);
- (void)removeGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer IOS(3.2);
@property (nullable, nonatomic, copy) NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers
    IOS(3.2);
@property (readonly, strong, nonatomic) id<UICoordinateSpace> coordinateSpace IOS(8.0);
@property (nonatomic) UISemanticContentAttribute semanticContentAttribute IOS(9.0);
+ (UIUserInterfaceLayoutDirection)
    userInterfaceLayoutDirectionForSemanticContentAttribute:(UISemanticContentAttribute)attribute
                                  relativeToLayoutDirection:
                                      (UIUserInterfaceLayoutDirection)layoutDirection
    NAME(userInterfaceLayoutDirection(for:relativeTo:)) IOS(10.0);
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle IOS(13.0);
+ (void)setAnimationsEnabled:(BOOL)enabled;
@property (class, nonatomic, readonly) NSTimeInterval inheritedAnimationDuration IOS(9.0);
+ (void)transitionWithView:(UIView *)view
                  duration:(NSTimeInterval)duration
                   options:(UIViewAnimationOptions)options
                animations:(void (^_Nullable)(void))animations
                completion:(void (^_Nullable)(BOOL finished))completion IOS(4.0) NO_ASYNC;
@end

typedef unsigned long long UIAccessibilityTraits __attribute__((swift_wrapper(struct)));
extern UIAccessibilityTraits const UIAccessibilityTraitButton NAME(UIAccessibilityTraits.button) IOS(3.0);
extern UIAccessibilityTraits const UIAccessibilityTraitSelected
    NAME(UIAccessibilityTraits.selected) IOS(3.0);
extern UIAccessibilityTraits const UIAccessibilityTraitNotEnabled
    NAME(UIAccessibilityTraits.notEnabled) IOS(3.0);

// UIAccessibility.h declares these for every object. Whether they are isolated depends on the SDK:
// the kit compiles either way.
@interface NSObject (UIAccessibility)
@property (nonatomic) UIAccessibilityTraits accessibilityTraits IOS(3.0);
@property (nonatomic) BOOL isAccessibilityElement IOS(3.0);
@property (nullable, nonatomic, copy) NSString *accessibilityLabel IOS(3.0);
@property (nullable, nonatomic, copy) NSString *accessibilityHint IOS(3.0);
@property (nullable, nonatomic, copy) NSString *accessibilityValue IOS(3.0);
@property (nonatomic) BOOL accessibilityElementsHidden IOS(5.0);
@property (nonatomic) BOOL accessibilityViewIsModal IOS(5.0);
- (BOOL)accessibilityActivate IOS(7.0);
- (BOOL)accessibilityPerformEscape IOS(5.0);
@end

MAIN_ACTOR
@protocol UIAccessibilityIdentification <NSObject>
@property (nullable, nonatomic, copy) NSString *accessibilityIdentifier IOS(5.0);
@end

@interface UIView (UIAccessibility) <UIAccessibilityIdentification>
@end

MAIN_ACTOR IOS(3.0)
@interface UIAccessibilityElement : UIResponder
- (instancetype)initWithAccessibilityContainer:(id)container;
@property (nullable, nonatomic, weak) id accessibilityContainer;
@property (nonatomic) CGRect accessibilityFrameInContainerSpace IOS(10.0);
@end
typedef CGFloat UIWindowLevel EXTENSIBLE_KEYS NAME(UIWindow.Level);
extern const UIWindowLevel UIWindowLevelNormal NAME(UIWindow.Level.normal);
extern const UIWindowLevel UIWindowLevelAlert NAME(UIWindow.Level.alert);
MAIN_ACTOR IOS(2.0)
@interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene IOS(13.0);
@property (nullable, nonatomic, weak) UIWindowScene *windowScene IOS(13.0);
@property (nullable, nonatomic, strong) UIViewController *rootViewController IOS(4.0);
- (void)makeKeyAndVisible;
- (void)sendEvent:(UIEvent *)event NAME(sendEvent(_:));
@property (nonatomic, strong) UIScreen *screen IOS(3.2);
@property (nonatomic) UIWindowLevel windowLevel;
@property (nonatomic, readonly, getter=isKeyWindow) BOOL keyWindow;
@end

MAIN_ACTOR IOS(2.0)
@interface UILabel : UIView
@property (nullable, nonatomic, copy) NSString *text;
@property (null_resettable, nonatomic, strong) UIFont *font;
@property (null_resettable, nonatomic, strong) UIColor *textColor;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) NSLineBreakMode lineBreakMode;
@property (nullable, nonatomic, copy) NSAttributedString *attributedText IOS(6.0);
@property (nonatomic) NSInteger numberOfLines;
@property (nullable, nonatomic, strong) UIColor *shadowColor;
@property (nonatomic) CGSize shadowOffset;
@property (nullable, nonatomic, strong) UIColor *highlightedTextColor;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic) BOOL adjustsFontSizeToFitWidth;
@property (nonatomic) CGFloat minimumScaleFactor IOS(6.0);
@property (nonatomic) BOOL adjustsFontForContentSizeCategory IOS(10.0);
@property (nonatomic) CGFloat preferredMaxLayoutWidth IOS(6.0);
- (CGRect)textRectForBounds:(CGRect)bounds limitedToNumberOfLines:(NSInteger)numberOfLines;
@end

MAIN_ACTOR IOS(2.0)
@interface UIImageView : UIView
- (instancetype)initWithImage:(nullable UIImage *)image;
@property (nullable, nonatomic, strong) UIImage *image;
- (instancetype)initWithImage:(nullable UIImage *)image
             highlightedImage:(nullable UIImage *)highlightedImage IOS(3.0);
@property (nullable, nonatomic, strong) UIImage *highlightedImage IOS(3.0);
@property (nonatomic, getter=isHighlighted) BOOL highlighted IOS(3.0);
@end
#pragma clang assume_nonnull end
