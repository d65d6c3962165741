// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The views of a navigation bar for one item: title, back button and items.
@MainActor
final class NavigationItemContent {
  typealias ItemView = BarGroupViews.ItemView

  let item: UINavigationItem
  /// The item that the back button leads to.
  let below: UINavigationItem?
  private weak var bar: UINavigationBar?
  /// The look of the bar with the item.
  private(set) var look: NavigationBarLook
  /// Whether the look is that of content at the bar's edge.
  private var isAtEdge = false
  private(set) var titleView: UIView?
  /// Whether the item has a large title.
  private var hasLargeTitle: Bool
  /// Whether the back button is a chevron alone, whatever the item below says.
  private var hasBareBack = false
  private(set) var largeTitleView: _UINavigationBarLargeTitleView?
  private(set) var searchBar: UISearchBar?
  /// Whether the search bar has the place of all other views.
  private(set) var hidesRow = false
  /// Made for the first prompt; invisible without one.
  private(set) var promptView: _UINavigationBarPromptView?
  private(set) var backButton: UINavigationItemButtonView?
  private var groups = BarGroupViews()
  private var platters = BarPlatters()
  /// The carrier of the app's appearance for back buttons without an item of their own.
  private lazy var standardBackItem = UIBarButtonItem()
  /// The layout of the last layout pass.
  private(set) var layout = BarLayout(BarLayout.Input(size: .zero))

  /// Creates the content of the top of a stack of items, which has at least one.
  init(topOf items: [UINavigationItem], _ item: UINavigationItem, in bar: UINavigationBar) {
    (self.item, self.below, self.bar) = (item, items.dropLast().last, bar)
    hasLargeTitle = bar.showsLargeTitles && bar.showsLargeTitle(of: items.reversed())
    isAtEdge = Self.isAtEdge(item, in: bar)
    look = bar.look(of: item, isAtEdge: isAtEdge)
    hasBareBack = item.titles.hasBareBack
    refreshViews()
  }

  /// Whether this is the content for the top of a stack of items.
  func shows(topOf items: [UINavigationItem]) -> Bool {
    item === items.last && below === items.dropLast().last
  }

  /// The views, the backmost first.
  var views: [UIView] {
    guard !hidesRow else { return [] }
    var views = itemViews
    if let backButton { views.insert(backButton, at: 0) }
    if let titleView { views.insert(titleView, at: 0) }
    return above(platters, views)
  }

  /// The views that move with the item's page in a transition, the backmost first.
  var pageViews: [UIView] {
    guard promptView != nil || largeTitleView != nil || searchBar != nil else { return [] }
    return [promptView, largeTitleView, searchBar].compactMap { $0 }
  }

  /// Whether a prompt, a large title or a search bar is on screen.
  var hasPageTitles: Bool {
    item.shownPrompt != nil || largeTitleView != nil || searchBar != nil
  }

  /// The items that are shown.
  var items: BarItems<ItemView> { groups.shown }
  /// The item of the menu of those that there is no room for, if it is shown.
  var overflowItem: UIBarButtonItem? { groups.overflowItem }

  /// The views of the items that are shown.
  var itemViews: [UIView] { items.all.map(\.view) }

  /// The glass and the views of the items.
  private var rowViews: [UIView] { above(platters, itemViews) }

  private func above(_ platters: BarPlatters, _ views: [UIView]) -> [UIView] {
    platters.entries.isEmpty ? views : platters.views + views
  }

  /// Whether the back button has a chevron.
  var showsIndicator: Bool { !hidesRow && backButton?.hasBackground == false }

  /// The color of the chevron; `nil` is the bar's.
  var indicatorColor: UIColor? {
    look.backGround == .bar
      ? backItem.storedTintColor
      : look.backGround.color(own: backItem.storedTintColor, tint: .label)
  }

