// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// UIKit: NSLayoutConstraint.h, NSLayoutAnchor.h, UILayoutGuide.h, UIStackView.h, and the parts of
// UIView.h and UIViewController.h about layout
#pragma once
#import "UIKitViewControllers.h"

#pragma clang assume_nonnull begin
MAIN_ACTOR IOS(9.0)
@interface UILayoutGuide : NSObject
@property (nonatomic, readonly) CGRect layoutFrame;
@property (nonatomic, weak, nullable) UIView *owningView;
@property (nonatomic, copy) NSString *identifier;
@property (readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property (readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property (readonly, strong) NSLayoutXAxisAnchor *leftAnchor;
@property (readonly, strong) NSLayoutXAxisAnchor *rightAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property (readonly, strong) NSLayoutDimension *widthAnchor;
@property (readonly, strong) NSLayoutDimension *heightAnchor;
@property (readonly, strong) NSLayoutXAxisAnchor *centerXAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *centerYAnchor;
@end

MAIN_ACTOR IOS(15.0)
@interface UITrackingLayoutGuide : UILayoutGuide
@end

MAIN_ACTOR IOS(15.0)
@interface UIKeyboardLayoutGuide : UITrackingLayoutGuide
@property (nonatomic) BOOL followsUndockedKeyboard;
@end

extern const CGSize UILayoutFittingCompressedSize NAME(UIView.layoutFittingCompressedSize) IOS(6.0);
extern const CGSize UILayoutFittingExpandedSize NAME(UIView.layoutFittingExpandedSize) IOS(6.0);

@interface UIView (Layout)
@property (nonatomic) UIEdgeInsets layoutMargins IOS(8.0);
@property (nonatomic) NSDirectionalEdgeInsets directionalLayoutMargins IOS(11.0);
@property (nonatomic) BOOL preservesSuperviewLayoutMargins IOS(8.0);
@property (nonatomic) BOOL insetsLayoutMarginsFromSafeArea IOS(11.0);
@property (readonly, strong) UILayoutGuide *layoutMarginsGuide IOS(9.0);
@property (nonatomic, readonly, strong) UILayoutGuide *readableContentGuide IOS(9.0);
@property (nonatomic, readonly, strong) UILayoutGuide *safeAreaLayoutGuide IOS(11.0);
@property (nonatomic, readonly, strong) UIKeyboardLayoutGuide *keyboardLayoutGuide IOS(15.0);
@property (nonatomic, readonly, copy) NSArray<__kindof UILayoutGuide *> *layoutGuides IOS(9.0);
- (void)addLayoutGuide:(UILayoutGuide *)layoutGuide IOS(9.0);
- (void)removeLayoutGuide:(UILayoutGuide *)layoutGuide IOS(9.0);
@property (readonly, strong) NSLayoutXAxisAnchor *leadingAnchor IOS(9.0);
@property (readonly, strong) NSLayoutXAxisAnchor *trailingAnchor IOS(9.0);
@property (readonly, strong) NSLayoutXAxisAnchor *leftAnchor IOS(9.0);
@property (readonly, strong) NSLayoutXAxisAnchor *rightAnchor IOS(9.0);
@property (readonly, strong) NSLayoutYAxisAnchor *topAnchor IOS(9.0);
@property (readonly, strong) NSLayoutYAxisAnchor *bottomAnchor IOS(9.0);
@property (readonly, strong) NSLayoutXAxisAnchor *centerXAnchor IOS(9.0);
@property (readonly, strong) NSLayoutYAxisAnchor *centerYAnchor IOS(9.0);
@property (readonly, strong) NSLayoutYAxisAnchor *firstBaselineAnchor IOS(9.0);
@property (readonly, strong) NSLayoutYAxisAnchor *lastBaselineAnchor IOS(9.0);
@property (nonatomic, readonly) NSArray<__kindof NSLayoutConstraint *> *constraints IOS(6.0);
- (void)addConstraint:(NSLayoutConstraint *)constraint IOS(6.0);
- (void)addConstraints:(NSArray<__kindof NSLayoutConstraint *> *)constraints IOS(6.0);
- (void)removeConstraint:(NSLayoutConstraint *)constraint IOS(6.0);
- (void)removeConstraints:(NSArray<__kindof NSLayoutConstraint *> *)constraints IOS(6.0);
- (void)updateConstraintsIfNeeded IOS(6.0);
- (void)updateConstraints IOS(6.0);
- (BOOL)needsUpdateConstraints IOS(6.0);
- (void)setNeedsUpdateConstraints IOS(6.0);
@property (nonatomic, readonly) UIEdgeInsets alignmentRectInsets IOS(6.0);
- (UILayoutPriority)contentHuggingPriorityForAxis:(UILayoutConstraintAxis)axis IOS(6.0);
- (UILayoutPriority)contentCompressionResistancePriorityForAxis:(UILayoutConstraintAxis)axis
    IOS(6.0);
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize IOS(6.0);
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize
        withHorizontalFittingPriority:(UILayoutPriority)horizontalFittingPriority
              verticalFittingPriority:(UILayoutPriority)verticalFittingPriority IOS(8.0);
@property (nonatomic, readonly) BOOL hasAmbiguousLayout IOS(6.0);
@end

@interface UIViewController (Layout)
@property (nonatomic) UIEdgeInsets additionalSafeAreaInsets IOS(11.0);
@property (nonatomic, readonly) NSDirectionalEdgeInsets systemMinimumLayoutMargins IOS(11.0);
@property (nonatomic) BOOL viewRespectsSystemMinimumLayoutMargins IOS(11.0);
- (void)updateViewConstraints IOS(6.0);
@end

typedef ENUM(NSInteger, UIStackViewDistribution) {
  UIStackViewDistributionFill = 0,
  UIStackViewDistributionFillEqually,
  UIStackViewDistributionFillProportionally,
  UIStackViewDistributionEqualSpacing,
  UIStackViewDistributionEqualCentering
} NAME(UIStackView.Distribution) IOS(9.0);

typedef ENUM(NSInteger, UIStackViewAlignment) {
  UIStackViewAlignmentFill,
  UIStackViewAlignmentLeading,
  UIStackViewAlignmentTop = UIStackViewAlignmentLeading,
  UIStackViewAlignmentFirstBaseline,
  UIStackViewAlignmentCenter,
  UIStackViewAlignmentTrailing,
  UIStackViewAlignmentBottom = UIStackViewAlignmentTrailing,
  UIStackViewAlignmentLastBaseline
} NAME(UIStackView.Alignment) IOS(9.0);

extern const CGFloat UIStackViewSpacingUseDefault NAME(UIStackView.spacingUseDefault) IOS(11.0);
extern const CGFloat UIStackViewSpacingUseSystem NAME(UIStackView.spacingUseSystem) IOS(11.0);

MAIN_ACTOR IOS(9.0)
@interface UIStackView : UIView
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithArrangedSubviews:(NSArray<__kindof UIView *> *)views;
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *arrangedSubviews;
- (void)addArrangedSubview:(UIView *)view;
- (void)removeArrangedSubview:(UIView *)view;
- (void)insertArrangedSubview:(UIView *)view atIndex:(NSUInteger)stackIndex;
@property (nonatomic) UILayoutConstraintAxis axis;
@property (nonatomic) UIStackViewDistribution distribution;
@property (nonatomic) UIStackViewAlignment alignment;
@property (nonatomic) CGFloat spacing;
- (void)setCustomSpacing:(CGFloat)spacing
               afterView:(UIView *)arrangedSubview NAME(setCustomSpacing(_:after:)) IOS(11.0);
- (CGFloat)customSpacingAfterView:(UIView *)arrangedSubview
    NAME(customSpacing(after:)) IOS(11.0);
@property (nonatomic, getter=isBaselineRelativeArrangement) BOOL baselineRelativeArrangement;
@property (nonatomic, getter=isLayoutMarginsRelativeArrangement)
    BOOL layoutMarginsRelativeArrangement;
@end
#pragma clang assume_nonnull end
