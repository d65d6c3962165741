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

extension UIOffset: Equatable {
  public static func == (left: UIOffset, right: UIOffset) -> Bool { fatalError() }
}

extension UIContentSizeCategory {
  public var isAccessibilityCategory: Bool { fatalError() }
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    fatalError()
  }
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    fatalError()
  }
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    fatalError()
  }
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    fatalError()
  }
}

extension UIImage {
  public func pngData() -> Data? { fatalError() }
  public func jpegData(compressionQuality: CGFloat) -> Data? { fatalError() }
}

extension UIBarButtonItem {
  @available(iOS 14.0, *)
  @MainActor @preconcurrency public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) { fatalError() }
}

@available(iOS 16.0, *)
extension UIBarButtonItemGroup {
  @MainActor @preconcurrency public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { fatalError() }
}

@available(iOS 13.0, *)
extension UICommand {
  @MainActor @preconcurrency public convenience init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) { fatalError() }
}

extension UIButton {
  @available(iOS 15.0, *)
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  @available(iOS 15.0, *)
  public struct Configuration: Hashable {
    public enum Size { case mini, small, medium, large }
    public enum CornerStyle { case fixed, dynamic, small, medium, large, capsule }
    public enum TitleAlignment { case automatic, leading, center, trailing }
    public static func plain() -> UIButton.Configuration { fatalError() }
    public static func filled() -> UIButton.Configuration { fatalError() }
    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePlacement: NSDirectionalRectEdge
    public var buttonSize: UIButton.Configuration.Size
    public var cornerStyle: UIButton.Configuration.CornerStyle
    public var titleAlignment: UIButton.Configuration.TitleAlignment
    public var showsActivityIndicator: Bool
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var automaticallyUpdateForSelection: Bool
    public static func == (left: UIButton.Configuration, right: UIButton.Configuration) -> Bool {
      fatalError()
    }
    public func hash(into hasher: inout Hasher) {}
  }

  @available(iOS 14.0, *)
  @MainActor @preconcurrency public convenience init(
    type: UIButton.ButtonType = .system,
    primaryAction: UIAction?
  ) { fatalError() }
  @available(iOS 15.0, *)
  @MainActor @preconcurrency public convenience init(
    configuration: UIButton.Configuration,
    primaryAction: UIAction? = nil
  ) { fatalError() }
  @available(iOS 15.0, *)
  @MainActor @preconcurrency public var configuration: UIButton.Configuration? {
    get { fatalError() }
    set {}
  }
  @available(iOS 15.0, *)
  @MainActor @preconcurrency public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { fatalError() }
    set {}
  }
}

extension UIControl.State {
  public static var normal: UIControl.State { [] }
}

extension UIView.AnimationOptions {
  public static var curveEaseInOut: UIView.AnimationOptions { [] }
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
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}
  @available(iOS 15.0, *)
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { fatalError() }
  @available(iOS 15.0, *)
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
  @available(iOS 15.0, *)
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { fatalError() }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {}
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

extension UIInterfaceOrientation {
  public var isPortrait: Bool { fatalError() }
  public var isLandscape: Bool { fatalError() }
}