  /// The content as the plan of a transition needs it: elements in the order of `views`, where they
  /// are now.
  var plan: NavigationBarPlan.Content {
    func element(_ view: UIView, _ part: BarMotion.Part) -> NavigationBarPlan.Element {
      NavigationBarPlan.Element(
        id: ObjectIdentifier(view),
        part: part,
        rest: view.storedLayer.position
      )
    }
    var elements: [NavigationBarPlan.Element] = []
    if !hidesRow {
      elements.reserveCapacity(2 + platters.entries.count + items.count)
      elements += platters.elements
      if let titleView { elements.append(element(titleView, .title)) }
      if let backButton { elements.append(element(backButton, .backButton)) }
      for entry in items.all { elements.append(element(entry.view, .items)) }
    }
    return NavigationBarPlan.Content(
      layout: layout,
      elements: elements,
      showsIndicator: showsIndicator,
      // A small title that is out of sight does not become the back button's.
      title: showsSmallTitle ? item.storedTitle : nil,
      backTitle: hidesRow ? nil : backButton?.shownText,
      rowTop: bar?.row(of: item).minY ?? 0
    )
  }

  /// Whether the title in the row is one that can become the next page's back button.
  private var showsSmallTitle: Bool {
    guard !hidesRow, let titleView = titleView as? UINavigationItemView, titleView.isPlain else {
      return false
    }
    return largeTitleView == nil || room.title.room == 0
  }

  // MARK: Updating the views

  /// Updates the views from the item; those that are still right stay.
  func refresh() {
    let former = (look.design, hasBareBack)
    hasBareBack = item.titles.hasBareBack
    if let bar {
      isAtEdge = Self.isAtEdge(item, in: bar)
      look = bar.look(of: item, isAtEdge: isAtEdge)
      // An item that leaves keeps the title that it had.
      if bar.engine.items.last === item {
        hasLargeTitle = bar.showsLargeTitle(of: bar.engine.items.reversed())
      }
    }
    refreshViews(rereadsBack: (look.design, hasBareBack) != former)
  }

  private func refreshViews(rereadsBack: Bool = false) {
    let search = bar?.managingController == nil ? nil : item.storedSearchController
    if let bar, bar.storedWindow != nil { search?.engine.place(item.searchPlacement(in: bar)) }
    searchBar = search.flatMap { $0.engine.isBelowRow ? $0.searchBar : nil }
    hidesRow = searchBar != nil && room.parts.replacesRow
    refreshTitle()
    refreshPrompt()
    refreshLargeTitle()
    refreshBackButton(rereadsContent: rereadsBack)
    // Making a view calls the app's code, which may change the item meanwhile.
    var fresh = groups
    fresh.refresh(from: item, makeView)
    groups = fresh
  }

  /// Updates the back button after a change of the item below.
  func refreshBackButton() { refreshBackButton(rereadsContent: true) }

  /// Whether texts and buttons look as they do while the page's content is elsewhere.
  var isOutdated: Bool {
    guard let bar else { return false }
    return isAtEdge != Self.isAtEdge(item, in: bar)
  }

  private static func isAtEdge(_ item: UINavigationItem, in bar: UINavigationBar) -> Bool {
    BarEdge.isAtEdge(progress: bar.edgeProgress(of: item))
  }

  private func refreshTitle() {
    if let custom = item.renaming?.field ?? item.storedTitleView {
      titleView = custom
    } else if let text = BarText(item.titles.attributedTitle, or: item.storedTitle) {
      let view = titleView as? UINavigationItemView ?? UINavigationItemView()
      titleView = view
      view.show(text, look.titleStyle)
      view.show(item.titles.rowSubtitle(in: look))
      view.setMenu(item.titleMenu)
    } else {
      titleView = nil
    }
  }

  /// Makes the view of a prompt, still invisible.
  func preparePrompt() {
    guard promptView == nil, item.shownPrompt != nil else { return }
    UIView.performWithoutAnimation {
      let view = _UINavigationBarPromptView()
      view.alpha = 0
      promptView = view
      placePrompt()
    }
  }

