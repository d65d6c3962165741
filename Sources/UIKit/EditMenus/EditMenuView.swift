// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The bar of an edit menu: one page of its elements, and arrows to the others.
@preconcurrency @MainActor
final class EditMenuView: UIView {
  private let box = UIView()
  private let backArrow = EditMenuItemView(.chevronBackward, named: .back)
  private let nextArrow = EditMenuItemView(.chevronForward, named: .more)
  private var items: [EditMenuItemView] = []
  private var lines: [UIView] = []
  private var isSubmenu = false
  /// The page that is shown.
  private var page = 0
  /// The greatest width of the bar.
  private var room: CGFloat = .infinity

  /// Creates a bar.
  ///
  /// - Parameter onArrow: Called for an arrow: with `true` for the next page, with `false` back.
  init(onArrow: @escaping @MainActor (Bool) -> Void) {
    super.init(frame: .zero)
    showMenuBox(box, cornerRadius: EditMenuFigures.cornerRadius)
    storedLayer.shadowOpacity = Self.shadowOpacity
    storedLayer.shadowRadius = Self.shadowRadius
    storedLayer.shadowOffset = CGSize(width: 0, height: Self.shadowRadius / 4)
    for (arrow, isNext) in [(backArrow, false), (nextArrow, true)] {
      arrow.addAction(UIAction { _ in onArrow(isNext) }, for: .touchUpInside)
      box.addSubview(arrow)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the elements of a menu.
  ///
  /// - Parameters:
  ///   - items: The elements.
  ///   - isSubmenu: Whether an arrow leads out of the first page.
  ///   - onChoose: Called with the index of an element that is chosen.
  func show(
    _ items: [MenuContent.Item],
    isSubmenu: Bool,
    onChoose: @escaping @MainActor (Int) -> Void
  ) {
    for view in self.items { view.removeFromSuperview() }
    self.isSubmenu = isSubmenu
    self.items = items.enumerated().map { index, item in
      let view = EditMenuItemView(item)
      view.addAction(UIAction { _ in onChoose(index) }, for: .touchUpInside)
      box.addSubview(view)
      return view
    }
    page = 0
    setNeedsLayout()
  }

  /// Shows the next page or the one before.
  ///
  /// - Returns: Whether there is one.
  func turn(forward: Bool) -> Bool {
    let target = page + (forward ? 1 : -1)
    guard pages.indices.contains(target) else { return false }
    page = target
    setNeedsLayout()
    return true
  }

  /// Sets the greatest width of the bar.
  func setRoom(_ room: CGFloat) { self.room = room }

  /// The size of the page that is shown.
  var size: CGSize { CGSize(width: present?.width ?? 0, height: EditMenuFigures.height) }

  private var pages: [EditMenuPages.Page] {
    EditMenuPages(widths: items.map(\.width), isSubmenu: isSubmenu, room: room).pages
  }

  private var present: EditMenuPages.Page? {
    let pages = pages
    return pages.indices.contains(page) ? pages[page] : pages.last
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = storedLayer.bounds
    box.frame = bounds
    guard let page = present else { return }
    var shown = page.elements.map { items[$0] }
    if page.hasBackArrow { shown.insert(backArrow, at: 0) }
    if page.hasNextArrow { shown.append(nextArrow) }
    for view in items + [backArrow, nextArrow] { view.isHidden = !shown.contains(view) }
    var x: CGFloat = 0
    var borders: [CGFloat] = []
    for view in shown {
      if x > 0 { borders.append(x) }
      let isArrow = view === backArrow || view === nextArrow
      let width = isArrow ? EditMenuFigures.arrowWidth : view.width
      let frame = CGRect(x: x, y: 0, width: min(width, bounds.width - x), height: bounds.height)
      view.frame = mirrored(frame)
      x = frame.maxX
    }
    drawLines(at: borders)
  }

  private func drawLines(at borders: [CGFloat]) {
    let pixel = 1 / max(storedLayer.contentsScale, 1)
    while lines.count < borders.count {
      let line = UIView()
      line.isUserInteractionEnabled = false
      line.backgroundColor = _UINavigationBarBackground.lineColor
      box.addSubview(line)
      lines.append(line)
    }
    for (index, line) in lines.enumerated() {
      line.isHidden = index >= borders.count
      guard index < borders.count else { continue }
      box.bringSubviewToFront(line)
      line.frame = mirrored(
        CGRect(x: borders[index], y: 0, width: pixel, height: storedLayer.bounds.height)
      )
    }
  }

  /// The opacity and blur of the shadow (our decision).
  private static let shadowOpacity: Float = 0.25
  private static let shadowRadius: CGFloat = 12
}
