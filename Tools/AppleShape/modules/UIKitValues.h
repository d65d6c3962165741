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

typedef struct UIOffset { CGFloat horizontal, vertical; } UIOffset;
extern const UIOffset UIOffsetZero NAME(UIOffset.zero) IOS(5.0);

typedef OPTIONS(NSUInteger, NSDirectionalRectEdge) {
  NSDirectionalRectEdgeNone = 0,
  NSDirectionalRectEdgeTop = 1 << 0,
  NSDirectionalRectEdgeLeading = 1 << 1,
  NSDirectionalRectEdgeBottom = 1 << 2,
  NSDirectionalRectEdgeTrailing = 1 << 3,
  NSDirectionalRectEdgeAll = 15
} IOS(13.0);
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
- (UIColor *)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
- (UIColor *)initWithHue:(CGFloat)hue
              saturation:(CGFloat)saturation
              brightness:(CGFloat)brightness
                   alpha:(CGFloat)alpha;
- (UIColor *)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
- (UIColor *)initWithCGColor:(CGColorRef)cgColor;
- (UIColor *)initWithDynamicProvider:(UIColor * (^)(UITraitCollection *traitCollection))provider
    IOS(13.0);
- (UIColor *)resolvedColorWithTraitCollection:(UITraitCollection *)traitCollection IOS(13.0);
- (BOOL)getRed:(nullable CGFloat *)red
         green:(nullable CGFloat *)green
          blue:(nullable CGFloat *)blue
         alpha:(nullable CGFloat *)alpha IOS(5.0);
- (void)setFill;
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha;
@property (class, nonatomic, readonly) UIColor *darkGrayColor;
@property (class, nonatomic, readonly) UIColor *lightGrayColor;
@property (class, nonatomic, readonly) UIColor *grayColor;
@property (class, nonatomic, readonly) UIColor *greenColor;
@property (class, nonatomic, readonly) UIColor *cyanColor;
@property (class, nonatomic, readonly) UIColor *yellowColor;
@property (class, nonatomic, readonly) UIColor *magentaColor;
@property (class, nonatomic, readonly) UIColor *orangeColor;
@property (class, nonatomic, readonly) UIColor *purpleColor;
@property (class, nonatomic, readonly) UIColor *brownColor;
@property (class, nonatomic, readonly) UIColor *systemIndigoColor IOS(13.0);
@property (class, nonatomic, readonly) UIColor *systemOrangeColor IOS(7.0);
@property (class, nonatomic, readonly) UIColor *systemPinkColor IOS(7.0);
@property (class, nonatomic, readonly) UIColor *systemPurpleColor IOS(9.0);
@property (class, nonatomic, readonly) UIColor *systemTealColor IOS(7.0);
@property (class, nonatomic, readonly) UIColor *systemYellowColor IOS(7.0);
@property (class, nonatomic, readonly) UIColor *systemBrownColor IOS(13.0);
@property (class, nonatomic, readonly) UIColor *systemCyanColor IOS(15.0);
@property (class, nonatomic, readonly) UIColor *systemMintColor IOS(15.0);
@property (class, nonatomic, readonly) UIColor *systemGrayColor IOS(7.0);
@property (class, nonatomic, readonly) UIColor *systemGray2Color IOS(13.0);
@property (class, nonatomic, readonly) UIColor *systemGray3Color IOS(13.0);
@property (class, nonatomic, readonly) UIColor *systemGray4Color IOS(13.0);
@property (class, nonatomic, readonly) UIColor *systemGray5Color IOS(13.0);
@property (class, nonatomic, readonly) UIColor *systemGray6Color IOS(13.0);
@property (class, nonatomic, readonly) UIColor *tertiaryLabelColor IOS(13.0);
@property (class, nonatomic, readonly) UIColor *quaternaryLabelColor IOS(13.0);
@property (class, nonatomic, readonly) UIColor *separatorColor IOS(13.0);
@property (class, nonatomic, readonly) UIColor *opaqueSeparatorColor IOS(13.0);
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

extern const UIFontWeight UIFontWeightUltraLight IOS(8.2);
extern const UIFontWeight UIFontWeightThin IOS(8.2);
extern const UIFontWeight UIFontWeightLight IOS(8.2);
extern const UIFontWeight UIFontWeightHeavy IOS(8.2);
extern const UIFontWeight UIFontWeightBlack IOS(8.2);

