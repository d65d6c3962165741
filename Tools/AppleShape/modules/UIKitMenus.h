// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// UIKit: UIMenuElement.h, UIAction.h, UIMenu.h, UIDeferredMenuElement.h, UIKeyCommand.h
#pragma once
#import "UIKitViews.h"

#pragma clang assume_nonnull begin
typedef OPTIONS(NSUInteger, UIMenuElementAttributes) {
  UIMenuElementAttributesDisabled = 1 << 0,
  UIMenuElementAttributesDestructive = 1 << 1,
  UIMenuElementAttributesHidden = 1 << 2,
  UIMenuElementAttributesKeepsMenuPresented IOS(16.0) = 1 << 3
} NAME(UIMenuElement.Attributes) IOS(13.0);

typedef ENUM(NSInteger, UIMenuElementState) {
  UIMenuElementStateOff,
  UIMenuElementStateOn,
  UIMenuElementStateMixed
} NAME(UIMenuElement.State) IOS(13.0);

typedef NSString *UIActionIdentifier EXTENSIBLE_KEYS NAME(UIAction.Identifier) IOS(13.0);
typedef NSString *UIMenuIdentifier EXTENSIBLE_KEYS NAME(UIMenu.Identifier) IOS(13.0);

MAIN_ACTOR IOS(13.0)
@interface UIMenuElement : NSObject
@property (nonatomic, readonly) NSString *title;
@property (nonatomic, nullable, readonly) UIImage *image;
@property (nonatomic, nullable, copy) NSString *subtitle IOS(15.0);
@end

@class UIAction;
typedef void (^UIActionHandler)(__kindof UIAction *action);

MAIN_ACTOR IOS(13.0)
@interface UIAction : UIMenuElement
@property (nonatomic, copy) NSString *title;
@property (nonatomic, nullable, copy) UIImage *image;
@property (nonatomic, nullable, copy) NSString *discoverabilityTitle;
@property (nonatomic, readonly) UIActionIdentifier identifier;
@property (nonatomic) UIMenuElementAttributes attributes;
@property (nonatomic) UIMenuElementState state;
@property (nonatomic, readonly, nullable) id sender IOS(14.0);
@end

typedef OPTIONS(NSUInteger, UIMenuOptions) {
  UIMenuOptionsDisplayInline = 1 << 0,
  UIMenuOptionsDestructive = 1 << 1,
  UIMenuOptionsSingleSelection IOS(15.0) = 1 << 5
} NAME(UIMenu.Options) IOS(13.0);

typedef ENUM(NSInteger, UIMenuElementSize) {
  UIMenuElementSizeSmall,
  UIMenuElementSizeMedium,
  UIMenuElementSizeLarge,
  UIMenuElementSizeAutomatic IOS(17.0) = -1
} NAME(UIMenu.ElementSize) IOS(16.0);

MAIN_ACTOR IOS(13.0)
@interface UIMenu : UIMenuElement
@property (nonatomic, readwrite) UIMenuElementSize preferredElementSize IOS(16.0);
@property (nonatomic, readonly) UIMenuIdentifier identifier;
@property (nonatomic, readonly) UIMenuOptions options;
@property (nonatomic, readonly) NSArray<UIMenuElement *> *children;
- (UIMenu *)menuByReplacingChildren:(NSArray<UIMenuElement *> *)newChildren
    NAME(replacingChildren(_:));
@property (nonatomic, readonly) NSArray<UIMenuElement *> *selectedElements IOS(15.0);
@end

MAIN_ACTOR IOS(14.0)
@interface UIDeferredMenuElement : UIMenuElement
+ (instancetype)elementWithProvider:
    (void (^)(void (^completion)(NSArray<UIMenuElement *> *elements)))elementProvider
    NAME(init(_:));
+ (instancetype)elementWithUncachedProvider:
    (void (^)(void (^completion)(NSArray<UIMenuElement *> *elements)))elementProvider
    NAME(uncached(_:)) IOS(15.0);
@end

MAIN_ACTOR IOS(13.0)
@interface UICommand : UIMenuElement
@property (nonatomic, readonly) SEL action;
@property (nonatomic, nullable, readonly) id propertyList;
@property (nonatomic) UIMenuElementAttributes attributes;
@property (nonatomic) UIMenuElementState state;
@end

MAIN_ACTOR IOS(7.0)
@interface UIKeyCommand : UICommand
+ (instancetype)keyCommandWithInput:(NSString *)input
                      modifierFlags:(UIKeyModifierFlags)modifierFlags
                             action:(SEL)action NAME(init(input:modifierFlags:action:));
@property (nullable, nonatomic, readonly) NSString *input;
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags;
@property (nonatomic) BOOL wantsPriorityOverSystemBehavior IOS(15.0);
@property (nonatomic) BOOL allowsAutomaticMirroring IOS(15.0);
@property (nullable, nonatomic, copy) NSString *discoverabilityTitle IOS(9.0);
@end

extern NSString *const UIKeyInputEscape NAME(UIKeyCommand.inputEscape) IOS(7.0);
extern NSString *const UIKeyInputLeftArrow NAME(UIKeyCommand.inputLeftArrow) IOS(7.0);
extern NSString *const UIKeyInputRightArrow NAME(UIKeyCommand.inputRightArrow) IOS(7.0);
extern NSString *const UIKeyInputUpArrow NAME(UIKeyCommand.inputUpArrow) IOS(7.0);
extern NSString *const UIKeyInputDownArrow NAME(UIKeyCommand.inputDownArrow) IOS(7.0);
extern NSString *const UIKeyInputPageUp NAME(UIKeyCommand.inputPageUp) IOS(8.0);
extern NSString *const UIKeyInputPageDown NAME(UIKeyCommand.inputPageDown) IOS(8.0);
extern NSString *const UIKeyInputHome NAME(UIKeyCommand.inputHome) IOS(13.4);
extern NSString *const UIKeyInputEnd NAME(UIKeyCommand.inputEnd) IOS(13.4);
extern NSString *const UIKeyInputF1 NAME(UIKeyCommand.f1) IOS(13.4);
extern NSString *const UIKeyInputF12 NAME(UIKeyCommand.f12) IOS(13.4);
extern NSString *const UIKeyInputDelete NAME(UIKeyCommand.inputDelete) IOS(15.0);
#pragma clang assume_nonnull end
