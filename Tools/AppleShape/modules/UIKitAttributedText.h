// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// UIKit: NSAttributedString.h, NSText.h, NSParagraphStyle.h, NSTextAttachment.h, NSStringDrawing.h
#pragma once
#import "UIKitValues.h"

#pragma clang assume_nonnull begin
extern NSAttributedStringKey const NSFontAttributeName NAME(font) IOS(6.0);
extern NSAttributedStringKey const NSParagraphStyleAttributeName NAME(paragraphStyle) IOS(6.0);
extern NSAttributedStringKey const NSForegroundColorAttributeName NAME(foregroundColor) IOS(6.0);
extern NSAttributedStringKey const NSUnderlineStyleAttributeName NAME(underlineStyle) IOS(6.0);
extern NSAttributedStringKey const NSAttachmentAttributeName NAME(attachment) IOS(7.0);

typedef OPTIONS(NSInteger, NSUnderlineStyle) {
  NSUnderlineStyleNone = 0x00,
  NSUnderlineStyleSingle = 0x01,
  NSUnderlineStyleThick IOS(7.0) = 0x02,
  NSUnderlineStyleDouble IOS(7.0) = 0x09,
  NSUnderlineStylePatternSolid IOS(7.0) = 0x0000,
  NSUnderlineStylePatternDot IOS(7.0) = 0x0100,
  NSUnderlineStylePatternDash IOS(7.0) = 0x0200,
  NSUnderlineStylePatternDashDot IOS(7.0) = 0x0300,
  NSUnderlineStylePatternDashDotDot IOS(7.0) = 0x0400,
  NSUnderlineStyleByWord IOS(7.0) = 0x8000
} IOS(6.0);

typedef ENUM(NSInteger, NSWritingDirection) {
  NSWritingDirectionNatural = -1,
  NSWritingDirectionLeftToRight = 0,
  NSWritingDirectionRightToLeft = 1
} IOS(6.0);

IOS(6.0)
@interface NSParagraphStyle : NSObject
@property (class, readonly, copy, nonatomic) NSParagraphStyle *defaultParagraphStyle;
@property (readonly, nonatomic) CGFloat lineSpacing;
@property (readonly, nonatomic) CGFloat paragraphSpacing;
@property (readonly, nonatomic) NSTextAlignment alignment;
@property (readonly, nonatomic) CGFloat headIndent;
@property (readonly, nonatomic) CGFloat tailIndent;
@property (readonly, nonatomic) CGFloat firstLineHeadIndent;
@property (readonly, nonatomic) CGFloat minimumLineHeight;
@property (readonly, nonatomic) CGFloat maximumLineHeight;
@property (readonly, nonatomic) NSLineBreakMode lineBreakMode;
@property (readonly, nonatomic) NSWritingDirection baseWritingDirection;
@property (readonly, nonatomic) CGFloat lineHeightMultiple;
@property (readonly, nonatomic) CGFloat paragraphSpacingBefore;
@end

IOS(6.0)
@interface NSMutableParagraphStyle : NSParagraphStyle
@property (nonatomic) CGFloat lineSpacing;
@property (nonatomic) CGFloat paragraphSpacing;
@property (nonatomic) NSTextAlignment alignment;
@property (nonatomic) CGFloat firstLineHeadIndent;
@property (nonatomic) CGFloat headIndent;
@property (nonatomic) CGFloat tailIndent;
@property (nonatomic) NSLineBreakMode lineBreakMode;
@property (nonatomic) CGFloat minimumLineHeight;
@property (nonatomic) CGFloat maximumLineHeight;
@property (nonatomic) NSWritingDirection baseWritingDirection;
@property (nonatomic) CGFloat lineHeightMultiple;
@property (nonatomic) CGFloat paragraphSpacingBefore;
- (void)setParagraphStyle:(NSParagraphStyle *)obj IOS(9.0);
@end

enum { NSAttachmentCharacter NAME(NSTextAttachment.character) IOS(7.0) = 0xFFFC };

IOS(7.0)
@interface NSTextAttachment : NSObject
@property (nonatomic) CGRect bounds IOS(7.0);
@end

@interface NSAttributedString (NSAttributedStringAttachmentConveniences)
+ (NSAttributedString *)attributedStringWithAttachment:(NSTextAttachment *)attachment IOS(7.0);
@end
typedef OPTIONS(NSInteger, NSStringDrawingOptions) {
  NSStringDrawingUsesLineFragmentOrigin = 1 << 0,
  NSStringDrawingUsesFontLeading = 1 << 1,
  NSStringDrawingUsesDeviceMetrics = 1 << 3,
  NSStringDrawingTruncatesLastVisibleLine IOS(6.0) = 1 << 5
} IOS(6.0);

IOS(6.0)
@interface NSStringDrawingContext : NSObject
@property (nonatomic) CGFloat minimumScaleFactor;
@property (readonly, nonatomic) CGFloat actualScaleFactor;
@property (readonly, nonatomic) CGRect totalBounds;
@end

@interface NSString (NSStringDrawing)
- (CGSize)sizeWithAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs
    NAME(size(withAttributes:)) IOS(7.0);
- (void)drawAtPoint:(CGPoint)point
     withAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs IOS(7.0);
- (void)drawInRect:(CGRect)rect
    withAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs IOS(7.0);
@end

@interface NSAttributedString (NSStringDrawing)
- (CGSize)size IOS(6.0);
- (void)drawAtPoint:(CGPoint)point IOS(6.0);
- (void)drawInRect:(CGRect)rect IOS(6.0);
@end

@interface NSString (NSExtendedStringDrawing)
- (void)drawWithRect:(CGRect)rect
             options:(NSStringDrawingOptions)options
          attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes
             context:(nullable NSStringDrawingContext *)context IOS(7.0);
- (CGRect)boundingRectWithSize:(CGSize)size
                       options:(NSStringDrawingOptions)options
                    attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes
                       context:(nullable NSStringDrawingContext *)context IOS(7.0);
@end

@interface NSAttributedString (NSExtendedStringDrawing)
- (void)drawWithRect:(CGRect)rect
             options:(NSStringDrawingOptions)options
             context:(nullable NSStringDrawingContext *)context IOS(6.0);
- (CGRect)boundingRectWithSize:(CGSize)size
                       options:(NSStringDrawingOptions)options
                       context:(nullable NSStringDrawingContext *)context IOS(6.0);
@end
#pragma clang assume_nonnull end