typedef NSString *UIFontTextStyle EXTENSIBLE_KEYS NAME(UIFont.TextStyle);
extern UIFontTextStyle const UIFontTextStyleLargeTitle IOS(11.0);
extern UIFontTextStyle const UIFontTextStyleTitle1 IOS(9.0);
extern UIFontTextStyle const UIFontTextStyleTitle2 IOS(9.0);
extern UIFontTextStyle const UIFontTextStyleTitle3 IOS(9.0);
extern UIFontTextStyle const UIFontTextStyleHeadline IOS(7.0);
extern UIFontTextStyle const UIFontTextStyleSubheadline IOS(7.0);
extern UIFontTextStyle const UIFontTextStyleBody IOS(7.0);
extern UIFontTextStyle const UIFontTextStyleCallout IOS(9.0);
extern UIFontTextStyle const UIFontTextStyleFootnote IOS(7.0);
extern UIFontTextStyle const UIFontTextStyleCaption1 IOS(7.0);
extern UIFontTextStyle const UIFontTextStyleCaption2 IOS(7.0);

typedef OPTIONS(unsigned, UIFontDescriptorSymbolicTraits) {
  UIFontDescriptorTraitItalic NAME(traitItalic) = 1u << 0,
  UIFontDescriptorTraitBold NAME(traitBold) = 1u << 1,
  UIFontDescriptorTraitMonoSpace NAME(traitMonoSpace) = 1u << 10
} NAME(UIFontDescriptor.SymbolicTraits);

SENDABLE IOS(7.0)
@interface UIFontDescriptor : NSObject
@property (nonatomic, readonly) CGFloat pointSize;
@property (nonatomic, readonly) UIFontDescriptorSymbolicTraits symbolicTraits;
- (UIFontDescriptor *)fontDescriptorWithSize:(CGFloat)newPointSize NAME(withSize(_:));
- (nullable UIFontDescriptor *)fontDescriptorWithSymbolicTraits:
    (UIFontDescriptorSymbolicTraits)symbolicTraits NAME(withSymbolicTraits(_:));
@end
SENDABLE IOS(2.0)
@interface UIFont : NSObject
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style
        compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection IOS(10.0);
+ (nullable UIFont *)fontWithName:(NSString *)fontName size:(CGFloat)fontSize;
+ (UIFont *)fontWithDescriptor:(UIFontDescriptor *)descriptor size:(CGFloat)pointSize IOS(7.0);
+ (UIFont *)italicSystemFontOfSize:(CGFloat)fontSize;
@property (class, nonatomic, readonly) CGFloat labelFontSize;
@property (class, nonatomic, readonly) CGFloat buttonFontSize;
@property (class, nonatomic, readonly) CGFloat smallSystemFontSize;
@property (class, nonatomic, readonly) CGFloat systemFontSize;
@property (nonatomic, readonly, strong) NSString *fontName;
@property (nonatomic, readonly) CGFloat descender;
@property (nonatomic, readonly) CGFloat capHeight;
@property (nonatomic, readonly) CGFloat xHeight;
- (UIFont *)fontWithSize:(CGFloat)fontSize;
@property (nonatomic, readonly, strong) UIFontDescriptor *fontDescriptor IOS(7.0);
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

SENDABLE IOS(11.0)
@interface UIFontMetrics : NSObject
@property (class, readonly, strong) UIFontMetrics *defaultMetrics NAME(default);
- (instancetype)initForTextStyle:(UIFontTextStyle)textStyle DESIGNATED;
- (UIFont *)scaledFontForFont:(UIFont *)font
    compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection
    NAME(scaledFont(for:compatibleWith:));
- (UIFont *)scaledFontForFont:(UIFont *)font
                 maximumPointSize:(CGFloat)maximumPointSize
    compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection
    NAME(scaledFont(for:maximumPointSize:compatibleWith:));
- (CGFloat)scaledValueForValue:(CGFloat)value
    compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection
    NAME(scaledValue(for:compatibleWith:));
@end

typedef ENUM(NSInteger, UIImageOrientation) {
  UIImageOrientationUp,
  UIImageOrientationDown,
  UIImageOrientationLeft,
  UIImageOrientationRight,
  UIImageOrientationUpMirrored,
  UIImageOrientationDownMirrored,
  UIImageOrientationLeftMirrored,
  UIImageOrientationRightMirrored
} NAME(UIImage.Orientation);

