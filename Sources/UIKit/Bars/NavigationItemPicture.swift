// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The views that a bar shows for an item: title, back button, and the items at both ends.
@MainActor
final class NavigationItemPicture {
  /// An item at one of the ends and its view.
  struct ItemView {
    let item: UIBarButtonItem
    let view: UIView
  }

  let item: UINavigationItem
  /// The item that the back button leads to.
  let below: UINavigationItem?
  weak var bar: UINavigationBar?
  private(set) var titleView: UIView?
  private(set) var backButton: UINavigationItemButtonView?
  private(set) var left: [ItemView] = []
  private(set) var right: [ItemView] = []
  /// Has the app's looks for the back buttons of pages that have no item of their own.
  private lazy var standardBackItem = UIBarButtonItem()
  /// Where things lay when they were placed last.
  private(set) var layout = BarLayout(BarLayout.Input(size: .zero))

  init(item: UINavigationItem, above below: UINavigationItem?, in bar: UINavigationBar) {
    (self.item, self.below, self.bar) = (item, below, bar)
    refresh()
  }

  /// Whether this is the picture of the top of a stack of items.
  func shows(topOf items: [UINavigationItem]) -> Bool {
    item === items.last && below === items.dropLast().last
  }

  /// The views, the backmost first.
  var views: [UIView] {
    var views = itemViews
    if let backButton { views.insert(backButton, at: 0) }
    if let titleView { views.insert(titleView, at: 0) }
    return views
  }

  /// The views of the items at both ends.
  var itemViews: [UIView] { (left + right).map(\.view) }

  /// Whether the back button has a chevron.
  var showsIndicator: Bool { backButton?.hasBackground == false }

  /// The colour of the chevron; `nil` is the bar's.
  var indicatorColor: UIColor? { backItem.storedTintColor }

  /// What the title says, if it is a text.
  var titleText: String? { titleView is UINavigationItemView ? item.storedTitle : nil }

  /// Brings the views in line with the item; what is there and still right stays.
  func refresh() {
    refreshTitle()
    refreshBackButton(rereadsContent: false)
    left = refreshed(left, for: item.storedLeftItems)
    right = refreshed(right, for: item.storedRightItems)
  }

  /// Brings the back button in line with the item below, which changed what it says.
  func refreshBackButton() { refreshBackButton(rereadsContent: true) }

  private func refreshTitle() {
    if let custom = item.storedTitleView {
      titleView = custom
    } else if let text = item.storedTitle, !text.isEmpty {
      let view = titleView as? UINavigationItemView ?? UINavigationItemView()
      view.title = text
      view.show(bar?.titleLook)
      titleView = view
    } else {
      titleView = nil
    }
  }

  private func refreshBackButton(rereadsContent: Bool) {
    guard item.leadingContent(above: below).showsBackButton else {
      backButton = nil
      return
    }
    let looks = backItem
    looks.takeAppearance(in: bar)
    // A later change of the title below does not change the label (measured since iOS 11).
    if let backButton, !rereadsContent { return backButton.showLooks(of: looks) }
    let content = item.backButtonContent(above: below)
    let image =
      below == nil ? item.storedBackAction?.image : below?.storedBackBarButtonItem?.storedImage
    if let backButton { return backButton.show(content, image: image, item: looks) }
    let button = UINavigationItemButtonView(content: content, image: image, item: looks)
    button.onTap = { [weak self] in self?.bar?.backButtonWasTapped() }
    button.onPress = { [weak self] isPressed in self?.bar?.indicator.showPressed(isPressed) }
    backButton = button
  }

  /// The item whose looks the back button has.
  private var backItem: UIBarButtonItem { below?.storedBackBarButtonItem ?? standardBackItem }

  private func refreshed(_ former: [ItemView], for items: [UIBarButtonItem]) -> [ItemView] {
    items.map { item in
      // Items may belong to several pages: the one that is shown hears of changes.
      item.holder = self.item
      item.takeAppearance(in: bar)
      if let custom = item.storedCustomView { return ItemView(item: item, view: custom) }
      let known = former.first { $0.item === item && $0.view is UINavigationButton }
      let button = known?.view as? UINavigationButton ?? UINavigationButton(item: item)
      button.showItem()
      return ItemView(item: item, view: button)
    }
  }

  // MARK: Placing the views

  /// Finds out where everything lies, and gives every view its size and its place at rest.
  func place() {
    guard let bar else { return }
    layout = BarLayout(measure(in: bar))
    if let titleView {
      let frame = layout.title.offsetBy(dx: 0, dy: bar.titleOffset)
      place(titleView, at: frame, size: &item.titleViewSize)
    }
    if let backButton, let frame = layout.backButton {
      backButton.frame = frame
      backButton.touchArea = layout.backButtonTouchArea ?? frame
      backButton.place(label: layout.labelIndex, at: layout.label, in: frame)
    }
    for (entry, frame) in zip(left + right, layout.left + layout.right) {
      place(entry.view, at: frame, size: &entry.item.customViewSize)
      (entry.view as? UINavigationButton)?.isRightToLeftBar = bar.isRightToLeft
    }
  }

  /// Moves a view without touching its transform.
  private func place(_ view: UIView, at frame: CGRect, size: inout FittedSize) {
    size.give(frame.size, to: view)
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if view.storedLayer.position != center { view.center = center }
  }

  private func measure(in bar: UINavigationBar) -> BarLayout.Input {
    let room = bar.storedLayer.bounds.size
    let safeArea = bar.computedSafeAreaInsets
    let isRightToLeft = bar.isRightToLeft
    var input = BarLayout.Input(size: room)
    input.isRightToLeft = isRightToLeft
    input.leadingInset = isRightToLeft ? safeArea.right : safeArea.left
    input.trailingInset = isRightToLeft ? safeArea.left : safeArea.right
    input.scale = bar.storedLayer.contentsScale
    if let backButton {
      input.indicator = bar.indicator.shownImage?.pointSize ?? .zero
      input.labels = backButton.labels(in: room)
      backButton.isRightToLeftBar = isRightToLeft
      input.plate = backButton.plate(in: room)
    }
    input.left = left.map { slot($0, in: room) }
    input.right = right.map { slot($0, in: room) }
    if let titleView {
      input.title =
        titleView is UINavigationItemView
        ? titleView.sizeThatFits(room) : item.titleViewSize.natural(of: titleView, in: room)
    }
    return input
  }

  private func slot(_ entry: ItemView, in room: CGSize) -> BarLayout.Slot {
    if let button = entry.view as? UINavigationButton {
      return BarLayout.Slot(size: button.sizeThatFits(room), isText: button.isText)
    }
    return BarLayout.Slot(size: entry.item.customViewSize.natural(of: entry.view, in: room))
  }
}
