// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension UIViewController {
  /// Adds a column below the bar, between the margins.
  ///
  /// - Parameters:
  ///   - views: The views, from top to bottom.
  ///   - spacing: The distance between them and to the bar, in points.
  ///   - alignment: Their places across the column.
  func addColumn(
    _ views: [UIView],
    spacing: CGFloat,
    alignment: UIStackView.Alignment = .fill
  ) {
    let column = makeColumn(views, spacing: spacing, alignment: alignment)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      column.topAnchor.constraint(equalTo: guide.topAnchor, constant: spacing),
    ])
  }

  /// Adds a column in the middle of the page, of the width of its views.
  func addCenteredColumn(
    _ views: [UIView],
    spacing: CGFloat,
    alignment: UIStackView.Alignment = .fill
  ) {
    let column = makeColumn(views, spacing: spacing, alignment: alignment)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private func makeColumn(
    _ views: [UIView],
    spacing: CGFloat,
    alignment: UIStackView.Alignment
  ) -> UIStackView {
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.alignment = alignment
    column.spacing = spacing
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    return column
  }
}
