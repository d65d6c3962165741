// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// UIKit: UISearchController.h, and what items have of it
#pragma once
#import "UIKitBars.h"
#import "UIKitTextViews.h"
#import "UIKitViewControllers.h"

#pragma clang assume_nonnull begin

MAIN_ACTOR IOS(8.0)
@interface UISearchController : UIViewController
- (instancetype)initWithSearchResultsController:(nullable UIViewController *)controller DESIGNATED;
@property (nonatomic, assign, getter=isActive) BOOL active;
@property (nonatomic, assign) BOOL obscuresBackgroundDuringPresentation IOS(9.1);
@property (nonatomic, assign) BOOL hidesNavigationBarDuringPresentation;
@property (nullable, nonatomic, strong, readonly) UIViewController *searchResultsController;
@property (nonatomic, strong, readonly) UISearchBar *searchBar;
@property (nonatomic) BOOL automaticallyShowsSearchResultsController IOS(13.0);
@property (nonatomic) BOOL showsSearchResultsController IOS(13.0);
@property (nonatomic) BOOL automaticallyShowsCancelButton IOS(13.0);
@property (nonatomic) BOOL automaticallyShowsScopeBar IOS(13.0);
@end

typedef ENUM(NSInteger, UINavigationItemSearchBarPlacement) {
  UINavigationItemSearchBarPlacementAutomatic,
  UINavigationItemSearchBarPlacementInline,
  UINavigationItemSearchBarPlacementStacked
} NAME(UINavigationItem.SearchBarPlacement) IOS(16.0);

@interface UINavigationItem (Searching)
@property (nonatomic, retain, nullable) UISearchController *searchController IOS(11.0);
@property (nonatomic) BOOL hidesSearchBarWhenScrolling IOS(11.0);
@property (nonatomic) UINavigationItemSearchBarPlacement preferredSearchBarPlacement IOS(16.0);
@end

#pragma clang assume_nonnull end
