// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT
//
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
@_exported import QuartzCore
@_exported import UIKit

// The Swift part of the module: what the insets conform to (not Hashable), and the initializers
// that Swift has in place of the factories of UIAction and UIMenu.

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
