// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// UIKit: UIControl.h, UIButton.h, UISlider.h, UISwitch.h, UISegmentedControl.h,
// UIPageControl.h, UIProgressView.h, UIActivityIndicatorView.h, UIRefreshControl.h
#pragma once
#import "UIKitMenus.h"

#pragma clang assume_nonnull begin
typedef OPTIONS(NSUInteger, UIControlState) {
  UIControlStateNormal = 0,
  UIControlStateHighlighted = 1 << 0,
  UIControlStateDisabled = 1 << 1,
  UIControlStateSelected = 1 << 2,
  UIControlStateFocused IOS(9.0) = 1 << 3,
  UIControlStateApplication = 0x00FF0000
} NAME(UIControl.State);

typedef OPTIONS(NSUInteger, UIControlEvents) {
  UIControlEventTouchDown = 1 << 0,
  UIControlEventTouchDownRepeat = 1 << 1,
  UIControlEventTouchDragInside = 1 << 2,
  UIControlEventTouchDragOutside = 1 << 3,
  UIControlEventTouchDragEnter = 1 << 4,
  UIControlEventTouchDragExit = 1 << 5,
  UIControlEventTouchUpInside = 1 << 6,
  UIControlEventTouchUpOutside = 1 << 7,
  UIControlEventTouchCancel = 1 << 8,
  UIControlEventValueChanged = 1 << 12,
  UIControlEventPrimaryActionTriggered IOS(9.0) = 1 << 13,
  UIControlEventMenuActionTriggered IOS(14.0) = 1 << 14,
  UIControlEventEditingDidBegin = 1 << 16,
  UIControlEventEditingChanged = 1 << 17,
  UIControlEventEditingDidEnd = 1 << 18,
  UIControlEventEditingDidEndOnExit = 1 << 19,
  UIControlEventAllTouchEvents = 0x00000FFF,
  UIControlEventAllEditingEvents = 0x000F0000,
  UIControlEventAllEvents = 0xFFFFFFFF
} NAME(UIControl.Event);

typedef ENUM(NSInteger, UIControlContentVerticalAlignment) {
  UIControlContentVerticalAlignmentCenter = 0,
  UIControlContentVerticalAlignmentTop = 1,
  UIControlContentVerticalAlignmentBottom = 2,
  UIControlContentVerticalAlignmentFill = 3
} NAME(UIControl.ContentVerticalAlignment);

typedef ENUM(NSInteger, UIControlContentHorizontalAlignment) {
  UIControlContentHorizontalAlignmentCenter = 0,
  UIControlContentHorizontalAlignmentLeft = 1,
  UIControlContentHorizontalAlignmentRight = 2,
  UIControlContentHorizontalAlignmentFill = 3,
  UIControlContentHorizontalAlignmentLeading IOS(11.0) = 4,
  UIControlContentHorizontalAlignmentTrailing IOS(11.0) = 5
} NAME(UIControl.ContentHorizontalAlignment);
MAIN_ACTOR IOS(2.0)
@interface UIControl : UIView
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, readonly) UIControlState state;
@property (nonatomic, readonly, getter=isTracking) BOOL tracking;
- (BOOL)beginTrackingWithTouch:(UITouch *)touch withEvent:(nullable UIEvent *)event;
- (BOOL)continueTrackingWithTouch:(UITouch *)touch withEvent:(nullable UIEvent *)event;
- (void)endTrackingWithTouch:(nullable UITouch *)touch withEvent:(nullable UIEvent *)event;
- (void)cancelTrackingWithEvent:(nullable UIEvent *)event;
- (void)addTarget:(nullable id)target action:(SEL)action
    forControlEvents:(UIControlEvents)controlEvents NAME(addTarget(_:action:for:));
- (void)addAction:(UIAction *)action
    forControlEvents:(UIControlEvents)controlEvents NAME(addAction(_:for:)) IOS(14.0);
- (void)removeAction:(UIAction *)action
    forControlEvents:(UIControlEvents)controlEvents NAME(removeAction(_:for:)) IOS(14.0);
