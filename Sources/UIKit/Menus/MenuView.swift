// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// A displayed menu: a rounded box with sections of elements, which scrolls if it is too long.
@preconcurrency @MainActor
final class MenuView: UIView {
  private let box = UIView()
  /// Contains the sections; the origin of its bounds is the distance that is scrolled.
  private let scroller = UIView()
  private var sections: [MenuContent.Section] = []
  private(set) var itemViews: [MenuItemView] = []
  private var titleLabels: [UILabel?] = []
  private var separators: [UIView] = []
  private var bands: [UIView] = []

  init(_ content: MenuContent) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    storedLayer.shadowOpacity = Self.shadowOpacity
    storedLayer.shadowRadius = Self.shadowRadius
    storedLayer.shadowOffset = CGSize(width: 0, height: Self.shadowRadius / 2)
    showMenuBox(box, cornerRadius: MenuFigures.cornerRadius)
    box.addSubview(scroller)
    show(content)
  }

  required init?(coder: NSCoder) { nil }

  /// Replaces the elements.
  func show(_ content: MenuContent) {
    for view in scroller.storedSubviews { view.removeFromSuperview() }
    sections = content.sections
    itemViews = sections.flatMap { section in
      section.items.map {
        MenuItemView($0, section.arrangement, hasMarks: content.hasMarks)
      }
    }
    titleLabels = sections.map { $0.title.map(makeTitleLabel) }
    (separators, bands) = ([], [])
    for view in itemViews + titleLabels.compactMap({ $0 }) { scroller.addSubview(view) }
    setNeedsLayout()
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize { layout(in: size.width).size }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = storedLayer.bounds
    box.frame = bounds
    let offset = scroller.storedLayer.bounds.minY
    scroller.frame = bounds
    let layout = layout(in: bounds.width)
    for (view, frame) in zip(itemViews, layout.elements) { view.frame = frame }
    for case (let label?, let frame?) in zip(titleLabels, layout.titles) {
      label.frame = frame.insetBy(dx: min(MenuFigures.inset, frame.width / 2), dy: 0)
    }
    let pixel = 1 / max(storedLayer.contentsScale, 1)
    place(
      &separators,
      layout.lines.map { CGRect(x: 0, y: $0, width: bounds.width, height: pixel) },
      _UINavigationBarBackground.lineColor
    )
    place(&bands, layout.bands, AlertColors.pressed)
    setOffset(offset)
  }

  private func layout(in width: CGFloat) -> MenuLayout {
    var rest = itemViews[...]
    let measured = sections.map { section in
      let views = rest.prefix(section.items.count)
      rest = rest.dropFirst(section.items.count)
      return MenuLayout.Section(
        hasTitle: section.title != nil,
        arrangement: section.arrangement,
        heights: views.map { $0.height(in: width) }
      )
    }
    return MenuLayout(measured, width: width, isRightToLeft: isRightToLeft)
  }

  private func place(_ views: inout [UIView], _ frames: [CGRect], _ color: UIColor) {
    while views.count < frames.count {
      let view = UIView()
      view.isUserInteractionEnabled = false
      view.backgroundColor = color
      scroller.addSubview(view)
      views.append(view)
    }
    for (view, frame) in zip(views, frames) { view.frame = frame }
  }

  private func makeTitleLabel(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: MenuFigures.smallFontSize)
    label.textColor = .secondaryLabel
    label.lineBreakMode = .byTruncatingTail
    return label
  }

  // MARK: Scrolling

  /// The distance that the content is scrolled, in points.
  var offset: CGFloat { scroller.storedLayer.bounds.minY }

  /// The largest offset; 0 for a menu that is not longer than its frame.
  var maximumOffset: CGFloat {
    max(0, layout(in: storedLayer.bounds.width).size.height - storedLayer.bounds.height)
  }

  /// Scrolls the content, within its length.
  func setOffset(_ offset: CGFloat) {
    let y = min(max(offset, 0), maximumOffset)
    if scroller.storedLayer.bounds.minY != y { scroller.bounds.origin.y = y }
  }

  /// Scrolls as far as needed to show an element.
  func reveal(_ index: Int) {
    let frame = itemViews[index].storedLayer.frame
    let height = storedLayer.bounds.height
    setOffset(min(max(offset, frame.maxY - height), frame.minY))
  }

  // MARK: Elements

  /// The elements, as far as a finger or a key is concerned.
  var targets: [MenuTouchStateMachine.Target] {
    itemViews.enumerated().map { $1.target($0) }
  }

  /// Returns the part of the menu at a point of its superview; `nil` outside of the menu.
  func target(at point: CGPoint) -> MenuTouchStateMachine.Target? {
    let inside = convert(point, from: superview)
    guard storedLayer.bounds.contains(inside) else { return nil }
    let content = scroller.convert(point, from: superview)
    let index = itemViews.firstIndex { $0.storedLayer.frame.contains(content) }
    return index.map { itemViews[$0].target($0) } ?? .inert
  }

  /// Highlights an element, or none.
  func highlight(_ index: Int?) {
    for (place, view) in itemViews.enumerated() { view.isHighlighted = place == index }
  }

  /// The opacity and blur of the shadow (our decision).
  private static let shadowOpacity: Float = 0.2
  private static let shadowRadius: CGFloat = 16
}
