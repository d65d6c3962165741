// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The views of a toolbar's items.
@preconcurrency @MainActor
class _UIToolbarContentView: UIView, BarItemHolder {
  private struct Entry {
    let item: UIBarButtonItem
    /// `nil` is a space.
    let view: UIView?
  }

  private(set) var items: [UIBarButtonItem]
  private var entries: [Entry] = []
  private var platters = BarPlatters()

  init(items: [UIBarButtonItem]) {
    self.items = items
    super.init(frame: .zero)
    install()
  }

  required init?(coder: NSCoder) { nil }

  /// Replaces the items.
  func show(_ items: [UIBarButtonItem]) {
    self.items = items
    install()
  }

  /// Adds the views of all items, also from other toolbars.
  func install() {
    let former = entries
    items.forEach { $0.setHolder(self) }
    entries = items.filter { !$0.storedIsHidden }.map { item in
      if item.isSpace { return Entry(item: item, view: nil) }
      item.takeAppearance(in: storedSuperview ?? self)
      if let custom = item.storedCustomView { return Entry(item: item, view: custom) }
      let known = former.first { $0.item === item }?.view as? UINavigationButton
      let button = known ?? UINavigationButton(item: item)
      let bar = storedSuperview as? UIToolbar
      button.showItem(
        in: bar?.buttons(of: item),
        isCompact: bar?.computedTraits.hasCompactBars == true,
        on: item.buttonGround(in: design)
      )
      return Entry(item: item, view: button)
    }
    let views = entries.compactMap(\.view)
    for view in storedSubviews where !views.contains(view) && !(view is GlassPlatter) {
      view.removeFromSuperview()
    }
    for view in views where view.storedSuperview !== self { addSubview(view) }
    setNeedsLayout()
    storedSuperview?.setNeedsLayout()
  }

  func barItemDidChange(_ item: UIBarItem) { install() }

  func button(of item: UIBarItem) -> UIView? { entries.first { $0.item === item }?.view }

  /// Fills a toolbar and lays out the items' views.
  func fill(_ bar: UIToolbar) {
    frame = CGRect(origin: .zero, size: bar.storedLayer.bounds.size)
    let room = bar.storedLayer.bounds.size
    let safeArea = bar.computedSafeAreaInsets
    let isRightToLeft = bar.isRightToLeft
    var input = ToolbarLayout.Input(size: room, figures: barFigures)
    input.isRightToLeft = isRightToLeft
    input.leadingInset = isRightToLeft ? safeArea.right : safeArea.left
    input.trailingInset = isRightToLeft ? safeArea.left : safeArea.right
    input.scale = bar.storedLayer.contentsScale
    input.parts = entries.map { part($0, in: room, input.figures.toolbarPlatter) }
    for entry in entries { (entry.view as? UINavigationButton)?.setRightToLeft(isRightToLeft) }
    let frames = ToolbarLayout.frames(input)
    showPlatters(ToolbarLayout.platters(input, frames))
    for (entry, frame) in zip(entries, frames) {
      // Another toolbar may be a custom view's superview by now.
      guard let view = entry.view, view.storedSuperview === self else { continue }
      entry.item.setSize(frame.size, of: view)
      view.moveCenter(to: frame)
    }
  }

  private func showPlatters(_ shown: [BarLayout.Platter]) {
    let former = platters.views
    platters.show(
      shown.map { BarPlatters.Request(frame: $0.frame, items: entries[$0.items].map(\.item)) },
      radius: PlatterFigures.toolbar.radius,
      tint: resolvedTintColor
    )
    for view in former where !platters.views.contains(view) { view.removeFromSuperview() }
    for view in platters.views where view.storedSuperview !== self { insertSubview(view, at: 0) }
  }

  private func part(
    _ entry: Entry,
    in room: CGSize,
    _ platter: PlatterFigures?
  ) -> ToolbarLayout.Part {
    switch entry.item.systemItem {
    case .flexibleSpace?: return .flexibleSpace
    case .fixedSpace?: return .fixedSpace(max(platter?.gap ?? 0, entry.item.storedWidth))
    default: break
    }
    guard let view = entry.view else { return .fixedSpace(0) }
    return .content(entry.item.slot(of: view, in: room, design, on: .toolbar))
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // The app's appearance for items depends on the window.
    if storedWindow != nil { install() }
  }

  /// The touch areas of items extend beyond the bar.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

extension UIBarButtonItem {
  /// Whether the item is a space.
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
