// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The handlers of a control, in the order in which they were added.
struct ControlHandlers {
  private var handlers: [ControlHandler] = []

  /// The events with a handler.
  var events: UIControl.Event { handlers.reduce([]) { $0.union($1.events) } }

  /// Returns the handlers of an event.
  func matching(_ events: UIControl.Event) -> [ControlHandler] {
    handlers.filter { !$0.events.isDisjoint(with: events) }
  }

  // MARK: Methods

  /// Adds a target's method, or adds events to it.
  mutating func add(_ target: Any?, _ selector: Selector, _ events: UIControl.Event) {
    handlers.removeAll(where: \.isDead)
    let object = target.map { $0 as AnyObject }
    let known = handlers.firstIndex { $0.isFor(object) && $0.selector == selector }
    if let known { return handlers[known].events.formUnion(events) }
    let kind: ControlHandler.Kind =
      object.map { .method(selector, of: WeakReference($0)) } ?? .methodInChain(selector)
    handlers.append(ControlHandler(kind: kind, events: events))
  }

  /// Removes events from the methods of targets; `nil` matches all targets or methods.
  mutating func remove(_ target: Any?, _ selector: Selector?, _ events: UIControl.Event) {
    let object = target.map { $0 as AnyObject }
    remove(events) { handler in
      guard let method = handler.selector else { return false }
      return (object == nil || handler.isFor(object)) && (selector == nil || selector == method)
    }
  }

  /// Returns the names of a target's methods for events; `nil` if there are none.
  func methodNames(of target: Any?, for events: UIControl.Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = matching(events).compactMap { handler -> String? in
      guard handler.isFor(object) else { return nil }
      return handler.selector.map(NSStringFromSelector)
    }
    return names.isEmpty ? nil : names
  }

  /// The targets; `NSNull` stands for the responder chain.
  var targets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for handler in handlers {
      switch handler.kind {
      case .action: continue
      case .methodInChain: targets.insert(NSNull())
      case .method(_, let reference):
        guard let object = reference.object else { continue }
        // Without Objective-C an object need not be hashable; its identity is.
        targets.insert((object as? AnyHashable) ?? AnyHashable(ObjectIdentifier(object)))
      }
    }
    return targets
  }

  // MARK: Actions

  /// Adds an action, in place of one with the same identifier.
  @MainActor
  mutating func add(_ action: UIAction, _ events: UIControl.Event) {
    if !handlers.isEmpty { remove(action.identifier, events) }
    handlers.append(ControlHandler(kind: .action(action), events: events))
  }

  /// Removes events from an action.
  @MainActor
  mutating func remove(_ identifier: UIAction.Identifier, _ events: UIControl.Event) {
    for index in handlers.indices {
      guard case .action(let action) = handlers[index].kind, action.identifier == identifier else {
        continue
      }
      handlers[index].events.subtract(events)
    }
    removeUnused()
  }

  private mutating func remove(
    _ events: UIControl.Event,
    where isMatching: (ControlHandler) -> Bool
  ) {
    for index in handlers.indices where isMatching(handlers[index]) {
      handlers[index].events.subtract(events)
    }
    removeUnused()
  }

  private mutating func removeUnused() {
    handlers.removeAll { $0.events.isEmpty || $0.isDead }
  }
}
