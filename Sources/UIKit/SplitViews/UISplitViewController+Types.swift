// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UISplitViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// Two columns, of the controllers in `viewControllers`.
    case unspecified = 0
    /// Two columns.
    case doubleColumn = 1
    /// Three columns.
    case tripleColumn = 2
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The first one.
    case primary = 0
    /// The one between the first and the last.
    case supplementary = 1
    /// The last one, with the content.
    case secondary = 2
    /// The only one in a horizontally compact width.
    case compact = 3
  }

  /// The visible columns.
  public enum DisplayMode: Int, Sendable {
    /// Those that suit the width.
    case automatic = 0
    /// The secondary one.
    case secondaryOnly = 1
    /// One column beside the secondary one.
    case oneBesideSecondary = 2
    /// One column over the secondary one.
    case oneOverSecondary = 3
    /// Two columns beside the secondary one.
    case twoBesideSecondary = 4
    /// Two columns over the secondary one.
    case twoOverSecondary = 5
    /// Two columns that push the secondary one aside.
    case twoDisplaceSecondary = 6

    /// The number of visible columns beside the secondary one; `nil` for those that suit the width.
    var level: Int? {
      switch self {
      case .automatic: nil
      case .secondaryOnly: 0
      case .oneBesideSecondary, .oneOverSecondary: 1
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
      }
    }

    /// The behavior that the mode belongs to; `nil` if it belongs to several.
    var behavior: SplitArrangement.Behavior? {
      switch self {
      case .automatic, .secondaryOnly: nil
      case .oneBesideSecondary, .twoBesideSecondary: .tile
      case .oneOverSecondary, .twoOverSecondary: .overlay
      case .twoDisplaceSecondary: .displace
      }
    }

    init(_ arrangement: SplitArrangement) {
      self =
        switch (arrangement.level, arrangement.behavior) {
        case (0, _): .secondaryOnly
        case (1, .overlay): .oneOverSecondary
        case (1, _): .oneBesideSecondary
        case (_, .tile): .twoBesideSecondary
        case (_, .overlay): .twoOverSecondary
        case (_, .displace): .twoDisplaceSecondary
        }
    }
  }

  /// The way in which columns share the width.
  public enum SplitBehavior: Int, Sendable {
    /// The one that suits the width.
    case automatic = 0
    /// The secondary column gets narrower.
    case tile = 1
    /// The other columns cover the secondary one.
    case overlay = 2
    /// The secondary column is pushed aside.
    case displace = 3

    /// The behavior of the arrangement; `nil` for the one that suits the width.
    var behavior: SplitArrangement.Behavior? {
      switch self {
      case .automatic: nil
      case .tile: .tile
      case .overlay: .overlay
      case .displace: .displace
      }
    }

    init(_ behavior: SplitArrangement.Behavior) {
      self =
        switch behavior {
        case .tile: .tile
        case .overlay: .overlay
        case .displace: .displace
        }
    }
  }

  /// The edge at which the primary column is.
  public enum PrimaryEdge: Int, Sendable {
    /// The edge at which reading begins.
    case leading = 0
    /// The opposite edge.
    case trailing = 1
  }
}