  /// Shows the prompt, or makes it invisible.
  func refreshPrompt() {
    preparePrompt()
    if let text = item.shownPrompt { promptView?.show(text) }
    promptView?.alpha = item.promptHeight == 0 ? 0 : 1
  }

  private func refreshLargeTitle() {
    guard hasLargeTitle else {
      if largeTitleView != nil { titleView?.alpha = 1 }
      largeTitleView = nil
      return
    }
    let view = largeTitleView ?? _UINavigationBarLargeTitleView()
    largeTitleView = view
    view.show(
      item.titles.largeTitleText(or: item.storedTitle),
      look.largeTitleStyle,
      item.titles.largeSubtitle(in: look),
      room.title
    )
    followLargeTitle()
  }

  /// Moves the large title to its place, and shows the small one when it is nearly out of sight.
  func followLargeTitle() {
    guard let largeTitleView else { return }
    let title = room.title
    largeTitleView.show(title)
    // A title view of the app's stays visible (our decision).
    guard bar?.transition == nil, let titleView = titleView as? UINavigationItemView else { return }
    let alpha = title.smallTitleAlpha
    if CGFloat(titleView.storedLayer.opacity) != alpha { titleView.alpha = alpha }
  }

  /// The room below the row.
  var room: BarRoom { item.room(isTitled: hasLargeTitle) }

  private func refreshBackButton(rereadsContent: Bool) {
    guard item.leadingContent(above: below).showsBackButton else {
      backButton = nil
      return
    }
    let style = backItem
    style.takeAppearance(in: bar)
    // A later change of the title below does not change the label (measured since iOS 11).
    backButton?.setBar(isCompact: look.isCompact, look.backGround)
    if let backButton, !rereadsContent { return backButton.applyStyle(of: style, look.backButtons) }
    let showsTitle = BarFigures.of(look.design).backShowsTitle
    let content = item.backButtonContent(above: below, showsTitle: showsTitle)
    let image = item.backButtonImage(above: below)
    if let backButton {
      return backButton.show(content, image: image, item: style, look: look.backButtons)
    }
    backButton = UINavigationItemButtonView(
      content: content,
      image: image,
      item: style,
      look: look.backButtons,
      onTap: { [weak self] in self?.bar?.engine.backButtonTapped() },
      onHighlight: { [weak self] isHighlighted in
        self?.bar?.indicator.showHighlighted(isHighlighted)
      }
    )
    backButton?.setBar(isCompact: look.isCompact, look.backGround)
  }

  /// The item that carries the back button's appearance.
  private var backItem: UIBarButtonItem { below?.storedBackBarButtonItem ?? standardBackItem }

  private func makeView(of item: UIBarButtonItem, _ former: [ItemView]) -> ItemView {
    // An item may belong to several pages: the one on screen receives its changes.
    item.setHolder(self.item)
    item.takeAppearance(in: bar)
    if let custom = item.storedCustomView { return ItemView(item: item, view: custom) }
    let known = former.first { $0.item === item && $0.view is UINavigationButton }
    let button = known?.view as? UINavigationButton ?? UINavigationButton(item: item)
    button.showItem(
      in: look.buttons(of: item),
      isCompact: look.isCompact,
      on: item.buttonGround(in: look.design)
    )
    return ItemView(item: item, view: button)
  }

  // MARK: Layout

