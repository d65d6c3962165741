// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A part of the interface that contains the focus or can contain it: a view, a view controller, a
/// presentation controller.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments inside that the focus goes to first, the most preferred first.
  ///
  /// The search goes into each of them in turn. If it finds no item there, it takes the first item
  /// of this environment in reading order.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment that contains this one.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The container of the items in this environment.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// The group of the items in this environment; `nil` inherits that of the parent.
  ///
  /// Tab stops once in a group, at the item that had the focus last; the arrow keys move the focus
  /// inside the group. Items without a group are stops of their own (our decision, see Parity).
  var focusGroupIdentifier: String? { get }

  /// Requests that the focus is updated before the next frame, if it is in this environment.
  func setNeedsFocusUpdate()
  /// Performs the focus update that was requested now.
  func updateFocusIfNeeded()
  /// Returns whether the focus may be updated.
  ///
  /// All environments that contain the former or the next item are asked, the inner ones first.
  /// None is asked after the former item lost the ability to be focused.
  ///
  /// - Parameter context: The update.
  /// - Returns: `false` leaves the focus where it is.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus was updated, in all environments that contain the former or the next
  /// item, the inner ones first.
  ///
  /// - Parameters:
  ///   - context: The update.
  ///   - coordinator: The animations of the update.
  func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )
}

extension UIFocusEnvironment {
  /// No group.
  public var focusGroupIdentifier: String? { nil }
}

extension UIFocusEnvironment {
  /// The environment and those that contain it, from the inside out.
  var focusChain: [any UIFocusEnvironment] {
    var chain: [any UIFocusEnvironment] = []
    var next: (any UIFocusEnvironment)? = self
    while let environment = next {
      chain.append(environment)
      next = environment.parentFocusEnvironment
    }
    return chain
  }

  /// The view of this environment, or the nearest one that contains it.
  var focusView: UIView? {
    for environment in focusChain {
      if let view = environment as? UIView { return view }
      if let view = (environment as? UIViewController)?.storedView { return view }
    }
    return nil
  }

  /// The identifier of the nearest group that contains this environment.
  var focusGroup: String? { focusChain.lazy.compactMap(\.focusGroupIdentifier).first }
}
