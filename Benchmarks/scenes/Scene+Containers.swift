// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension Scene {
  /// Rows of an icon, a text and a hairline.
  static let plain = Scene("plain") { page in plainRows(12, in: page) }

  /// Scenes of plain rows in sheets, tabs, below an alert, in the dark and on its side.
  static let containers = [
    Scene("plain in a sheet", motion: .pushInSheet, plain.fill),
    Scene("sheet", motion: .sheet, plain.fill),
    Scene("sheet over a sheet", motion: .sheetOnSheet, plain.fill),
    Scene("alert over a page", motion: .alert, plain.fill),
    Scene("tab bar with badge", motion: .pushInTabs, plain.fill),
    Scene("photos below a blurred bar", motion: .pushBelowBlur) { page in photos(in: page) },
    Scene("scale and turn", motion: .customPush, plain.fill),
    Scene("dark", style: .dark, plain.fill),
    Scene("landscape", size: CGSize(width: 844, height: 390)) { page in plainRows(5, in: page) },
  ]

  private static func plainRows(_ count: Int, in page: UIView) {
    for index in 0..<count {
      PlainRow.add(index, "Row \(index) of the page", hairline: .separator, to: page)
    }
  }
}

/// An app's animation of a push: the page grows and turns into its place.
@MainActor
final class TurningTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool

  init(isPush: Bool) { self.isPush = isPush }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    let away = CGAffineTransform(scaleX: 0.5, y: 0.5).rotated(by: 0.4)
    context.containerView.addSubview(to)
    if isPush {
      to.transform = away
    } else {
      context.containerView.addSubview(from)
    }
    UIView.animate(withDuration: 0.5) {
      if self.isPush { to.transform = .identity } else { from.transform = away }
    } completion: { _ in
      from.transform = .identity
      to.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
