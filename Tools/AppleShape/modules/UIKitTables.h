// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// UIKit: UITableView.h, UITableViewCell.h, UITableViewController.h, UIContextualAction.h,
// UISwipeActionsConfiguration.h
#pragma once
#import "UIKitScrolling.h"
#import "UIKitViewControllers.h"

#pragma clang assume_nonnull begin
@class UITableView;

typedef ENUM(NSInteger, UITableViewStyle) {
  UITableViewStylePlain,
  UITableViewStyleGrouped,
  UITableViewStyleInsetGrouped IOS(13.0)
} NAME(UITableView.Style);

typedef ENUM(NSInteger, UITableViewScrollPosition) {
  UITableViewScrollPositionNone,
  UITableViewScrollPositionTop,
  UITableViewScrollPositionMiddle,
  UITableViewScrollPositionBottom
} NAME(UITableView.ScrollPosition);

typedef ENUM(NSInteger, UITableViewRowAnimation) {
  UITableViewRowAnimationFade,
  UITableViewRowAnimationRight,
  UITableViewRowAnimationLeft,
  UITableViewRowAnimationTop,
  UITableViewRowAnimationBottom,
  UITableViewRowAnimationNone,
  UITableViewRowAnimationMiddle,
  UITableViewRowAnimationAutomatic = 100
} NAME(UITableView.RowAnimation);

typedef ENUM(NSInteger, UITableViewCellStyle) {
  UITableViewCellStyleDefault,
  UITableViewCellStyleValue1,
  UITableViewCellStyleValue2,
  UITableViewCellStyleSubtitle
} NAME(UITableViewCell.CellStyle);

typedef ENUM(NSInteger, UITableViewCellSeparatorStyle) {
  UITableViewCellSeparatorStyleNone,
  UITableViewCellSeparatorStyleSingleLine
} NAME(UITableViewCell.SeparatorStyle);

typedef ENUM(NSInteger, UITableViewCellSelectionStyle) {
  UITableViewCellSelectionStyleNone,
  UITableViewCellSelectionStyleBlue,
  UITableViewCellSelectionStyleGray,
  UITableViewCellSelectionStyleDefault IOS(7.0)
} NAME(UITableViewCell.SelectionStyle);

typedef ENUM(NSInteger, UITableViewCellEditingStyle) {
  UITableViewCellEditingStyleNone,
  UITableViewCellEditingStyleDelete,
  UITableViewCellEditingStyleInsert
} NAME(UITableViewCell.EditingStyle);

typedef ENUM(NSInteger, UITableViewCellAccessoryType) {
  UITableViewCellAccessoryNone,
  UITableViewCellAccessoryDisclosureIndicator,
  UITableViewCellAccessoryDetailDisclosureButton,
  UITableViewCellAccessoryCheckmark,
  UITableViewCellAccessoryDetailButton IOS(7.0)
} NAME(UITableViewCell.AccessoryType);

MAIN_ACTOR IOS(2.0)
@interface UITableViewCell : UIView
- (instancetype)initWithStyle:(UITableViewCellStyle)style
              reuseIdentifier:(nullable NSString *)reuseIdentifier DESIGNATED IOS(3.0);
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, readonly, strong, nullable) UIImageView *imageView IOS(3.0);
@property (nonatomic, readonly, strong, nullable) UILabel *textLabel IOS(3.0);
@property (nonatomic, readonly, strong, nullable) UILabel *detailTextLabel IOS(3.0);
@property (nonatomic, readonly, copy, nullable) NSString *reuseIdentifier;
@property (nonatomic) UITableViewCellSelectionStyle selectionStyle;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic) UITableViewCellAccessoryType accessoryType;
@property (nonatomic, strong, nullable) UIView *accessoryView;
@property (nonatomic) NSInteger indentationLevel;
@property (nonatomic) CGFloat indentationWidth;
@end

MAIN_ACTOR IOS(6.0)
@interface UITableViewHeaderFooterView : UIView
@end

MAIN_ACTOR
@protocol UITableViewDataSource <NSObject>
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (UITableViewCell *)tableView:(UITableView *)tableView
         cellForRowAtIndexPath:(NSIndexPath *)indexPath NAME(tableView(_:cellForRowAt:));
@optional
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView NAME(numberOfSections(in:));
@end

MAIN_ACTOR
@protocol UITableViewDelegate <UIScrollViewDelegate>
@optional
- (CGFloat)tableView:(UITableView *)tableView
    heightForRowAtIndexPath:(NSIndexPath *)indexPath NAME(tableView(_:heightForRowAt:));
- (void)tableView:(UITableView *)tableView
    didSelectRowAtIndexPath:(NSIndexPath *)indexPath NAME(tableView(_:didSelectRowAt:));
@end

extern const CGFloat UITableViewAutomaticDimension NAME(UITableView.automaticDimension) IOS(5.0);

