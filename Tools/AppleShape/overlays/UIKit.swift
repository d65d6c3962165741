// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT
//
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
@_exported import QuartzCore
@_exported import UIKit

// The Swift part of the module: what the insets conform to (not Hashable), the initializers that
// Swift has in place of the factories of UIAction and UIMenu, and the diffable data sources.

extension UIEdgeInsets: Equatable {
  public static func == (left: UIEdgeInsets, right: UIEdgeInsets) -> Bool { fatalError() }
}

@available(iOS 11.0, *)
extension NSDirectionalEdgeInsets: Equatable {
  public static func == (left: NSDirectionalEdgeInsets, right: NSDirectionalEdgeInsets) -> Bool {
    fatalError()
  }
}

extension UIControl.State {
  public static var normal: UIControl.State { [] }
}

extension UIView.KeyframeAnimationOptions {
  public static var calculationModeLinear: UIView.KeyframeAnimationOptions { [] }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect { fatalError() }
}

@available(iOS 13.0, *)
extension UIAction {
  @MainActor @preconcurrency public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) { fatalError() }
}

@available(iOS 13.0, *)
extension UIMenu {
  @available(iOS 16.0, *)
  @MainActor @preconcurrency public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize,
    children: [UIMenuElement] = []
  ) { fatalError() }

  @MainActor @preconcurrency public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) { fatalError() }
}

@available(iOS 13.0, *)
extension UIKeyCommand {
  @MainActor @preconcurrency public convenience init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) { fatalError() }
}

@available(iOS 13.0, *)
@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
{
  public init() {}
  public var numberOfItems: Int { fatalError() }
  public var numberOfSections: Int { fatalError() }
  public var sectionIdentifiers: [SectionIdentifierType] { fatalError() }
  public var itemIdentifiers: [ItemIdentifierType] { fatalError() }
  @available(iOS 15.0, *)
  public var reloadedItemIdentifiers: [ItemIdentifierType] { fatalError() }
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { fatalError() }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    fatalError()
  }
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { fatalError() }
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { fatalError() }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { fatalError() }
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {}
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {}
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {}
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func deleteAllItems() {}
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {}
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {}
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {}
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {}
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {}
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {}
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {}
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {}
}

@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  NSObject, UICollectionViewDataSource
where
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
{
  public typealias CellProvider = (
    _ collectionView: UICollectionView,
    _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    fatalError()
  }
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {}
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { fatalError() }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { fatalError() }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { fatalError() }
  @objc open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { fatalError() }
  @objc open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { fatalError() }
}

extension UIAccessibilityTraits: OptionSet {}

public enum UIAccessibility {
  @MainActor public static var isReduceMotionEnabled: Bool { fatalError() }
}

extension IndexPath {
  public init(row: Int, section: Int) { fatalError() }
  public init(item: Int, section: Int) { fatalError() }
  public var section: Int {
    get { fatalError() }
    set {}
  }
  public var row: Int {
    get { fatalError() }
    set {}
  }
  public var item: Int {
    get { fatalError() }
    set {}
  }
}
