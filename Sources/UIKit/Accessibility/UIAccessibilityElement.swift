// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An accessible part of a view that is no view itself.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The container, which contains the element in its `accessibilityElements`.
  open weak var accessibilityContainer: AnyObject?
  /// The frame in the container's coordinates, in points; used unless `accessibilityFrame` is set.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates an element.
  ///
  /// - Parameter container: The view that contains the element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }
  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(isElement: true)
  }
  override var automaticAccessibilityFrame: CGRect {
    (accessibilityContainer as? UIView)?.frameOnScreen(of: accessibilityFrameInContainerSpace)
      ?? accessibilityFrameInContainerSpace
  }
}