MAIN_ACTOR IOS(2.0)
@interface UITableView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, readonly) UITableViewStyle style;
@property (nonatomic, weak, nullable) id<UITableViewDataSource> dataSource;
@property (nonatomic, weak, nullable) id<UITableViewDelegate> delegate;
@property (nonatomic) CGFloat rowHeight;
@property (nonatomic) CGFloat estimatedRowHeight IOS(7.0);
@property (nonatomic) CGFloat sectionHeaderTopPadding IOS(15.0);
@property (nonatomic) UITableViewCellSeparatorStyle separatorStyle;
@property (nonatomic, strong, nullable) UIView *tableHeaderView;
@property (nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfRowsInSection:(NSInteger)section;
- (CGRect)rectForSection:(NSInteger)section NAME(rect(forSection:));
- (CGRect)rectForRowAtIndexPath:(NSIndexPath *)indexPath NAME(rectForRow(at:));
- (nullable NSIndexPath *)indexPathForRowAtPoint:(CGPoint)point NAME(indexPathForRow(at:));
- (nullable __kindof UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)indexPath
    NAME(cellForRow(at:));
@property (nonatomic, readonly) NSArray<__kindof UITableViewCell *> *visibleCells;
- (void)performBatchUpdates:(void(NOESCAPE ^_Nullable)(void))updates
                 completion:(void (^_Nullable)(BOOL finished))completion IOS(11.0) NO_ASYNC;
- (void)insertRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
              withRowAnimation:(UITableViewRowAnimation)animation NAME(insertRows(at:with:));
- (void)deleteRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
              withRowAnimation:(UITableViewRowAnimation)animation NAME(deleteRows(at:with:));
- (void)reloadData;
@property (nonatomic, getter=isEditing) BOOL editing;
@property (nonatomic) BOOL allowsSelection IOS(3.0);
@property (nonatomic) BOOL allowsSelectionDuringEditing;
@property (nonatomic) BOOL allowsMultipleSelection IOS(5.0);
@property (nonatomic) BOOL allowsMultipleSelectionDuringEditing IOS(5.0);
@property (nonatomic, readonly, nullable) NSIndexPath *indexPathForSelectedRow;
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForSelectedRows
    IOS(5.0);
- (void)selectRowAtIndexPath:(nullable NSIndexPath *)indexPath
                    animated:(BOOL)animated
              scrollPosition:(UITableViewScrollPosition)scrollPosition
    NAME(selectRow(at:animated:scrollPosition:));
- (void)deselectRowAtIndexPath:(NSIndexPath *)indexPath
                      animated:(BOOL)animated NAME(deselectRow(at:animated:));
- (nullable __kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier
    NAME(dequeueReusableCell(withIdentifier:));
- (__kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier
                                                   forIndexPath:(NSIndexPath *)indexPath
    NAME(dequeueReusableCell(withIdentifier:for:)) IOS(6.0);
- (nullable __kindof UITableViewHeaderFooterView *)
    dequeueReusableHeaderFooterViewWithIdentifier:(NSString *)identifier
    NAME(dequeueReusableHeaderFooterView(withIdentifier:)) IOS(6.0);
- (void)registerClass:(nullable Class)cellClass
    forCellReuseIdentifier:(NSString *)identifier
    NAME(register(_:forCellReuseIdentifier:)) IOS(6.0);
@end

MAIN_ACTOR IOS(2.0)
@interface UITableViewController : UIViewController <UITableViewDelegate, UITableViewDataSource>
- (instancetype)initWithStyle:(UITableViewStyle)style DESIGNATED;
@property (nonatomic, strong, null_resettable) UITableView *tableView;
@property (nonatomic) BOOL clearsSelectionOnViewWillAppear IOS(3.2);
@end

typedef ENUM(NSInteger, UIContextualActionStyle) {
  UIContextualActionStyleNormal,
  UIContextualActionStyleDestructive
} NAME(UIContextualAction.Style) IOS(11.0);

@class UIContextualAction;
typedef void (^UIContextualActionHandler)(
    UIContextualAction *action,
    __kindof UIView *sourceView,
    void (^completionHandler)(BOOL actionPerformed)
) NAME(UIContextualAction.Handler);

MAIN_ACTOR IOS(11.0)
@interface UIContextualAction : NSObject
+ (instancetype)contextualActionWithStyle:(UIContextualActionStyle)style
                                    title:(nullable NSString *)title
                                  handler:(UIContextualActionHandler)handler;
@property (nonatomic, readonly) UIContextualActionStyle style;
@property (nonatomic, copy, nullable) NSString *title;
@property (nonatomic, copy, null_resettable) UIColor *backgroundColor;
@property (nonatomic, copy, nullable) UIImage *image;
@end

MAIN_ACTOR IOS(11.0)
@interface UISwipeActionsConfiguration : NSObject
+ (instancetype)configurationWithActions:(NSArray<UIContextualAction *> *)actions;
@property (nonatomic, copy, readonly) NSArray<UIContextualAction *> *actions;
@property (nonatomic) BOOL performsFirstActionWithFullSwipe;
@end
#pragma clang assume_nonnull end
