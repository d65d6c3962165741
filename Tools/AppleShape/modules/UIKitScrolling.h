// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// UIKit: UIScrollView.h
#pragma once
#import "UIKitGestures.h"

#pragma clang assume_nonnull begin
@class UILayoutGuide;
@class UIRefreshControl;
@class UIScrollView;

typedef ENUM(NSInteger, UIScrollViewIndicatorStyle) {
  UIScrollViewIndicatorStyleDefault,
  UIScrollViewIndicatorStyleBlack,
  UIScrollViewIndicatorStyleWhite
} NAME(UIScrollView.IndicatorStyle);

typedef ENUM(NSInteger, UIScrollViewContentInsetAdjustmentBehavior) {
  UIScrollViewContentInsetAdjustmentAutomatic,
  UIScrollViewContentInsetAdjustmentScrollableAxes,
  UIScrollViewContentInsetAdjustmentNever,
  UIScrollViewContentInsetAdjustmentAlways
} NAME(UIScrollView.ContentInsetAdjustmentBehavior) IOS(11.0);

typedef ENUM(NSInteger, UIScrollViewKeyboardDismissMode) {
  UIScrollViewKeyboardDismissModeNone,
  UIScrollViewKeyboardDismissModeOnDrag,
  UIScrollViewKeyboardDismissModeInteractive
} NAME(UIScrollView.KeyboardDismissMode) IOS(7.0);

typedef CGFloat UIScrollViewDecelerationRate KEYS NAME(UIScrollView.DecelerationRate);
extern const UIScrollViewDecelerationRate UIScrollViewDecelerationRateNormal IOS(3.0);
extern const UIScrollViewDecelerationRate UIScrollViewDecelerationRateFast IOS(3.0);

MAIN_ACTOR
@protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidScroll:(UIScrollView *)scrollView IOS(2.0);
- (nullable UIView *)viewForZoomingInScrollView:(UIScrollView *)scrollView
    NAME(viewForZooming(in:)) IOS(2.0);
@end

MAIN_ACTOR IOS(2.0)
@interface UIScrollView : UIView
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic) CGPoint contentOffset;
@property (nonatomic) CGSize contentSize;
@property (nonatomic, readonly, strong) UILayoutGuide *contentLayoutGuide IOS(11.0);
@property (nonatomic, readonly, strong) UILayoutGuide *frameLayoutGuide IOS(11.0);
@property (nonatomic, strong, nullable) UIRefreshControl *refreshControl IOS(10.0);
@property (nonatomic) UIEdgeInsets contentInset;
@property (nonatomic, readonly) UIEdgeInsets adjustedContentInset IOS(11.0);
@property (nonatomic)
    UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior IOS(11.0);
@property (nullable, nonatomic, weak) id<UIScrollViewDelegate> delegate;
@property (nonatomic, getter=isDirectionalLockEnabled) BOOL directionalLockEnabled;
@property (nonatomic) BOOL bounces;
@property (nonatomic) BOOL alwaysBounceVertical;
@property (nonatomic) BOOL alwaysBounceHorizontal;
@property (nonatomic, getter=isPagingEnabled) BOOL pagingEnabled;
@property (nonatomic, getter=isScrollEnabled) BOOL scrollEnabled;
@property (nonatomic) BOOL showsVerticalScrollIndicator;
@property (nonatomic) BOOL showsHorizontalScrollIndicator;
@property (nonatomic) BOOL automaticallyAdjustsScrollIndicatorInsets IOS(13.0);
@property (nonatomic) UIScrollViewIndicatorStyle indicatorStyle;
@property (nonatomic) UIScrollViewDecelerationRate decelerationRate IOS(3.0);
- (void)setContentOffset:(CGPoint)contentOffset animated:(BOOL)animated;
- (void)scrollRectToVisible:(CGRect)rect animated:(BOOL)animated;
@property (nonatomic, readonly, getter=isTracking) BOOL tracking;
@property (nonatomic, readonly, getter=isDragging) BOOL dragging;
@property (nonatomic, readonly, getter=isDecelerating) BOOL decelerating;
@property (nonatomic) BOOL delaysContentTouches;
@property (nonatomic) BOOL canCancelContentTouches;
- (BOOL)touchesShouldCancelInContentView:(UIView *)view NAME(touchesShouldCancel(in:));
@property (nonatomic) CGFloat minimumZoomScale;
@property (nonatomic) CGFloat maximumZoomScale;
@property (nonatomic) CGFloat zoomScale IOS(3.0);
@property (nonatomic) BOOL bouncesZoom;
@property (nonatomic, readonly, getter=isZooming) BOOL zooming;
@property (nonatomic) BOOL allowsKeyboardScrolling IOS(17.0);
@property (nonatomic) BOOL scrollsToTop;
@property (nonatomic, readonly) UIPanGestureRecognizer *panGestureRecognizer IOS(5.0);
@end
#pragma clang assume_nonnull end
