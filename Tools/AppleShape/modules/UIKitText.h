// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// UIKit: UITextInputTraits.h, UITextInput.h, UITextField.h, UIPasteboard.h
#pragma once
#import "UIKitControls.h"

#pragma clang assume_nonnull begin
@class UITextField;

typedef ENUM(NSInteger, UITextAutocapitalizationType) {
  UITextAutocapitalizationTypeNone,
  UITextAutocapitalizationTypeWords,
  UITextAutocapitalizationTypeSentences,
  UITextAutocapitalizationTypeAllCharacters
};

typedef ENUM(NSInteger, UITextAutocorrectionType) {
  UITextAutocorrectionTypeDefault,
  UITextAutocorrectionTypeNo,
  UITextAutocorrectionTypeYes
};

typedef ENUM(NSInteger, UIKeyboardType) {
  UIKeyboardTypeDefault,
  UIKeyboardTypeEmailAddress = 7,
  UIKeyboardTypeDecimalPad IOS(4.1) = 8
};

typedef ENUM(NSInteger, UIKeyboardAppearance) {
  UIKeyboardAppearanceDefault,
  UIKeyboardAppearanceDark IOS(7.0) = 1,
  UIKeyboardAppearanceLight IOS(7.0) = 2
};

typedef ENUM(NSInteger, UIReturnKeyType) {
  UIReturnKeyTypeDefault,
  UIReturnKeyTypeDone = 9
};

typedef NSString *UITextContentType EXTENSIBLE_KEYS;
extern UITextContentType const UITextContentTypeUsername IOS(11.0);

MAIN_ACTOR
@protocol UITextInputTraits <NSObject>
@optional
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
@property (nonatomic) UIKeyboardType keyboardType;
@property (nonatomic) UIKeyboardAppearance keyboardAppearance;
@property (nonatomic) UIReturnKeyType returnKeyType;
@property (nonatomic) BOOL enablesReturnKeyAutomatically;
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@property (null_unspecified, nonatomic, copy) UITextContentType textContentType IOS(10.0);
@end

MAIN_ACTOR
@protocol UIKeyInput <UITextInputTraits>
@property (nonatomic, readonly) BOOL hasText;
- (void)insertText:(NSString *)text;
- (void)deleteBackward;
@end

MAIN_ACTOR IOS(3.2)
@interface UITextPosition : NSObject
@end

MAIN_ACTOR IOS(3.2)
@interface UITextRange : NSObject
@property (nonatomic, readonly, getter=isEmpty) BOOL empty;
@property (nonatomic, readonly) UITextPosition *start;
@property (nonatomic, readonly) UITextPosition *end;
@end

MAIN_ACTOR
@protocol UITextInput <UIKeyInput>
- (nullable NSString *)textInRange:(UITextRange *)range;
- (void)replaceRange:(UITextRange *)range withText:(NSString *)text;
@property (nullable, readwrite, copy) UITextRange *selectedTextRange;
@property (nonatomic, readonly) UITextPosition *beginningOfDocument;
@property (nonatomic, readonly) UITextPosition *endOfDocument;
- (nullable UITextRange *)textRangeFromPosition:(UITextPosition *)fromPosition
                                     toPosition:(UITextPosition *)toPosition;
- (nullable UITextPosition *)positionFromPosition:(UITextPosition *)position
                                           offset:(NSInteger)offset;
- (NSComparisonResult)comparePosition:(UITextPosition *)position
                           toPosition:(UITextPosition *)other;
- (NSInteger)offsetFromPosition:(UITextPosition *)from toPosition:(UITextPosition *)toPosition;
@end

typedef ENUM(NSInteger, UITextBorderStyle) {
  UITextBorderStyleNone,
  UITextBorderStyleLine,
  UITextBorderStyleBezel,
  UITextBorderStyleRoundedRect
} NAME(UITextField.BorderStyle);

typedef ENUM(NSInteger, UITextFieldViewMode) {
  UITextFieldViewModeNever,
  UITextFieldViewModeWhileEditing,
  UITextFieldViewModeUnlessEditing,
  UITextFieldViewModeAlways
} NAME(UITextField.ViewMode);

typedef ENUM(NSInteger, UITextFieldDidEndEditingReason) {
  UITextFieldDidEndEditingReasonCommitted
} NAME(UITextField.DidEndEditingReason) IOS(10.0);

MAIN_ACTOR
@protocol UITextFieldDelegate <NSObject>
@optional
- (BOOL)textFieldShouldBeginEditing:(UITextField *)textField;
- (void)textFieldDidBeginEditing:(UITextField *)textField;
- (BOOL)textFieldShouldEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField;
- (BOOL)textField:(UITextField *)textField
    shouldChangeCharactersInRange:(NSRange)range
                replacementString:(NSString *)string;
@end

MAIN_ACTOR IOS(2.0)
@interface UITextField : UIControl <UITextInput>
@property (nullable, nonatomic, copy) NSString *text;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) UITextBorderStyle borderStyle;
@property (nullable, nonatomic, copy) NSString *placeholder;
@property (nonatomic) BOOL clearsOnBeginEditing;
@property (nullable, nonatomic, weak) id<UITextFieldDelegate> delegate;
@property (nonatomic, readonly, getter=isEditing) BOOL editing;
@property (nonatomic) UITextFieldViewMode clearButtonMode;
@property (nullable, nonatomic, strong) UIView *leftView;
@property (nonatomic) UITextFieldViewMode leftViewMode;
@property (nullable, nonatomic, strong) UIView *rightView;
@property (nonatomic) UITextFieldViewMode rightViewMode;
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
@property (nonatomic) UIKeyboardType keyboardType;
@property (nonatomic) UIKeyboardAppearance keyboardAppearance;
@property (nonatomic) UIReturnKeyType returnKeyType;
@property (nonatomic) BOOL enablesReturnKeyAutomatically;
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@property (null_unspecified, nonatomic, copy) UITextContentType textContentType IOS(10.0);
@property (nullable, readwrite, strong) UIView *inputView;
@property (nullable, readwrite, strong) UIView *inputAccessoryView;
@end

@interface UIView (UITextField)
- (BOOL)endEditing:(BOOL)force;
@end

MAIN_ACTOR IOS(3.0)
@interface UIPasteboard : NSObject
@property (class, nonatomic, readonly) UIPasteboard *generalPasteboard NAME(general);
@property (readonly, nonatomic) NSInteger changeCount;
@property (nullable, nonatomic, copy) NSString *string;
@property (nullable, nonatomic, copy) NSArray<NSString *> *strings;
@property (nonatomic, readonly) BOOL hasStrings IOS(10.0);
@end
#pragma clang assume_nonnull end
