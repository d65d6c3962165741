// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The creation of layers whose class is known at run time only, like `alloc` and an initializer
/// in Objective-C.
///
/// A Swift metatype creates instances only with required initializers; `init(layer:)` is not one,
/// since subclasses need not declare it. The metatype is therefore treated as that of a class whose
/// `init(layer:)` is required: the call goes through the initializer's entry in the class's own
/// table and reaches overrides. A class without it traps with Swift's "use of unimplemented
/// initializer", as it does on Apple's systems.
enum RuntimeLayers {
  /// A class whose metatype has `init(layer:)`; it has no instances.
  private class Requiring: CALayer {
    required override init(layer: Any) { super.init(layer: layer) }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// A subclass that keeps the optimizer from calling the initializer of `Requiring` directly.
  private final class Overriding: Requiring {
    required init(layer: Any) {
      super.init(layer: layer)
      name = "copy"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Returns a copy of a layer by `init(layer:)` of its class.
  @inline(never)
  static func copy(of layer: CALayer) -> CALayer {
    let type = type(of: layer)
    if type == CALayer.self { return CALayer(layer: layer) }
    return unsafeBitCast(type, to: Requiring.Type.self).init(layer: layer)
  }
}