typedef ENUM(NSInteger, UIImageResizingMode) {
  UIImageResizingModeTile = 0,
  UIImageResizingModeStretch = 1
} NAME(UIImage.ResizingMode);

typedef ENUM(NSInteger, UIImageSymbolScale) {
  UIImageSymbolScaleDefault = -1,
  UIImageSymbolScaleUnspecified = 0,
  UIImageSymbolScaleSmall = 1,
  UIImageSymbolScaleMedium,
  UIImageSymbolScaleLarge
} NAME(UIImage.SymbolScale) IOS(13.0);

typedef ENUM(NSInteger, UIImageSymbolWeight) {
  UIImageSymbolWeightUnspecified = 0,
  UIImageSymbolWeightUltraLight = 1,
  UIImageSymbolWeightThin,
  UIImageSymbolWeightLight,
  UIImageSymbolWeightRegular,
  UIImageSymbolWeightMedium,
  UIImageSymbolWeightSemibold,
  UIImageSymbolWeightBold,
  UIImageSymbolWeightHeavy,
  UIImageSymbolWeightBlack
} NAME(UIImage.SymbolWeight) IOS(13.0);

NAME(UIImage.Configuration) SENDABLE IOS(13.0)
@interface UIImageConfiguration : NSObject
@end

NAME(UIImage.SymbolConfiguration) SENDABLE IOS(13.0)
@interface UIImageSymbolConfiguration : UIImageConfiguration
+ (instancetype)configurationWithPointSize:(CGFloat)pointSize;
@end
SENDABLE IOS(2.0)
@interface UIImage : NSObject
+ (nullable UIImage *)imageNamed:(NSString *)name;
+ (nullable UIImage *)systemImageNamed:(NSString *)name NAME(init(systemName:)) IOS(13.0);
@property (nonatomic, readonly) CGSize size;
+ (nullable UIImage *)systemImageNamed:(NSString *)name
                     withConfiguration:(nullable UIImageConfiguration *)configuration
    NAME(init(systemName:withConfiguration:)) IOS(13.0);
- (nullable instancetype)initWithContentsOfFile:(NSString *)path;
- (nullable instancetype)initWithData:(NSData *)data;
- (nullable instancetype)initWithData:(NSData *)data scale:(CGFloat)scale IOS(6.0);
- (instancetype)initWithCGImage:(CGImageRef)cgImage;
- (instancetype)initWithCGImage:(CGImageRef)cgImage
                          scale:(CGFloat)scale
                    orientation:(UIImageOrientation)orientation IOS(4.0);
@property (nullable, nonatomic, readonly) CGImageRef CGImage;
@property (nonatomic, readonly) UIImageOrientation imageOrientation;
@property (nonatomic, readonly, getter=isSymbolImage) BOOL symbolImage IOS(13.0);
@property (nonatomic, readonly) UIImageResizingMode resizingMode IOS(6.0);
- (UIImage *)resizableImageWithCapInsets:(UIEdgeInsets)capInsets
                            resizingMode:(UIImageResizingMode)resizingMode IOS(6.0);
- (UIImage *)imageWithTintColor:(UIColor *)color
                  renderingMode:(UIImageRenderingMode)renderingMode IOS(13.0);
@property (nonatomic, readonly) CGFloat scale IOS(4.0);
@property (nonatomic, readonly) UIEdgeInsets capInsets IOS(5.0);
@property (nonatomic, readonly) UIImageRenderingMode renderingMode IOS(7.0);
@property (nonatomic, readonly) BOOL flipsForRightToLeftLayoutDirection IOS(9.0);
- (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)renderingMode IOS(7.0);
- (UIImage *)resizableImageWithCapInsets:(UIEdgeInsets)capInsets IOS(5.0);
- (UIImage *)imageFlippedForRightToLeftLayoutDirection IOS(9.0);
- (nullable UIImage *)imageByPreparingForDisplay IOS(15.0);
- (void)prepareForDisplayWithCompletionHandler:
    (void (^SENDABLE)(UIImage *_Nullable image))completionHandler
    ASYNC(byPreparingForDisplay()) IOS(15.0);
