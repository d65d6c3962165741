// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// UIKit: NSTextContainer.h, UITextView.h, UISearchTextField.h, UISearchBar.h
#pragma once
#import "UIKitScrolling.h"
#import "UIKitText.h"

#pragma clang assume_nonnull begin
@class UITextView;

IOS(7.0)
@interface NSTextContainer : NSObject
@property (nonatomic) CGFloat lineFragmentPadding;
@end

MAIN_ACTOR
@protocol UITextViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (BOOL)textViewShouldBeginEditing:(UITextView *)textView;
- (BOOL)textViewShouldEndEditing:(UITextView *)textView;
- (void)textViewDidBeginEditing:(UITextView *)textView;
- (void)textViewDidEndEditing:(UITextView *)textView;
- (BOOL)textView:(UITextView *)textView
    shouldChangeTextInRange:(NSRange)range
            replacementText:(NSString *)text;
@end

MAIN_ACTOR IOS(2.0)
@interface UITextView : UIScrollView <UITextInput>
@property (nullable, nonatomic, weak) id<UITextViewDelegate> delegate;
@property (null_resettable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, strong) UIFont *font;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) NSRange selectedRange;
@property (nonatomic, getter=isEditable) BOOL editable;
@property (nonatomic, getter=isSelectable) BOOL selectable IOS(7.0);
@property (null_resettable, copy) NSAttributedString *attributedText IOS(6.0);
- (instancetype)initWithFrame:(CGRect)frame
                textContainer:(nullable NSTextContainer *)textContainer IOS(7.0) DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, readonly) NSTextContainer *textContainer IOS(7.0);
@property (nonatomic, assign) UIEdgeInsets textContainerInset IOS(7.0);
@end

extern NSNotificationName const UITextViewTextDidChangeNotification
    NAME(UITextView.textDidChangeNotification) NONISOLATED;

MAIN_ACTOR IOS(13.0)
@interface UISearchTextField : UITextField
@end

typedef ENUM(NSUInteger, UISearchBarStyle) {
  UISearchBarStyleDefault,
  UISearchBarStyleProminent,
  UISearchBarStyleMinimal
} NAME(UISearchBar.Style) IOS(7.0);

MAIN_ACTOR IOS(2.0)
@interface UISearchBar : UIView <UITextInputTraits>
- (instancetype)init;
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, copy) NSString *placeholder;
@property (nonatomic, readonly) UISearchTextField *searchTextField IOS(13.0);
@property (nonatomic) BOOL showsCancelButton;
@property (nullable, nonatomic, strong) UIColor *barTintColor IOS(7.0);
@property (nonatomic) UISearchBarStyle searchBarStyle IOS(7.0);
@property (nullable, nonatomic, copy) NSArray<NSString *> *scopeButtonTitles IOS(3.0);
@property (nonatomic) NSInteger selectedScopeButtonIndex IOS(3.0);
@property (nonatomic) BOOL showsScopeBar IOS(3.0);
@end
#pragma clang assume_nonnull end
