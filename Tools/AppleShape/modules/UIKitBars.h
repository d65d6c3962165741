// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// UIKit: UIBarItem.h, UIBarButtonItem.h, UIBarButtonItemGroup.h, UINavigationBar.h,
// UINavigationItem.h, UIToolbar.h, UITabBarItem.h, UITabBar.h
#pragma once
#import "UIKitGestures.h"

#pragma clang assume_nonnull begin
MAIN_ACTOR IOS(2.0)
@interface UIBarItem : NSObject <NSCoding>
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, strong) UIImage *image;
@property (nonatomic) NSInteger tag;
@property (nullable, nonatomic, strong) UIImage *largeContentSizeImage IOS(11.0);
@property (nonatomic) UIEdgeInsets largeContentSizeImageInsets IOS(11.0);
- (void)setTitleTextAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes
                      forState:(UIControlState)state IOS(5.0);
- (nullable NSDictionary<NSAttributedStringKey, id> *)titleTextAttributesForState:
    (UIControlState)state IOS(5.0);
@end

typedef ENUM(NSInteger, UIBarButtonItemStyle) {
  UIBarButtonItemStylePlain = 0,
  UIBarButtonItemStyleDone = 2
} NAME(UIBarButtonItem.Style);

typedef ENUM(NSInteger, UIBarButtonSystemItem) {
  UIBarButtonSystemItemDone,
  UIBarButtonSystemItemCancel,
  UIBarButtonSystemItemEdit,
  UIBarButtonSystemItemSave,
  UIBarButtonSystemItemAdd,
  UIBarButtonSystemItemFlexibleSpace,
  UIBarButtonSystemItemFixedSpace,
  UIBarButtonSystemItemCompose,
  UIBarButtonSystemItemReply,
  UIBarButtonSystemItemAction,
  UIBarButtonSystemItemOrganize,
  UIBarButtonSystemItemBookmarks,
  UIBarButtonSystemItemSearch,
  UIBarButtonSystemItemRefresh,
  UIBarButtonSystemItemStop,
  UIBarButtonSystemItemCamera,
  UIBarButtonSystemItemTrash,
  UIBarButtonSystemItemPlay,
  UIBarButtonSystemItemPause,
  UIBarButtonSystemItemRewind,
  UIBarButtonSystemItemFastForward,
  UIBarButtonSystemItemUndo IOS(3.0) = 21,
  UIBarButtonSystemItemRedo IOS(3.0) = 22,
  UIBarButtonSystemItemClose IOS(13.0) = 24
} NAME(UIBarButtonItem.SystemItem);

typedef ENUM(NSInteger, UIBarMetrics) {
  UIBarMetricsDefault,
  UIBarMetricsCompact,
  UIBarMetricsDefaultPrompt = 101,
  UIBarMetricsCompactPrompt
} IOS(5.0);

typedef ENUM(NSInteger, UIBarPosition) {
  UIBarPositionAny = 0,
  UIBarPositionBottom = 1,
  UIBarPositionTop = 2,
  UIBarPositionTopAttached = 3
} IOS(7.0);
@class UIBarButtonItemGroup;

MAIN_ACTOR IOS(2.0)
@interface UIBarButtonItem : UIBarItem <NSCoding>
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithImage:(nullable UIImage *)image
                        style:(UIBarButtonItemStyle)style
                       target:(nullable id)target
                       action:(nullable SEL)action;
- (instancetype)initWithTitle:(nullable NSString *)title
                        style:(UIBarButtonItemStyle)style
                       target:(nullable id)target
                       action:(nullable SEL)action;
- (instancetype)initWithCustomView:(UIView *)customView;
- (instancetype)initWithPrimaryAction:(nullable UIAction *)primaryAction IOS(14.0);
+ (instancetype)fixedSpaceItemOfWidth:(CGFloat)width NAME(fixedSpace(_:)) IOS(14.0);
+ (instancetype)flexibleSpaceItem NAME(flexibleSpace()) IOS(14.0);
@property (nonatomic) UIBarButtonItemStyle style;
@property (nonatomic) CGFloat width;
@property (nullable, nonatomic, strong) __kindof UIView *customView;
@property (nullable, nonatomic) SEL action;
@property (nullable, nonatomic, weak) id target;
@property (nullable, nonatomic, copy) UIAction *primaryAction IOS(14.0);
@property (nullable, nonatomic, copy) UIMenu *menu IOS(14.0);
@property (nullable, nonatomic, strong) UIColor *tintColor IOS(5.0);
@property (nonatomic, getter=isHidden) BOOL hidden IOS(16.0);
@property (nonatomic, weak, readonly, nullable) UIBarButtonItemGroup *buttonGroup IOS(9.0);
- (UIBarButtonItemGroup *)creatingFixedGroup IOS(16.0);
@property (nonatomic) BOOL hidesSharedBackground IOS(26.0);
@property (nonatomic, copy, nullable) NSString *identifier IOS(26.0);
@end

