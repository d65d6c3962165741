// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// A ring around an item with the focus, in its tint color.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// The position of a ring relative to the edge of its item.
  public enum Position: Int, Sendable {
    /// Outside of the edge if there is room, else inside.
    case automatic
    /// Outside of the edge.
    case outside
    /// Inside of the edge.
    case inside

    var side: FocusRingShape.Side {
      switch self {
      case .automatic: .automatic
      case .outside: .outside
      case .inside: .inside
      }
    }
  }

  private let rect: CGRect?

  /// Creates a ring along the edge of the item, with its corners.
  public override init() {
    rect = nil
    super.init()
  }
  /// Creates a ring along a rectangle.
  ///
  /// - Parameter rect: The rectangle in the item's coordinates, in points.
  public init(rect: CGRect) {
    self.rect = rect
    super.init()
  }

  /// The position relative to the edge.
  open var position = Position.automatic

  /// The rectangle that the ring is along; `nil` for the edge of the item.
  var ownRect: CGRect? { rect }
}