- (nullable UIImage *)imageByPreparingThumbnailOfSize:(CGSize)size IOS(15.0);
- (void)prepareThumbnailOfSize:(CGSize)size
             completionHandler:(void (^SENDABLE)(UIImage *_Nullable image))completionHandler
    ASYNC(byPreparingThumbnail(ofSize:)) IOS(15.0);
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

typedef ENUM(NSInteger, UITraitEnvironmentLayoutDirection) {
  UITraitEnvironmentLayoutDirectionUnspecified = -1,
  UITraitEnvironmentLayoutDirectionLeftToRight = 0,
  UITraitEnvironmentLayoutDirectionRightToLeft = 1
} IOS(10.0);

typedef ENUM(NSInteger, UIUserInterfaceIdiom) {
  UIUserInterfaceIdiomUnspecified = -1,
  UIUserInterfaceIdiomPhone IOS(3.2),
  UIUserInterfaceIdiomPad IOS(3.2),
  UIUserInterfaceIdiomTV IOS(9.0),
  UIUserInterfaceIdiomCarPlay IOS(9.0),
  UIUserInterfaceIdiomMac IOS(14.0) = 5
};

typedef NSString *UIContentSizeCategory EXTENSIBLE_KEYS;
extern UIContentSizeCategory const UIContentSizeCategoryUnspecified IOS(10.0);
extern UIContentSizeCategory const UIContentSizeCategoryExtraSmall IOS(7.0);
extern UIContentSizeCategory const UIContentSizeCategorySmall IOS(7.0);
extern UIContentSizeCategory const UIContentSizeCategoryMedium IOS(7.0);
extern UIContentSizeCategory const UIContentSizeCategoryLarge IOS(7.0);
extern UIContentSizeCategory const UIContentSizeCategoryExtraLarge IOS(7.0);
extern UIContentSizeCategory const UIContentSizeCategoryExtraExtraLarge IOS(7.0);
extern UIContentSizeCategory const UIContentSizeCategoryExtraExtraExtraLarge IOS(7.0);
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityMedium IOS(7.0);
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityLarge IOS(7.0);
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraLarge IOS(7.0);
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraExtraLarge IOS(7.0);
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraExtraExtraLarge IOS(7.0);
SENDABLE IOS(8.0)
@interface UITraitCollection : NSObject
@property (nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle IOS(12.0);
@property (nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@property (nonatomic, readonly) UIUserInterfaceSizeClass verticalSizeClass;
@property (class, nonatomic, strong) UITraitCollection *currentTraitCollection NAME(current)
    IOS(13.0);
- (void)performAsCurrentTraitCollection:(void(NOESCAPE ^)(void))actions
    NAME(performAsCurrent(_:)) IOS(13.0);
@property (nonatomic, readonly) UITraitEnvironmentLayoutDirection layoutDirection IOS(10.0);
@property (nonatomic, readonly) CGFloat displayScale;
@property (nonatomic, readonly, copy) UIContentSizeCategory preferredContentSizeCategory IOS(10.0);
- (BOOL)hasDifferentColorAppearanceComparedToTraitCollection:
    (nullable UITraitCollection *)traitCollection NAME(hasDifferentColorAppearance(comparedTo:))
    IOS(13.0);
+ (UITraitCollection *)traitCollectionWithTraitsFromCollections:
    (NSArray<UITraitCollection *> *)traitCollections NAME(init(traitsFrom:));
+ (UITraitCollection *)traitCollectionWithUserInterfaceStyle:(UIUserInterfaceStyle)style
    NAME(init(userInterfaceStyle:)) IOS(12.0);
+ (UITraitCollection *)traitCollectionWithLayoutDirection:(UITraitEnvironmentLayoutDirection)value
    NAME(init(layoutDirection:)) IOS(10.0);
+ (UITraitCollection *)traitCollectionWithDisplayScale:(CGFloat)scale NAME(init(displayScale:));
+ (UITraitCollection *)traitCollectionWithHorizontalSizeClass:(UIUserInterfaceSizeClass)value
    NAME(init(horizontalSizeClass:));
+ (UITraitCollection *)traitCollectionWithPreferredContentSizeCategory:(UIContentSizeCategory)value
    NAME(init(preferredContentSizeCategory:)) IOS(10.0);
@end
#pragma clang assume_nonnull end
