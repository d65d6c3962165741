// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// UIKit: UICollectionViewLayout.h, UICollectionViewFlowLayout.h, UICollectionViewCell.h,
// UICollectionView.h, UICollectionViewController.h
#pragma once
#import "UIKitScrolling.h"
#import "UIKitViewControllers.h"

#pragma clang assume_nonnull begin
@class UICollectionView;

typedef ENUM(NSUInteger, UICollectionElementCategory) {
  UICollectionElementCategoryCell,
  UICollectionElementCategorySupplementaryView,
  UICollectionElementCategoryDecorationView
} NAME(UICollectionView.ElementCategory);

typedef ENUM(NSInteger, UICollectionUpdateAction) {
  UICollectionUpdateActionInsert,
  UICollectionUpdateActionDelete,
  UICollectionUpdateActionReload,
  UICollectionUpdateActionMove,
  UICollectionUpdateActionNone
} NAME(UICollectionViewUpdateItem.Action);

typedef ENUM(NSInteger, UICollectionViewScrollDirection) {
  UICollectionViewScrollDirectionVertical,
  UICollectionViewScrollDirectionHorizontal
} NAME(UICollectionView.ScrollDirection);

typedef ENUM(NSInteger, UICollectionViewFlowLayoutSectionInsetReference) {
  UICollectionViewFlowLayoutSectionInsetFromContentInset,
  UICollectionViewFlowLayoutSectionInsetFromSafeArea,
  UICollectionViewFlowLayoutSectionInsetFromLayoutMargins
} NAME(UICollectionViewFlowLayout.SectionInsetReference) IOS(11.0);

typedef OPTIONS(NSUInteger, UICollectionViewScrollPosition) {
  UICollectionViewScrollPositionNone = 0,
  UICollectionViewScrollPositionTop = 1 << 0,
  UICollectionViewScrollPositionCenteredVertically = 1 << 1,
  UICollectionViewScrollPositionBottom = 1 << 2,
  UICollectionViewScrollPositionLeft = 1 << 3,
  UICollectionViewScrollPositionCenteredHorizontally = 1 << 4,
  UICollectionViewScrollPositionRight = 1 << 5
} NAME(UICollectionView.ScrollPosition);

extern NSString *const UICollectionElementKindSectionHeader
    NAME(UICollectionView.elementKindSectionHeader) IOS(6.0);
extern NSString *const UICollectionElementKindSectionFooter
    NAME(UICollectionView.elementKindSectionFooter) IOS(6.0);

MAIN_ACTOR IOS(6.0)
@interface UICollectionViewLayoutAttributes : NSObject
@property (nonatomic) CGRect frame;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGSize size;
@property (nonatomic) CGRect bounds IOS(7.0);
@property (nonatomic) CGAffineTransform transform IOS(7.0);
@property (nonatomic) CGFloat alpha;
@property (nonatomic) NSInteger zIndex;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic, strong) NSIndexPath *indexPath;
@property (nonatomic, readonly) UICollectionElementCategory representedElementCategory;
@property (nonatomic, readonly, nullable) NSString *representedElementKind;
+ (instancetype)layoutAttributesForCellWithIndexPath:(NSIndexPath *)indexPath
    NAME(init(forCellWith:));
@end

MAIN_ACTOR IOS(6.0)
@interface UICollectionViewUpdateItem : NSObject
@end

MAIN_ACTOR IOS(7.0)
@interface UICollectionViewLayoutInvalidationContext : NSObject
@property (nonatomic, readonly) BOOL invalidateEverything;
@property (nonatomic, readonly) BOOL invalidateDataSourceCounts;
- (void)invalidateItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
    NAME(invalidateItems(at:)) IOS(8.0);
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *invalidatedItemIndexPaths
    IOS(8.0);
@end

MAIN_ACTOR IOS(6.0)
@interface UICollectionViewLayout : NSObject <NSCoding>
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, nonatomic, readonly) UICollectionView *collectionView;
@end

