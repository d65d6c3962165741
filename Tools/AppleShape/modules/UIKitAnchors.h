// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// UIKit: NSLayoutConstraint.h, NSLayoutAnchor.h
#pragma once
#import "UIKitResponders.h"

#pragma clang assume_nonnull begin
typedef float UILayoutPriority EXTENSIBLE_KEYS IOS(6.0);
extern const UILayoutPriority UILayoutPriorityRequired IOS(6.0);
extern const UILayoutPriority UILayoutPriorityDefaultHigh IOS(6.0);
extern const UILayoutPriority UILayoutPriorityDefaultLow IOS(6.0);
extern const UILayoutPriority UILayoutPriorityFittingSizeLevel
    NAME(UILayoutPriority.fittingSizeLevel) IOS(6.0);

typedef ENUM(NSInteger, UILayoutConstraintAxis) {
  UILayoutConstraintAxisHorizontal = 0,
  UILayoutConstraintAxisVertical = 1
} NAME(NSLayoutConstraint.Axis) IOS(6.0);

typedef ENUM(NSInteger, NSLayoutRelation) {
  NSLayoutRelationLessThanOrEqual = -1,
  NSLayoutRelationEqual = 0,
  NSLayoutRelationGreaterThanOrEqual = 1
} NAME(NSLayoutConstraint.Relation) IOS(6.0);

typedef ENUM(NSInteger, NSLayoutAttribute) {
  NSLayoutAttributeLeft = 1,
  NSLayoutAttributeRight,
  NSLayoutAttributeTop,
  NSLayoutAttributeBottom,
  NSLayoutAttributeLeading,
  NSLayoutAttributeTrailing,
  NSLayoutAttributeWidth,
  NSLayoutAttributeHeight,
  NSLayoutAttributeCenterX,
  NSLayoutAttributeCenterY,
  NSLayoutAttributeLastBaseline,
  NSLayoutAttributeFirstBaseline,
  NSLayoutAttributeLeftMargin,
  NSLayoutAttributeRightMargin,
  NSLayoutAttributeTopMargin,
  NSLayoutAttributeBottomMargin,
  NSLayoutAttributeLeadingMargin,
  NSLayoutAttributeTrailingMargin,
  NSLayoutAttributeCenterXWithinMargins,
  NSLayoutAttributeCenterYWithinMargins,
  NSLayoutAttributeNotAnAttribute = 0
} NAME(NSLayoutConstraint.Attribute) IOS(6.0);

typedef OPTIONS(NSUInteger, NSLayoutFormatOptions) {
  NSLayoutFormatAlignAllLeft = 1 << 1,
  NSLayoutFormatAlignAllRight = 1 << 2,
  NSLayoutFormatAlignAllTop = 1 << 3,
  NSLayoutFormatAlignAllBottom = 1 << 4,
  NSLayoutFormatAlignAllLeading = 1 << 5,
  NSLayoutFormatAlignAllTrailing = 1 << 6,
  NSLayoutFormatAlignAllCenterX = 1 << 9,
  NSLayoutFormatAlignAllCenterY = 1 << 10,
  NSLayoutFormatAlignAllLastBaseline = 1 << 11,
  NSLayoutFormatAlignAllFirstBaseline IOS(8.0) = 1 << 12,
  NSLayoutFormatDirectionLeadingToTrailing = 0 << 16,
  NSLayoutFormatDirectionLeftToRight = 1 << 16,
  NSLayoutFormatDirectionRightToLeft = 2 << 16
} NAME(NSLayoutConstraint.FormatOptions) IOS(6.0);

MAIN_ACTOR IOS(6.0)
@interface NSLayoutConstraint : NSObject
+ (NSArray<NSLayoutConstraint *> *)constraintsWithVisualFormat:(NSString *)format
                                                       options:(NSLayoutFormatOptions)opts
                                                       metrics:(nullable NSDictionary<NSString *, id> *)metrics
                                                         views:(NSDictionary<NSString *, id> *)views
    NAME(constraints(withVisualFormat:options:metrics:views:));
+ (instancetype)constraintWithItem:(id)view1
                         attribute:(NSLayoutAttribute)attr1
                         relatedBy:(NSLayoutRelation)relation
                            toItem:(nullable id)view2
                         attribute:(NSLayoutAttribute)attr2
                        multiplier:(CGFloat)multiplier
                          constant:(CGFloat)c;
@property UILayoutPriority priority;
@property BOOL shouldBeArchived;
@property (nullable, readonly, assign) id firstItem;
@property (readonly) NSLayoutAttribute firstAttribute;
@property (readonly) NSLayoutRelation relation;
@property (nullable, readonly, assign) id secondItem;
@property (readonly) NSLayoutAttribute secondAttribute;
@property (readonly) CGFloat multiplier;
@property CGFloat constant;
@property (nullable, copy) NSString *identifier IOS(7.0);
@property (getter=isActive) BOOL active IOS(8.0);
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints
    NAME(activate(_:)) IOS(8.0);
+ (void)deactivateConstraints:(NSArray<NSLayoutConstraint *> *)constraints
    NAME(deactivate(_:)) IOS(8.0);
@end

MAIN_ACTOR IOS(9.0)
@interface NSLayoutAnchor<AnchorType> : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    NAME(constraint(equalTo:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    NAME(constraint(greaterThanOrEqualTo:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    NAME(constraint(lessThanOrEqualTo:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
                                       constant:(CGFloat)c NAME(constraint(equalTo:constant:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
                                                    constant:(CGFloat)c
    NAME(constraint(greaterThanOrEqualTo:constant:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
                                                 constant:(CGFloat)c
    NAME(constraint(lessThanOrEqualTo:constant:));
@end

@class NSLayoutDimension, NSLayoutXAxisAnchor, NSLayoutYAxisAnchor;

MAIN_ACTOR IOS(9.0)
@interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)c NAME(constraint(equalToConstant:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToConstant:(CGFloat)c
    NAME(constraint(greaterThanOrEqualToConstant:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToConstant:(CGFloat)c
    NAME(constraint(lessThanOrEqualToConstant:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor
                                     multiplier:(CGFloat)m NAME(constraint(equalTo:multiplier:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor
                                     multiplier:(CGFloat)m
                                       constant:(CGFloat)c
    NAME(constraint(equalTo:multiplier:constant:));
@end

MAIN_ACTOR IOS(9.0)
@interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
- (NSLayoutDimension *)anchorWithOffsetToAnchor:(NSLayoutXAxisAnchor *)otherAnchor
    NAME(anchorWithOffset(to:)) IOS(10.0);
- (NSLayoutConstraint *)constraintEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor
                                                       multiplier:(CGFloat)multiplier
    NAME(constraint(equalToSystemSpacingAfter:multiplier:)) IOS(11.0);
@end

MAIN_ACTOR IOS(9.0)
@interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
- (NSLayoutDimension *)anchorWithOffsetToAnchor:(NSLayoutYAxisAnchor *)otherAnchor
    NAME(anchorWithOffset(to:)) IOS(10.0);
- (NSLayoutConstraint *)constraintEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor
                                                       multiplier:(CGFloat)multiplier
    NAME(constraint(equalToSystemSpacingBelow:multiplier:)) IOS(11.0);
@end
#pragma clang assume_nonnull end
