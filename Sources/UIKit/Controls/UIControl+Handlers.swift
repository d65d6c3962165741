// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIControl {
  // MARK: Keeping handlers

  func addHandler(_ target: Any?, _ selector: Selector, _ events: Event) {
    handlers.removeAll(where: \.isDead)
    let object = target.map { $0 as AnyObject }
    let known = handlers.firstIndex { $0.isFor(object) && $0.selector == selector }
    if let known { return handlers[known].events.formUnion(events) }
    let kind: ControlHandler.Kind =
      object.map { .method(selector, of: WeakReference($0)) } ?? .methodInChain(selector)
    handlers.append(ControlHandler(kind: kind, events: events))
  }

  func addHandler(_ action: UIAction, _ events: Event) {
    removeHandlers(action.identifier, events)
    handlers.append(ControlHandler(kind: .action(action), events: events))
  }

  func removeHandlers(_ target: Any?, _ selector: Selector?, _ events: Event) {
    let object = target.map { $0 as AnyObject }
    remove(events) { handler in
      guard let method = handler.selector else { return false }
      return (object == nil || handler.isFor(object)) && (selector == nil || selector == method)
    }
  }

  func removeHandlers(_ identifier: UIAction.Identifier, _ events: Event) {
    remove(events) { handler in
      guard case .action(let action) = handler.kind else { return false }
      return action.identifier == identifier
    }
  }

  private func remove(_ events: Event, where isMeant: (ControlHandler) -> Bool) {
    for index in handlers.indices where isMeant(handlers[index]) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty || $0.isDead }
  }

  func methodNames(of target: Any?, for events: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = handlers.compactMap { handler -> String? in
      guard handler.isFor(object), !handler.events.isDisjoint(with: events) else { return nil }
      return handler.selector.map(NSStringFromSelector)
    }
    return names.isEmpty ? nil : names
  }

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

  // MARK: Running handlers

  /// Runs the handlers of events, in the order in which they were added.
  func answer(_ events: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      switch handler.kind {
      case .action(let action): sendAction(action)
      case .methodInChain(let selector): sendAction(selector, to: nil, for: presentEvent)
      case .method(let selector, let reference):
        guard let object = reference.object else { continue }
        sendAction(selector, to: object, for: presentEvent)
      }
    }
  }

  func run(_ action: UIAction) {
    if !action.attributes.contains(.disabled) { action.perform(sender: self) }
  }

  func call(_ selector: Selector, on target: Any?, _ event: UIEvent?) {
    if let target {
      return selector.perform(on: target as AnyObject, with: self, event)
    }
    var responder: UIResponder? = self
    while let candidate = responder {
      if selector.isMethod(of: candidate) {
        return selector.perform(on: candidate, with: self, event)
      }
      responder = candidate.next
    }
  }
}
