// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

extension UIButton.Configuration {
  /// The size of a button.
  public enum Size: Int, Sendable {
    /// The size of a button without another one: 34 points high.
    case medium = 0
    /// 28 points high.
    case small = 1
    /// 28 points high, and narrower.
    case mini = 2
    /// 50 points high.
    case large = 3

    /// The insets of the content, in points.
    var insets: NSDirectionalEdgeInsets {
      let size: CGSize =
        switch self {
        case .mini: ButtonFigures.miniInsets
        case .small: ButtonFigures.smallInsets
        case .medium: ButtonFigures.mediumInsets
        case .large: ButtonFigures.largeInsets
        }
      return NSDirectionalEdgeInsets(
        top: size.height,
        leading: size.width,
        bottom: size.height,
        trailing: size.width
      )
    }

    /// The text style of the title.
    var titleStyle: UIFont.TextStyle {
      switch self {
      case .mini, .small: .subheadline
      case .medium, .large: .body
      }
    }
  }

  /// The place of the shorter one of title and subtitle along the longer one.
  public enum TitleAlignment: Int, Sendable {
    /// Centered with an image above or below, otherwise leading.
    case automatic = 0
    /// Along the leading edges.
    case leading = 1
    /// Centered.
    case center = 2
    /// Along the trailing edges.
    case trailing = 3
  }

  /// The corners of a button's background.
  public enum CornerStyle: Int, Sendable {
    /// The radius of the background.
    case fixed = -1
    /// The radius of the background, which grows with the content size.
    case dynamic = 0
    /// Small corners: 4 points.
    case small = 1
    /// Medium corners: 8 points.
    case medium = 2
    /// Large corners: 12 points.
    case large = 3
    /// Half of the shorter side.
    case capsule = 4
  }

  /// The radius of the background's corners in the content size of traits; infinite for a capsule.
  func cornerRadius(in traits: UITraitCollection) -> CGFloat {
    switch cornerStyle {
    case .fixed: background.cornerRadius
    case .dynamic:
      UIFontMetrics.default.scaledValue(for: background.cornerRadius, compatibleWith: traits)
    case .small: ButtonFigures.smallCorner
    case .medium: ButtonFigures.mediumCorner
    case .large: ButtonFigures.largeCorner
    case .capsule: .infinity
    }
  }

  /// The arrangement of the parts, without their sizes.
  var arrangement: ButtonArrangement {
    var arrangement = ButtonArrangement()
    arrangement.edge =
      switch imagePlacement {
      case .top: .top
      case .bottom: .bottom
      case .trailing: .trailing
      default: .leading
      }
    arrangement.imagePadding = imagePadding
    arrangement.titlePadding = titlePadding
    arrangement.textAlignment =
      switch titleAlignment {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      case .automatic: arrangement.edge == .top || arrangement.edge == .bottom ? 0.5 : 0
      }
    return arrangement
  }
}
