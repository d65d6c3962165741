// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The detent of about half the height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The detent of the whole height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    private let name: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ name: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) { (self.name, self.resolver) = (name, resolver) }

    /// Returns the detent of half the height; in vertically compact windows there is none.
    open class func medium() -> Detent {
      Detent(.medium) {
        $0.containerTraitCollection.verticalSizeClass == .compact ? nil : $0.maximumDetentValue / 2
      }
    }
    /// Returns the detent of the whole height.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// Returns a detent of a height that an app determines.
    ///
    /// - Parameters:
    ///   - identifier: The name; `nil` for a unique one.
    ///   - resolver: Returns the height without the safe area, in points; `nil` switches the detent
    ///     off.
    /// - Returns: The detent.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

    /// The name of the detent.
    open var identifier: Identifier { name }
    /// Returns the height of the detent.
    ///
    /// - Parameter context: The size and the traits that it depends on.
    /// - Returns: The height without the safe area, in points; `nil` while the detent is off.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

/// The size and the traits that the height of a detent depends on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the highest sheet without the safe area, in points.
  var maximumDetentValue: CGFloat { get }
}

/// The context of one resolution.
@preconcurrency @MainActor
final class SheetDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat) {
    (containerTraitCollection, maximumDetentValue) = (traits, maximum)
  }
}