MAIN_ACTOR IOS(9.0)
@interface UIBarButtonItemGroup : NSObject
@property (nonatomic, readwrite, copy) NSArray<UIBarButtonItem *> *barButtonItems;
@property (nonatomic, readwrite, strong, nullable) UIBarButtonItem *representativeItem;
@property (nonatomic, readonly, assign, getter=isDisplayingRepresentativeItem)
    BOOL displayingRepresentativeItem;
@property (nonatomic, readwrite, assign, getter=isHidden) BOOL hidden IOS(16.0);
@end

typedef ENUM(NSInteger, UINavigationItemBackButtonDisplayMode) {
  UINavigationItemBackButtonDisplayModeDefault = 0,
  UINavigationItemBackButtonDisplayModeGeneric = 1,
  UINavigationItemBackButtonDisplayModeMinimal = 2
} NAME(UINavigationItem.BackButtonDisplayMode) IOS(14.0);

MAIN_ACTOR IOS(2.0)
@interface UINavigationItem : NSObject <NSCoding>
- (instancetype)initWithTitle:(NSString *)title DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, readwrite, copy, nullable) NSString *title;
@property (nonatomic, readwrite, strong, nullable) UIView *titleView;
@property (nonatomic, readwrite, copy, nullable) NSString *prompt;
@property (nonatomic, readwrite, strong, nullable) UIBarButtonItem *backBarButtonItem;
@property (nonatomic, readwrite, copy, nullable) NSString *backButtonTitle IOS(11.0);
@property (nonatomic, readwrite, copy, nullable) UIAction *backAction IOS(16.0);
@property (nonatomic, readwrite, assign) BOOL hidesBackButton;
@property (nonatomic, readwrite, assign)
    UINavigationItemBackButtonDisplayMode backButtonDisplayMode IOS(14.0);
@property (nonatomic, readwrite, copy, nullable) NSArray<UIBarButtonItem *> *leftBarButtonItems
    IOS(5.0);
@property (nonatomic, readwrite, copy, nullable) NSArray<UIBarButtonItem *> *rightBarButtonItems
    IOS(5.0);
- (void)setLeftBarButtonItems:(nullable NSArray<UIBarButtonItem *> *)items
                     animated:(BOOL)animated IOS(5.0);
@property (nonatomic, readwrite, assign) BOOL leftItemsSupplementBackButton IOS(5.0);
@property (nonatomic, readwrite, strong, nullable) UIBarButtonItem *leftBarButtonItem;
@property (nonatomic, readwrite, strong, nullable) UIBarButtonItem *rightBarButtonItem;
@property (nonatomic, readwrite, copy) NSArray<UIBarButtonItemGroup *> *leadingItemGroups
    IOS(16.0);
@end

@protocol UINavigationBarDelegate;

MAIN_ACTOR IOS(2.0)
@interface UINavigationBar : UIView <NSCoding>
@property (nullable, nonatomic, weak) id<UINavigationBarDelegate> delegate;
@property (nullable, nonatomic, readonly, strong) UINavigationItem *topItem;
@property (nullable, nonatomic, readonly, strong) UINavigationItem *backItem;
@property (nullable, nonatomic, copy) NSArray<UINavigationItem *> *items;
- (void)setItems:(nullable NSArray<UINavigationItem *> *)items animated:(BOOL)animated;
@property (null_resettable, nonatomic, strong) UIColor *tintColor;
- (void)pushNavigationItem:(UINavigationItem *)item
                  animated:(BOOL)animated NAME(pushItem(_:animated:));
- (nullable UINavigationItem *)popNavigationItemAnimated:(BOOL)animated
    NAME(popItem(animated:)) __attribute__((swift_attr("@discardableResult")));