- (void)sendAction:(UIAction *)action NAME(sendAction(_:)) IOS(14.0);
- (void)sendActionsForControlEvents:(UIControlEvents)controlEvents NAME(sendActions(for:));
@property (nonatomic, readwrite, assign) BOOL showsMenuAsPrimaryAction IOS(14.0);
- (instancetype)initWithFrame:(CGRect)frame
                primaryAction:(nullable UIAction *)primaryAction DESIGNATED IOS(14.0);
@property (nonatomic, readonly, getter=isTouchInside) BOOL touchInside;
@property (nonatomic) UIControlContentVerticalAlignment contentVerticalAlignment;
@property (nonatomic) UIControlContentHorizontalAlignment contentHorizontalAlignment;
@property (nonatomic, readonly)
    UIControlContentHorizontalAlignment effectiveContentHorizontalAlignment;
@property (nonatomic, readonly) NSSet *allTargets;
@property (nonatomic, readonly) UIControlEvents allControlEvents;
- (void)removeActionForIdentifier:(UIActionIdentifier)actionIdentifier
                 forControlEvents:(UIControlEvents)controlEvents
    NAME(removeAction(identifiedBy:for:)) IOS(14.0);
@end

typedef ENUM(NSInteger, UIButtonType) {
  UIButtonTypeCustom = 0,
  UIButtonTypeSystem IOS(7.0)
} NAME(UIButton.ButtonType);

MAIN_ACTOR IOS(2.0)
@interface UIButton : UIControl
+ (instancetype)buttonWithType:(UIButtonType)buttonType;
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state;
- (void)setImage:(nullable UIImage *)image forState:(UIControlState)state;
- (void)setAttributedTitle:(nullable NSAttributedString *)title
                  forState:(UIControlState)state IOS(6.0);
- (nullable NSString *)titleForState:(UIControlState)state;
- (nullable NSAttributedString *)attributedTitleForState:(UIControlState)state IOS(6.0);
@property (nullable, nonatomic, readonly, strong) NSString *currentTitle;
@property (nullable, nonatomic, readonly, strong) UIImage *currentImage;
@property (nullable, nonatomic, readonly, strong) UIImage *currentBackgroundImage;
@property (nullable, nonatomic, readonly, strong) UILabel *titleLabel IOS(3.0);
@property (nullable, nonatomic, readonly, strong) UIImageView *imageView IOS(3.0);
@property (nonatomic, readwrite, copy, nullable) UIMenu *menu IOS(14.0);
@property (nonatomic, readonly) UIButtonType buttonType;
- (void)setTitleColor:(nullable UIColor *)color forState:(UIControlState)state;
- (void)setBackgroundImage:(nullable UIImage *)image forState:(UIControlState)state;
- (nullable UIImage *)imageForState:(UIControlState)state;
@property (nonatomic, readonly, strong) UIColor *currentTitleColor;
@end

MAIN_ACTOR IOS(2.0)
@interface UISlider : UIControl
@property (nonatomic) float value;
@property (nonatomic) float minimumValue;
@property (nonatomic) float maximumValue;
@property (nonatomic, getter=isContinuous) BOOL continuous;
- (void)setValue:(float)value animated:(BOOL)animated;
@end

MAIN_ACTOR IOS(2.0)
@interface UISwitch : UIControl
@property (nonatomic, getter=isOn) BOOL on;
@property (nullable, nonatomic, strong) UIColor *onTintColor IOS(5.0);
@property (nullable, nonatomic, strong) UIColor *thumbTintColor IOS(6.0);
- (void)setOn:(BOOL)on animated:(BOOL)animated;
@end

MAIN_ACTOR IOS(6.0)
@interface UIRefreshControl : UIControl
- (instancetype)init;
@property (nonatomic, readonly, getter=isRefreshing) BOOL refreshing;
- (void)beginRefreshing IOS(6.0);
- (void)endRefreshing IOS(6.0);
@end

enum { UISegmentedControlNoSegment NAME(UISegmentedControl.noSegment) = -1 };

