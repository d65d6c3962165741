// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// UIKit: UIViewController.h
#pragma once
#import "UIKitTransitions.h"

#pragma clang assume_nonnull begin
@class UINavigationController, UITabBarController;

typedef ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationFullScreen = 0,
  UIModalPresentationPageSheet IOS(3.2),
  UIModalPresentationFormSheet IOS(3.2),
  UIModalPresentationOverFullScreen IOS(8.0) = 5,
  UIModalPresentationOverCurrentContext IOS(8.0) = 6,
  UIModalPresentationNone IOS(7.0) = -1,
  UIModalPresentationAutomatic IOS(13.0) = -2,
  UIModalPresentationCurrentContext IOS(3.2) = 3,
  UIModalPresentationCustom IOS(7.0) = 4,
  UIModalPresentationPopover IOS(8.0) = 7
} IOS(3.2);

typedef ENUM(NSInteger, UIModalTransitionStyle) {
  UIModalTransitionStyleCoverVertical = 0,
  UIModalTransitionStyleFlipHorizontal,
  UIModalTransitionStyleCrossDissolve
} IOS(3.0);

MAIN_ACTOR IOS(7.0)
@protocol UIViewControllerTransitioningDelegate <NSObject>
@end

MAIN_ACTOR IOS(2.0)
@interface UIViewController : UIResponder <NSCoding>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (null_resettable, nonatomic, strong) UIView *view;
- (void)loadView;
- (void)loadViewIfNeeded IOS(9.0);
@property (nullable, nonatomic, readonly, strong) UIView *viewIfLoaded IOS(9.0);
@property (nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded IOS(3.0);
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, readonly, weak) UIViewController *parentViewController NAME(parent);
@property (nullable, nonatomic, readonly) UIViewController *presentedViewController
    NAME(presentedViewController) IOS(5.0);
@property (nullable, nonatomic, readonly) UIViewController *presentingViewController
    NAME(presentingViewController) IOS(5.0);

- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewIsAppearing:(BOOL)animated IOS(13.0);
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewWillLayoutSubviews IOS(5.0);
- (void)viewDidLayoutSubviews IOS(5.0);
@property (nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented IOS(5.0);
@property (nonatomic, readonly, getter=isMovingToParentViewController) BOOL
    movingToParentViewController NAME(isMovingToParent) IOS(5.0);
@property (nonatomic, readonly, getter=isMovingFromParentViewController) BOOL
    movingFromParentViewController NAME(isMovingFromParent) IOS(5.0);
- (void)didReceiveMemoryWarning;

@property (nonatomic, assign) UIModalPresentationStyle modalPresentationStyle IOS(3.2);
@property (nonatomic, assign) UIModalTransitionStyle modalTransitionStyle IOS(3.0);
@property (nonatomic, getter=isModalInPresentation) BOOL modalInPresentation IOS(13.0);
@property (nonatomic, assign) BOOL definesPresentationContext IOS(5.0);
@property (nonatomic, assign) BOOL providesPresentationContextTransitionStyle IOS(5.0);
@property (nullable, nonatomic, weak) id<UIViewControllerTransitioningDelegate>
    transitioningDelegate IOS(7.0);
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^_Nullable)(void))completion IOS(5.0) NO_ASYNC;
- (void)dismissViewControllerAnimated:(BOOL)flag
                           completion:(void (^_Nullable)(void))completion IOS(5.0) NO_ASYNC;
- (void)showViewController:(UIViewController *)vc sender:(nullable id)sender
    NAME(show(_:sender:)) IOS(8.0);

@property (nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers
    NAME(children) IOS(5.0);
- (void)addChildViewController:(UIViewController *)childController NAME(addChild(_:)) IOS(5.0);
- (void)removeFromParentViewController NAME(removeFromParent()) IOS(5.0);
- (void)willMoveToParentViewController:(nullable UIViewController *)parent
    NAME(willMove(toParent:)) IOS(5.0);
- (void)didMoveToParentViewController:(nullable UIViewController *)parent
    NAME(didMove(toParent:)) IOS(5.0);
- (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated IOS(6.0);
- (void)endAppearanceTransition IOS(6.0);

@property (nonatomic, readonly) UITraitCollection *traitCollection IOS(8.0);
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection
    IOS_UNTIL(8.0, 17.0);
@property (nonatomic, readonly, nullable) id<UIViewControllerTransitionCoordinator>
    transitionCoordinator IOS(7.0);
@property (nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property (nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@property (nullable, nonatomic, readonly, strong) UITabBarController *tabBarController;
@property (null_resettable, nonatomic, strong) UITabBarItem *tabBarItem;
@property (nonatomic, getter=isEditing) BOOL editing;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
@property (nonatomic, readonly, strong) UIBarButtonItem *editButtonItem;
@property (nonatomic) CGSize preferredContentSize IOS(7.0);
@property (nonatomic) UIEdgeInsets additionalSafeAreaInsets IOS(11.0);
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle IOS(13.0);
@property (nullable, nonatomic, strong) NSArray<__kindof UIBarButtonItem *> *toolbarItems IOS(3.0);
@property (nonatomic) BOOL hidesBottomBarWhenPushed;
@end
#pragma clang assume_nonnull end