@property (nonatomic, assign, getter=isTranslucent) BOOL translucent IOS(3.0);
@property (nullable, nonatomic, strong) UIColor *barTintColor IOS(7.0);
@property (nullable, nonatomic, strong) UIImage *shadowImage IOS(6.0);
@property (nullable, nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *titleTextAttributes
    IOS(5.0);
@end

MAIN_ACTOR IOS(2.0)
@protocol UINavigationBarDelegate <NSObject>
@optional
- (BOOL)navigationBar:(UINavigationBar *)navigationBar
       shouldPushItem:(UINavigationItem *)item NAME(navigationBar(_:shouldPush:));
- (void)navigationBar:(UINavigationBar *)navigationBar
          didPushItem:(UINavigationItem *)item NAME(navigationBar(_:didPush:));
- (BOOL)navigationBar:(UINavigationBar *)navigationBar
        shouldPopItem:(UINavigationItem *)item NAME(navigationBar(_:shouldPop:));
- (void)navigationBar:(UINavigationBar *)navigationBar
           didPopItem:(UINavigationItem *)item NAME(navigationBar(_:didPop:));
@end

MAIN_ACTOR
@protocol UIToolbarDelegate <NSObject>
@end
MAIN_ACTOR IOS(2.0)
@interface UIToolbar : UIView
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *items;
- (void)setItems:(nullable NSArray<UIBarButtonItem *> *)items animated:(BOOL)animated;
@property (nonatomic, assign, getter=isTranslucent) BOOL translucent IOS(3.0);
@property (nullable, nonatomic, weak) id<UIToolbarDelegate> delegate IOS(7.0);
@end

MAIN_ACTOR IOS(2.0)
@interface UITabBarItem : UIBarItem
- (instancetype)initWithTitle:(nullable NSString *)title
                        image:(nullable UIImage *)image
                          tag:(NSInteger)tag;
@property (nullable, nonatomic, copy) NSString *badgeValue;
@end

MAIN_ACTOR IOS(2.0)
@protocol UITabBarDelegate <NSObject>
@end
typedef ENUM(NSInteger, UITabBarItemPositioning) {
  UITabBarItemPositioningAutomatic,
  UITabBarItemPositioningFill,
  UITabBarItemPositioningCentered
} NAME(UITabBar.ItemPositioning) IOS(7.0);

MAIN_ACTOR IOS(2.0)
@interface UITabBar : UIView
@property (nullable, nonatomic, copy) NSArray<UITabBarItem *> *items;
@property (nullable, nonatomic, weak) id<UITabBarDelegate> delegate;
@property (nullable, nonatomic, weak) UITabBarItem *selectedItem;
@property (nullable, nonatomic, readwrite, copy) UIColor *unselectedItemTintColor IOS(10.0);
@property (nullable, nonatomic, strong) UIImage *backgroundImage IOS(5.0);
@property (nullable, nonatomic, strong) UIImage *selectionIndicatorImage IOS(5.0);
@property (nullable, nonatomic, strong) UIImage *shadowImage IOS(6.0);
@property (nonatomic) UITabBarItemPositioning itemPositioning IOS(7.0);
@property (nonatomic) CGFloat itemWidth IOS(7.0);
@property (nonatomic) CGFloat itemSpacing IOS(7.0);
@end

// UILargeContentViewer.h
MAIN_ACTOR IOS(13.0)
@protocol UILargeContentViewerItem <NSObject>
@property (nonatomic, assign, readonly) BOOL showsLargeContentViewer;
@property (nullable, nonatomic, copy, readonly) NSString *largeContentTitle;
@property (nullable, nonatomic, strong, readonly) UIImage *largeContentImage;
@property (nonatomic, assign, readonly) BOOL scalesLargeContentImage;
@property (nonatomic, assign, readonly) UIEdgeInsets largeContentImageInsets;
@end

@interface UIView (UILargeContentViewer) <UILargeContentViewerItem>
@property (nonatomic, assign, readwrite) BOOL showsLargeContentViewer IOS(13.0);
@property (nullable, nonatomic, copy, readwrite) NSString *largeContentTitle IOS(13.0);
@property (nullable, nonatomic, strong, readwrite) UIImage *largeContentImage IOS(13.0);
@property (nonatomic, assign, readwrite) BOOL scalesLargeContentImage IOS(13.0);
@property (nonatomic, assign, readwrite) UIEdgeInsets largeContentImageInsets IOS(13.0);
@end
#pragma clang assume_nonnull end
