// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// UIKit: UIApplication.h, UIScene.h, UIWindowScene.h, UIScreen.h, UIAccessibility.h
#pragma once
#import "UIKitContainers.h"

#pragma clang assume_nonnull begin
MAIN_ACTOR IOS(13.0)
@interface UIScene : UIResponder
@end

MAIN_ACTOR IOS(13.0)
@interface UIWindowScene : UIScene
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
#pragma clang assume_nonnull end
