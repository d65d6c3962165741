// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// UIKit: UIResponder.h, UIEvent.h, UITouch.h, UIPress.h, UIPressesEvent.h, UIKey.h, UICommand.h,
// UIKeyCommand.h
#pragma once
#import "UIKitValues.h"

#pragma clang assume_nonnull begin
@class UIView, UIWindow, UIEvent, UIPress, UIPressesEvent, UITouch, UIKeyCommand;

MAIN_ACTOR
@protocol UIResponderStandardEditActions <NSObject>
@optional
- (void)selectAll:(nullable id)sender IOS(3.0);
@end

MAIN_ACTOR IOS(2.0)
@interface UIResponder : NSObject <UIResponderStandardEditActions>
@property (nonatomic, readonly, nullable) UIResponder *nextResponder;
@property (nonatomic, readonly) BOOL canBecomeFirstResponder;
- (BOOL)becomeFirstResponder;
- (BOOL)resignFirstResponder;
@property (nonatomic, readonly) BOOL isFirstResponder;
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)pressesBegan:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event
    IOS(9.0);
- (void)pressesChanged:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event
    IOS(9.0);
- (void)pressesEnded:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event
    IOS(9.0);
- (void)pressesCancelled:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event
    IOS(9.0);
- (BOOL)canPerformAction:(SEL)action withSender:(nullable id)sender IOS(3.0);
- (nullable id)targetForAction:(SEL)action withSender:(nullable id)sender IOS(7.0);
@property (nullable, nonatomic, readonly) NSArray<UIKeyCommand *> *keyCommands IOS(7.0);
@property (nonatomic, readonly) BOOL canResignFirstResponder;
@end

@interface UIResponder (UIResponderInputViewAdditions)
@property (nullable, nonatomic, readonly, strong) __kindof UIView *inputView IOS(3.2);
@property (nullable, nonatomic, readonly, strong) __kindof UIView *inputAccessoryView IOS(3.2);
- (void)reloadInputViews IOS(3.2);
@end

typedef OPTIONS(NSInteger, UIEventButtonMask) {
  UIEventButtonMaskPrimary = 1 << 0,
  UIEventButtonMaskSecondary = 1 << 1
} NAME(UIEvent.ButtonMask) IOS(13.4);
extern UIEventButtonMask UIEventButtonMaskForButtonNumber(NSInteger buttonNumber)
    NAME(UIEventButtonMask.button(_:)) IOS(13.4);

typedef OPTIONS(NSInteger, UIKeyModifierFlags) {
  UIKeyModifierAlphaShift = 1 << 16,
  UIKeyModifierShift = 1 << 17,
  UIKeyModifierControl = 1 << 18,
  UIKeyModifierAlternate = 1 << 19,
  UIKeyModifierCommand = 1 << 20,
  UIKeyModifierNumericPad = 1 << 21
} IOS(7.0);

typedef ENUM(NSInteger, UIEventType) {
  UIEventTypeTouches,
  UIEventTypeMotion,
  UIEventTypeRemoteControl,
  UIEventTypePresses IOS(9.0),
  UIEventTypeScroll IOS(13.4) = 10
} NAME(UIEvent.EventType);
MAIN_ACTOR IOS(2.0)
@interface UIEvent : NSObject
@property (nonatomic, readonly) UIEventType type IOS(3.0);
@property (nonatomic, readonly) NSTimeInterval timestamp;
- (nullable NSSet<UITouch *> *)touchesForWindow:(UIWindow *)window;
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags IOS(13.4);
@property (nonatomic, readonly) UIEventButtonMask buttonMask IOS(13.4);
@end

typedef ENUM(NSInteger, UITouchPhase) {
  UITouchPhaseBegan,
  UITouchPhaseMoved,
  UITouchPhaseStationary,
  UITouchPhaseEnded,
  UITouchPhaseCancelled,
  UITouchPhaseRegionEntered IOS(13.4),
  UITouchPhaseRegionMoved IOS(13.4),
  UITouchPhaseRegionExited IOS(13.4)
} NAME(UITouch.Phase);

typedef ENUM(NSInteger, UITouchType) {
  UITouchTypeDirect,
  UITouchTypeIndirect,
  UITouchTypePencil,
  UITouchTypeIndirectPointer IOS(13.4)
} NAME(UITouch.TouchType) IOS(9.0);

MAIN_ACTOR IOS(2.0)
@interface UITouch : NSObject
@property (nonatomic, readonly) NSTimeInterval timestamp;
@property (nonatomic, readonly) UITouchPhase phase;
@property (nonatomic, readonly) UITouchType type IOS(9.0);
@property (nullable, nonatomic, readonly, strong) UIView *view;
@property (nullable, nonatomic, readonly, strong) UIWindow *window;
- (CGPoint)locationInView:(nullable UIView *)view;
- (CGPoint)previousLocationInView:(nullable UIView *)view;
@end

typedef ENUM(NSInteger, UIKeyboardHIDUsage) {
  UIKeyboardHIDUsageKeyboardA = 0x04,
  UIKeyboardHIDUsageKeyboardReturnOrEnter = 0x28,
  UIKeyboardHIDUsageKeyboardLeftControl = 0xE0,
  UIKeyboardHIDUsageKeyboardEscape = 0x29,
  UIKeyboardHIDUsageKeyboardOpenBracket = 0x2F,
  UIKeyboardHIDUsageKeyboardCloseBracket = 0x30,
  UIKeyboardHIDUsageKeyboardRightArrow = 0x4F,
  UIKeyboardHIDUsageKeyboardLeftArrow = 0x50
} IOS(13.4);

typedef ENUM(NSInteger, UIPressPhase) {
  UIPressPhaseBegan,
  UIPressPhaseChanged,
  UIPressPhaseStationary,
  UIPressPhaseEnded,
  UIPressPhaseCancelled
} NAME(UIPress.Phase) IOS(9.0);

typedef ENUM(NSInteger, UIPressType) {
  UIPressTypeUpArrow,
  UIPressTypeDownArrow,
  UIPressTypeLeftArrow,
  UIPressTypeRightArrow,
  UIPressTypeSelect,
  UIPressTypeMenu,
  UIPressTypePlayPause
} NAME(UIPress.PressType) IOS(9.0);

MAIN_ACTOR IOS(13.4)
@interface UIKey : NSObject
@property (nonatomic, readonly) NSString *characters;
@property (nonatomic, readonly) NSString *charactersIgnoringModifiers;
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags;
@property (nonatomic, readonly) UIKeyboardHIDUsage keyCode;
@end

MAIN_ACTOR IOS(9.0)
@interface UIPress : NSObject
@property (nonatomic, readonly) NSTimeInterval timestamp;
@property (nonatomic, readonly) UIPressPhase phase;
@property (nonatomic, readonly) UIPressType type;
@property (nullable, nonatomic, readonly) UIResponder *responder;
@property (nullable, nonatomic, readonly) UIKey *key IOS(13.4);
@end

MAIN_ACTOR IOS(9.0)
@interface UIPressesEvent : UIEvent
@property (nonatomic, readonly) NSSet<UIPress *> *allPresses;
@end
#pragma clang assume_nonnull end
