// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// UIKit: UIGeometry.h, UIInterface.h, UIColor.h, UIFont.h, UIImage.h, UITraitCollection.h,
// NSText.h (NSParagraphStyle.h)
#pragma once
#import "QuartzCore.h"

#pragma clang assume_nonnull begin
@class UIColor, UIFont, UIImage, UITraitCollection;

typedef struct SENDABLE UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
// Equatable and Sendable in Swift, not Hashable.
typedef struct SENDABLE NSDirectionalEdgeInsets {
  CGFloat top, leading, bottom, trailing;
} NSDirectionalEdgeInsets IOS(11.0);
extern const UIEdgeInsets UIEdgeInsetsZero NAME(UIEdgeInsets.zero);
extern const NSDirectionalEdgeInsets NSDirectionalEdgeInsetsZero NAME(NSDirectionalEdgeInsets.zero)
    IOS(11.0);

typedef OPTIONS(NSUInteger, UIRectEdge) {
  UIRectEdgeNone = 0,
  UIRectEdgeTop = 1 << 0,
  UIRectEdgeLeft = 1 << 1,
  UIRectEdgeBottom = 1 << 2,
  UIRectEdgeRight = 1 << 3,
  UIRectEdgeAll = 15
} IOS(7.0);

typedef ENUM(NSInteger, NSLineBreakMode) {
  NSLineBreakByWordWrapping,
  NSLineBreakByCharWrapping,
  NSLineBreakByClipping,
  NSLineBreakByTruncatingHead,
  NSLineBreakByTruncatingTail,
  NSLineBreakByTruncatingMiddle
} IOS(6.0);

typedef ENUM(NSInteger, NSTextAlignment) {
  NSTextAlignmentLeft = 0,
  NSTextAlignmentCenter = 1,
  NSTextAlignmentRight = 2,
  NSTextAlignmentJustified = 3,
  NSTextAlignmentNatural = 4
} IOS(6.0);

SENDABLE IOS(2.0)
@interface UIColor : NSObject
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha;
@property (nonatomic, readonly) CGColorRef CGColor;
@property (class, nonatomic, readonly) UIColor *blackColor;
@property (class, nonatomic, readonly) UIColor *whiteColor;
@property (class, nonatomic, readonly) UIColor *clearColor;
@property (class, nonatomic, readonly) UIColor *redColor;
@property (class, nonatomic, readonly) UIColor *blueColor;
@property (class, nonatomic, readonly) UIColor *systemRedColor IOS(7.0);
@property (class, nonatomic, readonly) UIColor *systemGreenColor IOS(7.0);
@property (class, nonatomic, readonly) UIColor *systemBlueColor IOS(7.0);
@property (class, nonatomic, readonly) UIColor *labelColor IOS(13.0);
@property (class, nonatomic, readonly) UIColor *secondaryLabelColor IOS(13.0);
@property (class, nonatomic, readonly) UIColor *systemBackgroundColor IOS(13.0);
@end

typedef CGFloat UIFontWeight EXTENSIBLE_KEYS NAME(UIFont.Weight);
extern const UIFontWeight UIFontWeightRegular IOS(8.2);
extern const UIFontWeight UIFontWeightMedium IOS(8.2);
extern const UIFontWeight UIFontWeightSemibold IOS(8.2);
extern const UIFontWeight UIFontWeightBold IOS(8.2);

SENDABLE IOS(2.0)
@interface UIFont : NSObject
@property (nonatomic, readonly) CGFloat ascender;
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize;
+ (UIFont *)boldSystemFontOfSize:(CGFloat)fontSize;
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight IOS(8.2);
+ (UIFont *)monospacedSystemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight IOS(13.0);
@property (nonatomic, readonly) CGFloat pointSize;
@property (nonatomic, readonly) CGFloat lineHeight IOS(4.0);
@end

typedef ENUM(NSInteger, UIImageRenderingMode) {
  UIImageRenderingModeAutomatic,
  UIImageRenderingModeAlwaysOriginal,
  UIImageRenderingModeAlwaysTemplate
} NAME(UIImage.RenderingMode) IOS(7.0);

SENDABLE IOS(2.0)
@interface UIImage : NSObject
+ (nullable UIImage *)imageNamed:(NSString *)name;
+ (nullable UIImage *)systemImageNamed:(NSString *)name NAME(init(systemName:)) IOS(13.0);
@property (nonatomic, readonly) CGSize size;
@property (nonatomic, readonly) CGFloat scale IOS(4.0);
@property (nonatomic, readonly) UIEdgeInsets capInsets IOS(5.0);
@property (nonatomic, readonly) UIImageRenderingMode renderingMode IOS(7.0);
@property (nonatomic, readonly) BOOL flipsForRightToLeftLayoutDirection IOS(9.0);
- (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)renderingMode IOS(7.0);
- (UIImage *)resizableImageWithCapInsets:(UIEdgeInsets)capInsets IOS(5.0);
- (UIImage *)imageFlippedForRightToLeftLayoutDirection IOS(9.0);
@end

typedef ENUM(NSInteger, UIUserInterfaceStyle) {
  UIUserInterfaceStyleUnspecified,
  UIUserInterfaceStyleLight,
  UIUserInterfaceStyleDark
} IOS(12.0);

typedef ENUM(NSInteger, UIUserInterfaceSizeClass) {
  UIUserInterfaceSizeClassUnspecified = 0,
  UIUserInterfaceSizeClassCompact = 1,
  UIUserInterfaceSizeClassRegular = 2
} IOS(8.0);

typedef ENUM(NSInteger, UIUserInterfaceLayoutDirection) {
  UIUserInterfaceLayoutDirectionLeftToRight,
  UIUserInterfaceLayoutDirectionRightToLeft
} IOS(5.0);

SENDABLE IOS(8.0)
@interface UITraitCollection : NSObject
@property (nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle IOS(12.0);
@property (nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@property (nonatomic, readonly) UIUserInterfaceSizeClass verticalSizeClass;
@end
#pragma clang assume_nonnull end
