// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The objects behind an app's appearance proxies: one for each class and list of containers.
@MainActor
final class AppearanceTemplates {
  private struct Entry {
    /// Returns whether an object is of the template's class.
    let isOfClass: (any Stylable) -> Bool
    /// The classes of the object's containers, the innermost first.
    let containers: [any UIAppearanceContainer.Type]
    let template: any Stylable

    func isFor(_ type: AnyClass, in places: [any UIAppearanceContainer.Type]) -> Bool {
      Swift.type(of: template as AnyObject) == type
        && containers.elementsEqual(places) { $0 == $1 }
    }
  }

  /// The less specific entries first: superclasses before subclasses, fewer containers before more.
  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  /// Returns the template of a class in certain containers, created on demand.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - containers: The classes of the objects' containers, the innermost first.
  ///   - isOfClass: Returns whether an object is of the class.
  ///   - make: Creates an object of the class.
  /// - Returns: The template.
  func template(
    of type: AnyClass,
    in containers: [any UIAppearanceContainer.Type],
    isOfClass: @escaping (any Stylable) -> Bool,
    make: () -> any Stylable
  ) -> any Stylable {
    if let known = entries.first(where: { $0.isFor(type, in: containers) }) {
      return known.template
    }
    let template = make()
    template.styling = Styling(isTemplate: true)
    let place = entries.firstIndex { entry in
      let isSameClass = Swift.type(of: entry.template as AnyObject) == type
      return isSameClass ? entry.containers.count > containers.count : isOfClass(entry.template)
    }
    entries.insert(
      Entry(isOfClass: isOfClass, containers: containers, template: template),
      at: place ?? entries.count
    )
    return template
  }

  /// Returns the templates that apply to an object, the less specific ones first.
  func matching(_ object: any Stylable, inside container: UIResponder?) -> [any Stylable] {
    entries.filter { entry in
      entry.isOfClass(object) && Self.isInside(container, entry.containers[...])
    }.map(\.template)
  }

  /// Whether objects of all the classes are found from a responder outwards, in this order.
  private static func isInside(
    _ container: UIResponder?,
    _ types: ArraySlice<any UIAppearanceContainer.Type>
  ) -> Bool {
    guard let first = types.first else { return true }
    var candidate = container
    while let current = candidate {
      if isObject(current, of: first) { return isInside(current.nextContainer, types.dropFirst()) }
      candidate = current.nextContainer
    }
    return false
  }

  private static func isObject<Container: UIAppearanceContainer>(
    _ object: UIResponder,
    of type: Container.Type
  ) -> Bool { object is Container }
}

extension UIResponder {
  /// The container of the responder: a view's controller or superview, a controller's container.
  fileprivate var nextContainer: UIResponder? {
    switch self {
    case let view as UIView: view.controller ?? view.storedSuperview
    case let controller as UIViewController:
      controller.storedView?.storedSuperview ?? controller.storedParent
    default: nil
    }
  }
}