  /// Computes the layout, and sets the size and the position at rest of every view.
  func place() {
    guard let bar else { return }
    let former = rowViews
    layout = BarLayout(measure(in: bar))
    platters.show(layout, items.map(\.item), in: bar)
    placeBelowRow(in: bar, size: bar.storedLayer.bounds.size, row: bar.row(of: item).maxY)
    if bar.transition == nil, bar.content === self { replaceItemViews(former, in: bar) }
    placePrompt()
    if let titleView {
      let offset = look.titleOffset
      let frame = layout.title.offsetBy(dx: offset.horizontal, dy: offset.vertical)
      item.setSize(frame.size, ofTitleView: titleView)
      titleView.moveCenter(to: frame)
    }
    if let backButton, let frame = layout.backButton {
      backButton.frame = frame
      backButton.place(
        label: layout.labelIndex,
        at: layout.label,
        in: frame,
        touchArea: layout.backButtonTouchArea ?? frame
      )
    }
    for (entry, frame) in zip(items.all, layout.items.all) {
      entry.item.setSize(frame.size, of: entry.view)
      entry.view.moveCenter(to: frame)
      (entry.view as? UINavigationButton)?.setRightToLeft(bar.isRightToLeft)
    }
  }

  /// Places the large title and the search bar where they are subviews of a view.
  ///
  /// - Parameters:
  ///   - holder: The view: the bar, or what moves with the page during a transition.
  ///   - size: The size of the view.
  ///   - row: The y-coordinate of the row's bottom in it.
  func placeBelowRow(in holder: UIView, size: CGSize, row: CGFloat) {
    let room = room
    if let largeTitleView, largeTitleView.storedSuperview === holder {
      let height = room.title.room
      largeTitleView.frame = CGRect(x: 0, y: row, width: size.width, height: height)
    }
    if let searchBar, searchBar.storedSuperview === holder {
      let height = room.searchHeight
      searchBar.frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    }
  }

  private func placePrompt() {
    guard let bar, let promptView,
      promptView.storedSuperview === bar || promptView.storedSuperview == nil
    else { return }
    // A prompt that goes fades out in its place.
    let height = item.promptHeight == 0 ? bar.barFigures.promptHeight : bar.promptRoom(of: item)
    promptView.frame = CGRect(x: 0, y: 0, width: bar.storedLayer.bounds.width, height: height)
  }

  /// Adds the views of items that there is room for again, and removes those without room.
  private func replaceItemViews(_ former: [UIView], in bar: UINavigationBar) {
    let shown = rowViews
    guard former != shown, !hidesRow else { return }
    UIView.performWithoutAnimation {
      for view in former where !shown.contains(view) && view.storedSuperview === bar {
        view.removeFromSuperview()
      }
      // Each one above its predecessor: items above the glass that was there before them.
      var lower: UIView = bar.background
      for view in shown {
        if view.storedSuperview !== bar { bar.insertSubview(view, aboveSubview: lower) }
        lower = view
      }
    }
  }

  private func measure(in bar: UINavigationBar) -> BarLayout.Input {
    let row = bar.row(of: item)
    let figures = BarFigures.of(look.design)
    let room = CGSize(width: row.width, height: min(row.height, figures.contentHeight))
    let safeArea = bar.computedSafeAreaInsets
    let isRightToLeft = bar.isRightToLeft
    var input = BarLayout.Input(size: room, figures: figures)
    input.titleIsLeading = item.titles.style != .navigator
    input.top = row.minY
    input.isRightToLeft = isRightToLeft
    input.leadingInset = isRightToLeft ? safeArea.right : safeArea.left
    input.trailingInset = isRightToLeft ? safeArea.left : safeArea.right
    input.scale = bar.storedLayer.contentsScale
    if let backButton {
      input.indicator = bar.indicator.size(showing: look.indicator)
      input.labels = backButton.labels(in: room, scale: input.scale)
      backButton.setRightToLeft(isRightToLeft)
      input.plate = backButton.plate(in: room)
    }
    if let titleView {
      input.title =
        titleView is UINavigationItemView
        ? titleView.sizeThatFits(room) : item.preferredSize(ofTitleView: titleView, in: room)
    }
    var chosen = groups
    input.items = chosen.choose(in: input, isFixed: bar.transition != nil, makeView) {
      slot($0, in: room)
    }
    groups = chosen
    return input
  }

  private func slot(_ entry: ItemView, in room: CGSize) -> BarLayout.Slot {
    entry.item.slot(of: entry.view, in: room, look.design)
  }
}
