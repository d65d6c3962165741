// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// UIKit: UIVisualEffect.h, UIBlurEffect.h, UIBarAppearance.h, UINavigationBarAppearance.h,
// UIToolbarAppearance.h, UITabBarAppearance.h, and what bars and items have of them
#pragma once
#import "UIKitBars.h"

#pragma clang assume_nonnull begin

MAIN_ACTOR IOS(8.0)
@interface UIVisualEffect : NSObject
@end

MAIN_ACTOR IOS(8.0)
@interface UIBlurEffect : UIVisualEffect
@end

MAIN_ACTOR IOS(13.0)
@interface UIBarAppearance : NSObject
- (instancetype)init;
- (instancetype)initWithBarAppearance:(UIBarAppearance *)barAppearance DESIGNATED;
- (void)configureWithDefaultBackground;
- (void)configureWithOpaqueBackground;
- (void)configureWithTransparentBackground;
@property (nonatomic, readwrite, copy, nullable) UIBlurEffect *backgroundEffect;
@property (nonatomic, readwrite, copy, nullable) UIColor *backgroundColor;
@property (nonatomic, readwrite, strong, nullable) UIImage *backgroundImage;
@property (nonatomic, readwrite, copy, nullable) UIColor *shadowColor;
@property (nonatomic, readwrite, strong, nullable) UIImage *shadowImage;
@end

MAIN_ACTOR IOS(13.0)
@interface UINavigationBarAppearance : UIBarAppearance
@property (nonatomic, readonly, strong) UIImage *backIndicatorImage;
@property (nonatomic, readonly, strong) UIImage *backIndicatorTransitionMaskImage;
- (void)setBackIndicatorImage:(nullable UIImage *)backIndicatorImage
          transitionMaskImage:(nullable UIImage *)backIndicatorTransitionMaskImage;
@end

MAIN_ACTOR IOS(13.0)
@interface UIToolbarAppearance : UIBarAppearance
@end

@interface UINavigationBar (Appearances)
@property (nonatomic, readwrite, copy) UINavigationBarAppearance *standardAppearance IOS(13.0);
@property (nonatomic, readwrite, copy, nullable) UINavigationBarAppearance *compactAppearance
    IOS(13.0);
@property (nonatomic, readwrite, copy, nullable) UINavigationBarAppearance *scrollEdgeAppearance
    IOS(13.0);
@property (nonatomic, readwrite, copy, nullable)
    UINavigationBarAppearance *compactScrollEdgeAppearance IOS(15.0);
@property (nonatomic, readwrite, assign) BOOL prefersLargeTitles IOS(11.0);
@end

typedef ENUM(NSInteger, UINavigationItemLargeTitleDisplayMode) {
  UINavigationItemLargeTitleDisplayModeAutomatic = 0,
  UINavigationItemLargeTitleDisplayModeAlways = 1,
  UINavigationItemLargeTitleDisplayModeNever = 2
} NAME(UINavigationItem.LargeTitleDisplayMode) IOS(11.0);

@interface UINavigationItem (Appearances)
@property (nonatomic, readwrite, copy, nullable) UINavigationBarAppearance *standardAppearance
    IOS(13.0);
@property (nonatomic, readwrite, copy, nullable) UINavigationBarAppearance *compactAppearance
    IOS(13.0);
@property (nonatomic, readwrite, copy, nullable) UINavigationBarAppearance *scrollEdgeAppearance
    IOS(13.0);
@property (nonatomic, readwrite, copy, nullable)
    UINavigationBarAppearance *compactScrollEdgeAppearance IOS(15.0);
@property (nonatomic, readwrite, assign)
    UINavigationItemLargeTitleDisplayMode largeTitleDisplayMode IOS(11.0);
@end

typedef ENUM(NSInteger, UITabBarItemAppearanceStyle) {
  UITabBarItemAppearanceStyleStacked,
  UITabBarItemAppearanceStyleInline,
  UITabBarItemAppearanceStyleCompactInline
} NAME(UITabBarItemAppearance.Style) IOS(13.0);

MAIN_ACTOR IOS(13.0)
@interface UITabBarItemAppearance : NSObject
@end

MAIN_ACTOR IOS(13.0)
@interface UITabBarAppearance : UIBarAppearance
@property (nonatomic, readwrite, assign) UITabBarItemPositioning stackedItemPositioning;
@end

@interface UITabBar (Appearances)
@property (nonatomic, readwrite, copy) UITabBarAppearance *standardAppearance IOS(13.0);
@property (nonatomic, readwrite, copy, nullable) UITabBarAppearance *scrollEdgeAppearance
    IOS(15.0);
@end

@interface UITabBarItem (Appearances)
@property (nonatomic, readwrite, copy, nullable) UITabBarAppearance *standardAppearance IOS(13.0);
@property (nonatomic, readwrite, copy, nullable) UITabBarAppearance *scrollEdgeAppearance
    IOS(15.0);
@end

@interface UIToolbar (Appearances)
@property (nonatomic, readwrite, copy, nullable) UIToolbarAppearance *compactAppearance IOS(13.0);
@property (nonatomic, readwrite, copy, nullable) UIToolbarAppearance *scrollEdgeAppearance
    IOS(15.0);
@end

#pragma clang assume_nonnull end
