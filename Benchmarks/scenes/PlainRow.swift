// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import UIKit

/// A row of the peers' page: an icon, a label and a hairline.
@MainActor
package enum PlainRow {
  /// The height of a row in points, as in every peer's page.
  private static let height: CGFloat = 60
  /// The height of the bar, which covers the space that the peers' pages leave above their rows.
  private static let top: CGFloat = 44

  /// Adds a row to a page.
  ///
  /// - Parameters:
  ///   - index: The position of the row.
  ///   - text: The text of the label.
  ///   - hairline: The color of the hairline.
  ///   - page: The page.
  package static func add(_ index: Int, _ text: String, hairline: UIColor, to page: UIView) {
    let y = top + CGFloat(index) * height
    let icon = UIImageView(image: Icons.all[index % 4])
    icon.frame = CGRect(x: 16, y: y + 10, width: 40, height: 40)
    let label = Scene.label(text, at: .zero)
    label.frame.origin = CGPoint(x: 72, y: y + ((height - label.frame.height) / 2).rounded())
    let line = UIView(
      frame: CGRect(x: 72, y: y + height - 1, width: page.bounds.width - 72, height: 1)
    )
    line.backgroundColor = hairline
    for view in [icon, label, line] { page.addSubview(view) }
  }
}
