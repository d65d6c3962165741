// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// UIKit: UIApplication.h, UIScene.h, UIWindowScene.h, UIScreen.h, UIAccessibility.h
#pragma once
#import "UIKitContainers.h"

#pragma clang assume_nonnull begin
MAIN_ACTOR IOS(2.0)
@interface UIScreen : NSObject
@property (class, nonatomic, readonly) UIScreen *mainScreen NAME(main);
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readonly) CGFloat scale IOS(4.0);
@property (nonatomic, readonly) CGRect nativeBounds IOS(8.0);
@property (nonatomic, readonly) CGFloat nativeScale IOS(8.0);
@end

MAIN_ACTOR IOS(13.0)
@interface UIScene : UIResponder
@end

MAIN_ACTOR IOS(13.0)
@interface UIWindowScene : UIScene
@property (nonatomic, readonly) UIScreen *screen;
@property (nonatomic, readonly) id<UICoordinateSpace> coordinateSpace;
@property (nonatomic, readonly) NSArray<UIWindow *> *windows;
@end

MAIN_ACTOR IOS(2.0)
@interface UIApplication : UIResponder
@property (class, nonatomic, readonly) UIApplication *sharedApplication NAME(shared);
@property (nonatomic, readonly) NSSet<UIScene *> *connectedScenes IOS(13.0);
- (BOOL)sendAction:(SEL)action
                to:(nullable id)target
              from:(nullable id)sender
          forEvent:(nullable UIEvent *)event NAME(sendAction(_:to:from:for:));
@end

extern NSNotificationName const UIApplicationDidReceiveMemoryWarningNotification
    NAME(UIApplication.didReceiveMemoryWarningNotification) NONISOLATED;
extern NSNotificationName const UIApplicationDidBecomeActiveNotification
    NAME(UIApplication.didBecomeActiveNotification) NONISOLATED;
extern NSNotificationName const UIApplicationDidEnterBackgroundNotification
    NAME(UIApplication.didEnterBackgroundNotification) NONISOLATED IOS(4.0);
extern NSNotificationName const UITextFieldTextDidChangeNotification
    NAME(UITextField.textDidChangeNotification) NONISOLATED;
extern NSNotificationName const UIKeyboardWillShowNotification
    NAME(UIResponder.keyboardWillShowNotification) NONISOLATED;
extern NSNotificationName const UISceneDidActivateNotification
    NAME(UIScene.didActivateNotification) NONISOLATED IOS(13.0);

typedef ENUM(NSInteger, UIApplicationState) {
  UIApplicationStateActive,
  UIApplicationStateInactive,
  UIApplicationStateBackground
} NAME(UIApplication.State) IOS(4.0);

typedef ENUM(NSInteger, UISceneActivationState) {
  UISceneActivationStateUnattached = -1,
  UISceneActivationStateForegroundActive,
  UISceneActivationStateForegroundInactive,
  UISceneActivationStateBackground
} NAME(UIScene.ActivationState) IOS(13.0);

typedef ENUM(NSInteger, UIInterfaceOrientation) {
  UIInterfaceOrientationUnknown = 0,
  UIInterfaceOrientationPortrait = 1,
  UIInterfaceOrientationPortraitUpsideDown = 2,
  UIInterfaceOrientationLandscapeRight = 3,
  UIInterfaceOrientationLandscapeLeft = 4
};

MAIN_ACTOR IOS(2.0)
@interface UIDevice : NSObject
@property (class, nonatomic, readonly) UIDevice *currentDevice NAME(current);
@property (nonatomic, readonly, strong) NSString *systemVersion;
@end
#pragma clang assume_nonnull end
