// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourDecisions

/// The dots below pages that scroll side by side.
@MainActor
final class PageIndicator {
  /// The height in points: that of a page control at Apple (reported).
  static let height: CGFloat = 37

  private let control = UIPageControl()
  private var index = 0
  /// Called when the user chooses another dot, with the side at which it is.
  var onTurn: (@MainActor (PageSide) -> Void)?

  init() {
    control.addAction(UIAction { [weak self] _ in self?.dotWasChosen() }, for: .valueChanged)
  }

  /// Whether there are dots.
  var isShown: Bool { control.storedSuperview != nil }

  /// Shows the dots that the data source asks for.
  func update(for controller: UIPageViewController) {
    guard let source = controller.dataSource, let view = controller.storedView,
      controller.navigationOrientation == .horizontal
    else { return control.removeFromSuperview() }
    let count = source.presentationCount(for: controller)
    guard count > 0 else { return control.removeFromSuperview() }
    control.numberOfPages = count
    index = source.presentationIndex(for: controller)
    control.currentPage = index
    if control.storedSuperview !== view { view.addSubview(control) }
    view.setNeedsLayout()
  }

  /// Places the dots at the bottom of the pages.
  func layOut(in frame: CGRect) { control.setPlace(frame) }

  /// The page at a side is shown now.
  func pageDidTurn(to side: PageSide) {
    index += Int(side.sign)
    control.currentPage = index
  }

  private func dotWasChosen() {
    let side: PageSide = control.currentPage > index ? .after : .before
    // The dot follows the page, at the end of the turn.
    control.currentPage = index
    onTurn?(side)
  }
}