MAIN_ACTOR IOS(2.0)
@interface UISegmentedControl : UIControl
- (instancetype)initWithItems:(nullable NSArray *)items;
@property (nonatomic, getter=isMomentary) BOOL momentary;
@property (nonatomic, readonly) NSUInteger numberOfSegments;
@property (nonatomic) BOOL apportionsSegmentWidthsByContent IOS(5.0);
- (void)insertSegmentWithTitle:(nullable NSString *)title
                       atIndex:(NSUInteger)segment
                      animated:(BOOL)animated NAME(insertSegment(withTitle:at:animated:));
- (void)removeSegmentAtIndex:(NSUInteger)segment
                    animated:(BOOL)animated NAME(removeSegment(at:animated:));
- (nullable NSString *)titleForSegmentAtIndex:(NSUInteger)segment NAME(titleForSegment(at:));
- (CGFloat)widthForSegmentAtIndex:(NSUInteger)segment NAME(widthForSegment(at:));
- (BOOL)isEnabledForSegmentAtIndex:(NSUInteger)segment NAME(isEnabledForSegment(at:));
@property (nonatomic) NSInteger selectedSegmentIndex;
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (instancetype)initWithFrame:(CGRect)frame actions:(NSArray<UIAction *> *)actions IOS(14.0);
- (nullable UIAction *)actionForSegmentAtIndex:(NSUInteger)segment
    NAME(actionForSegment(at:)) IOS(14.0);
- (NSInteger)segmentIndexForActionIdentifier:(UIActionIdentifier)actionIdentifier
    NAME(segmentIndex(identifiedBy:)) IOS(14.0);
- (void)removeAllSegments;
- (void)setWidth:(CGFloat)width forSegmentAtIndex:(NSUInteger)segment
    NAME(setWidth(_:forSegmentAt:));
- (void)setEnabled:(BOOL)enabled forSegmentAtIndex:(NSUInteger)segment
    NAME(setEnabled(_:forSegmentAt:));
@end

typedef ENUM(NSInteger, UIPageControlInteractionState) {
  UIPageControlInteractionStateNone = 0,
  UIPageControlInteractionStateDiscrete = 1,
  UIPageControlInteractionStateContinuous = 2
} NAME(UIPageControl.InteractionState) IOS(14.0);

typedef ENUM(NSInteger, UIPageControlBackgroundStyle) {
  UIPageControlBackgroundStyleAutomatic = 0,
  UIPageControlBackgroundStyleProminent = 1,
  UIPageControlBackgroundStyleMinimal = 2
} NAME(UIPageControl.BackgroundStyle) IOS(14.0);

MAIN_ACTOR IOS(2.0)
@interface UIPageControl : UIControl
@property (nonatomic) NSInteger numberOfPages;
@property (nonatomic) NSInteger currentPage;
@property (nonatomic) BOOL hidesForSinglePage;
@end

typedef ENUM(NSInteger, UIProgressViewStyle) {
  UIProgressViewStyleDefault,
  UIProgressViewStyleBar
} NAME(UIProgressView.Style);

MAIN_ACTOR IOS(2.0)
@interface UIProgressView : UIView
@property (nonatomic) UIProgressViewStyle progressViewStyle;
@property (nonatomic) float progress;
@end

typedef ENUM(NSInteger, UIActivityIndicatorViewStyle) {
  UIActivityIndicatorViewStyleMedium IOS(13.0) = 100,
  UIActivityIndicatorViewStyleLarge IOS(13.0) = 101
} NAME(UIActivityIndicatorView.Style);

MAIN_ACTOR IOS(2.0)
@interface UIActivityIndicatorView : UIView
- (instancetype)initWithActivityIndicatorStyle:(UIActivityIndicatorViewStyle)style
    NAME(init(style:)) DESIGNATED;
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic) BOOL hidesWhenStopped;
- (void)startAnimating;
- (void)stopAnimating;
@property (nonatomic, readonly, getter=isAnimating) BOOL animating;
@end
#pragma clang assume_nonnull end
