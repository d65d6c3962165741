// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// Creates an animation of a property.
  ///
  /// - Parameter path: The property's key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The property: "position", "bounds.size", "transform.scale.x"; an unknown one has no effect,
  /// but the animation takes its time.
  open var keyPath: String?
  /// Whether the values are added to the value without the animation.
  open var isAdditive = false

  override func copyState(to copy: CAAnimation) {
    super.copyState(to: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
  }

  /// Adds the animation to a layer; without a key path, it animates the event's property.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - anObject: The layer.
  ///   - dict: Further arguments of the event.
  open override func run(
    forKey event: String,
    object anObject: Any,
    arguments dict: [AnyHashable: Any]?
  ) {
    guard keyPath == nil, let copy = duplicate() as? CAPropertyAnimation else {
      return super.run(forKey: event, object: anObject, arguments: dict)
    }
    copy.keyPath = event
    (anObject as? CALayer)?.add(copy, forKey: event)
  }
}
