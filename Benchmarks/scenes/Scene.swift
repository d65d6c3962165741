// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import UIKit

/// A page, and the motion that it is measured in.
@MainActor
package struct Scene {
  /// The moving part of a scene.
  enum Motion: Equatable {
    /// A push of the page onto its like, and the pop.
    case push
    /// The push and the pop on a stack in a page sheet.
    case pushInSheet
    /// A page sheet with the page that is presented and dismissed.
    case sheet
    /// The same above another sheet.
    case sheetOnSheet
    /// An alert that is presented over the page and dismissed.
    case alert
    /// A push and a pop on a stack in a tab bar controller.
    case pushInTabs
    /// A push and a pop below a blurred bar of 100 points at the bottom of the window.
    case pushBelowBlur
    /// A push with an app's own animation.
    case customPush(CustomAnimation)
  }

  package let name: String
  var motion = Motion.push
  /// The size of the screen in points.
  package var size = CGSize(width: 390, height: 844)
  var style = UIUserInterfaceStyle.light
  /// Adds the content to a page of the size of its bounds.
  let fill: @MainActor (UIView) -> Void

  init(
    _ name: String,
    motion: Motion = .push,
    size: CGSize = CGSize(width: 390, height: 844),
    style: UIUserInterfaceStyle = .light,
    _ fill: @escaping @MainActor (UIView) -> Void
  ) {
    (self.name, self.motion, self.size, self.style, self.fill) = (name, motion, size, style, fill)
  }

  /// Whether the pages turn, so that their pixels lie between those of the screen.
  package var turns: Bool { motion == .customPush(.turn) || motion == .customPush(.cube) }

  /// All scenes; the first is the one that the others are compared with.
  package static let all = [plain] + shapes + pictures + texts + containers
}