@interface UICollectionViewLayout (UISubclassingHooks)
@property (class, nonatomic, readonly) Class invalidationContextClass IOS(7.0);
- (nullable UICollectionViewLayoutAttributes *)
    layoutAttributesForItemAtIndexPath:(NSIndexPath *)indexPath
    NAME(layoutAttributesForItem(at:));
- (nullable UICollectionViewLayoutAttributes *)
    layoutAttributesForSupplementaryViewOfKind:(NSString *)elementKind
                                   atIndexPath:(NSIndexPath *)indexPath
    NAME(layoutAttributesForSupplementaryView(ofKind:at:));
@end

MAIN_ACTOR IOS(7.0)
@interface UICollectionViewFlowLayoutInvalidationContext
    : UICollectionViewLayoutInvalidationContext
@property (nonatomic) BOOL invalidateFlowLayoutDelegateMetrics;
@property (nonatomic) BOOL invalidateFlowLayoutAttributes;
@end

MAIN_ACTOR IOS(6.0)
@interface UICollectionViewFlowLayout : UICollectionViewLayout
@property (nonatomic) CGFloat minimumLineSpacing;
@property (nonatomic) CGFloat minimumInteritemSpacing;
@property (nonatomic) CGSize itemSize;
@property (nonatomic) CGSize estimatedItemSize IOS(8.0);
@property (nonatomic) UICollectionViewScrollDirection scrollDirection;
@property (nonatomic) CGSize headerReferenceSize;
@property (nonatomic) CGSize footerReferenceSize;
@property (nonatomic) UIEdgeInsets sectionInset;
@property (nonatomic) UICollectionViewFlowLayoutSectionInsetReference sectionInsetReference
    IOS(11.0);
@property (nonatomic) BOOL sectionHeadersPinToVisibleBounds IOS(9.0);
@property (nonatomic) BOOL sectionFootersPinToVisibleBounds IOS(9.0);
@end

MAIN_ACTOR IOS(6.0)
@interface UICollectionReusableView : UIView
@property (nonatomic, readonly, copy, nullable) NSString *reuseIdentifier;
@end

MAIN_ACTOR IOS(6.0)
@interface UICollectionViewCell : UICollectionReusableView
@property (nonatomic, readonly) UIView *contentView;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, strong, nullable) UIView *backgroundView;
@property (nonatomic, strong, nullable) UIView *selectedBackgroundView;
@end

MAIN_ACTOR
@protocol UICollectionViewDataSource <NSObject>
- (NSInteger)collectionView:(UICollectionView *)collectionView
     numberOfItemsInSection:(NSInteger)section;
- (__kindof UICollectionViewCell *)collectionView:(UICollectionView *)collectionView
                           cellForItemAtIndexPath:(NSIndexPath *)indexPath
    NAME(collectionView(_:cellForItemAt:));
@optional
- (NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)collectionView
    NAME(numberOfSections(in:));
- (UICollectionReusableView *)collectionView:(UICollectionView *)collectionView
           viewForSupplementaryElementOfKind:(NSString *)kind
                                 atIndexPath:(NSIndexPath *)indexPath
    NAME(collectionView(_:viewForSupplementaryElementOfKind:at:));
@end

MAIN_ACTOR
@protocol UICollectionViewDataSourcePrefetching <NSObject>
- (void)collectionView:(UICollectionView *)collectionView
    prefetchItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
    NAME(collectionView(_:prefetchItemsAt:)) IOS(10.0);
@end

MAIN_ACTOR
@protocol UICollectionViewDelegate <UIScrollViewDelegate>
@optional
- (BOOL)collectionView:(UICollectionView *)collectionView
    shouldSelectItemAtIndexPath:(NSIndexPath *)indexPath
    NAME(collectionView(_:shouldSelectItemAt:));
- (void)collectionView:(UICollectionView *)collectionView
    didSelectItemAtIndexPath:(NSIndexPath *)indexPath NAME(collectionView(_:didSelectItemAt:));
@end

MAIN_ACTOR IOS(6.0)
@interface UICollectionView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame
         collectionViewLayout:(UICollectionViewLayout *)layout DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, strong) UICollectionViewLayout *collectionViewLayout;
@property (nonatomic, weak, nullable) id<UICollectionViewDelegate> delegate;
@property (nonatomic, weak, nullable) id<UICollectionViewDataSource> dataSource;
@property (nonatomic, weak, nullable) id<UICollectionViewDataSourcePrefetching>
    prefetchDataSource IOS(10.0);
@property (nonatomic, getter=isPrefetchingEnabled) BOOL prefetchingEnabled IOS(10.0);
@property (nonatomic, strong, nullable) UIView *backgroundView;
- (void)registerClass:(nullable Class)cellClass
    forCellWithReuseIdentifier:(NSString *)identifier
    NAME(register(_:forCellWithReuseIdentifier:));
- (void)registerClass:(nullable Class)viewClass
    forSupplementaryViewOfKind:(NSString *)elementKind
           withReuseIdentifier:(NSString *)identifier
    NAME(register(_:forSupplementaryViewOfKind:withReuseIdentifier:));
- (__kindof UICollectionViewCell *)
    dequeueReusableCellWithReuseIdentifier:(NSString *)identifier
                              forIndexPath:(NSIndexPath *)indexPath
    NAME(dequeueReusableCell(withReuseIdentifier:for:));
- (__kindof UICollectionReusableView *)
    dequeueReusableSupplementaryViewOfKind:(NSString *)elementKind
                       withReuseIdentifier:(NSString *)identifier
                              forIndexPath:(NSIndexPath *)indexPath
    NAME(dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:));
@property (nonatomic) BOOL allowsSelection;
@property (nonatomic) BOOL allowsMultipleSelection;
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForSelectedItems;
- (void)selectItemAtIndexPath:(nullable NSIndexPath *)indexPath
                     animated:(BOOL)animated
               scrollPosition:(UICollectionViewScrollPosition)scrollPosition
    NAME(selectItem(at:animated:scrollPosition:));
- (void)deselectItemAtIndexPath:(NSIndexPath *)indexPath
                       animated:(BOOL)animated NAME(deselectItem(at:animated:));
@property (nonatomic, readonly) BOOL hasUncommittedUpdates IOS(11.0);
- (void)setCollectionViewLayout:(UICollectionViewLayout *)layout animated:(BOOL)animated;
@property (nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfItemsInSection:(NSInteger)section;
- (nullable UICollectionViewCell *)cellForItemAtIndexPath:(NSIndexPath *)indexPath
    NAME(cellForItem(at:));
@property (nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForVisibleItems;
- (NSArray<UICollectionReusableView *> *)visibleSupplementaryViewsOfKind:(NSString *)elementKind
    NAME(visibleSupplementaryViews(ofKind:)) IOS(9.0);
- (NSArray<NSIndexPath *> *)
    indexPathsForVisibleSupplementaryElementsOfKind:(NSString *)elementKind
    NAME(indexPathsForVisibleSupplementaryElements(ofKind:)) IOS(9.0);
- (void)insertItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths NAME(insertItems(at:));
- (void)deleteItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths NAME(deleteItems(at:));
- (void)performBatchUpdates:(void(NOESCAPE ^_Nullable)(void))updates
                 completion:(void (^_Nullable)(BOOL finished))completion NO_ASYNC;
@end

MAIN_ACTOR IOS(6.0)
@interface UICollectionViewController
    : UIViewController <UICollectionViewDelegate, UICollectionViewDataSource>
- (instancetype)initWithCollectionViewLayout:(UICollectionViewLayout *)layout DESIGNATED;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (null_resettable, nonatomic, strong) __kindof UICollectionView *collectionView;
@property (nonatomic) BOOL clearsSelectionOnViewWillAppear;
@property (nonatomic, readonly) UICollectionViewLayout *collectionViewLayout IOS(7.0);
@end
#pragma clang assume_nonnull end
