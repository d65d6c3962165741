// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UINavigationBar {
  /// The clock that the bar lives by.
  var clock: FrameClock { storedWindow?.session.clock ?? Session.current.clock }

  /// Takes other items and makes them tell this bar of their changes.
  func replaceStoredItems(with items: [UINavigationItem]) {
    for item in storedItems where item.bar === self { item.bar = nil }
    storedItems = items
    for item in storedItems { item.bar = self }
  }

  /// Replaces the items at once.
  func setItemsWithoutAnimation(_ items: [UINavigationItem]) {
    transition?.finish()
    let former = storedItems.last
    replaceStoredItems(with: items)
    itemsDidChange(formerTop: former)
  }

  /// Removes items from the top and adds one, at once; those below are not looked at.
  func changeItemsWithoutAnimation(removing count: Int, adding item: UINavigationItem?) {
    transition?.finish()
    let former = storedItems.last
    for gone in storedItems.suffix(count) where gone.bar === self { gone.bar = nil }
    storedItems.removeLast(count)
    if let item {
      storedItems.append(item)
      item.bar = self
    }
    itemsDidChange(formerTop: former)
  }

  private func itemsDidChange(formerTop: UINavigationItem?) {
    if picture?.shows(topOf: storedItems) != true { show(makePicture(for: storedItems)) }
    afterimage = nil
    tellController(formerTop: formerTop)
  }

  /// The picture of the top of a stack; one that was on its way out just now comes back.
  func makePicture(for items: [UINavigationItem]) -> NavigationItemPicture? {
    guard let top = items.last else { return nil }
    let recent = [picture] + (afterimage?.pictures ?? [])
    if let known = recent.compactMap({ $0 }).first(where: { $0.shows(topOf: items) }) {
      known.refresh()
      return known
    }
    return NavigationItemPicture(item: top, above: items.dropLast().last, in: self)
  }

  /// Shows a picture at rest in place of the present one.
  func show(_ picture: NavigationItemPicture?) {
    UIView.performWithoutAnimation {
      let stays = picture?.views ?? []
      for view in self.picture?.views ?? [] where !stays.contains(view) { remove(view) }
      self.picture = picture
      install()
      layOutContent()
    }
  }

  /// Puts the present picture's views into the bar, right in front of the background, and the
  /// chevron in front of everything.
  func install() {
    var former: UIView = background
    for view in picture?.views ?? [] {
      insertSubview(view, aboveSubview: former)
      former = view
    }
    if let picture, picture.showsIndicator {
      showIndicator(for: picture)
    } else {
      indicator.removeFromSuperview()
    }
  }

  /// Puts the chevron in front of everything, in the colour of a picture's back button.
  func showIndicator(for picture: NavigationItemPicture) {
    indicator.tintColor = picture.indicatorColor
    addSubview(indicator)
  }

  /// Takes a view out, unless somebody else has taken it meanwhile.
  func remove(_ view: UIView) {
    guard let holder = view.storedSuperview, holder === self || holder === transition?.clip else {
      return
    }
    view.removeFromSuperview()
  }

  func layOutContent() {
    layOutBackground()
    // The chevron points where the bar's own direction says, not the interface's.
    indicator.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    if let transition { return transition.layOut() }
    picture?.place()
    if let frame = picture?.layout.indicator { indicator.frame = frame }
  }

  // MARK: Live changes

  func itemDidChange(_ item: UINavigationItem, _ change: UINavigationItem.Change, animated: Bool) {
    if let transition {
      transition.itemDidChange(item, change)
    } else if let picture {
      switch change {
      case .content where picture.item === item: refresh(animated: animated) { picture.refresh() }
      case .backButton where picture.below === item:
        refresh(animated: false) { picture.refreshBackButton() }
      case .content, .backButton: return
      }
    }
    setNeedsLayout()
  }

  private func refresh(animated: Bool, _ body: () -> Void) {
    let former = picture?.views ?? []
    let hadIndicator = indicator.storedSuperview === self
    body()
    let views = picture?.views ?? []
    var new = views.filter { !former.contains($0) }
    if !hadIndicator, picture?.showsIndicator == true { new.append(indicator) }
    UIView.performWithoutAnimation {
      for view in former where !views.contains(view) { remove(view) }
      install()
    }
    guard animated, storedWindow != nil, !new.isEmpty else { return }
    let alphas = new.map(\.storedLayer.opacity)
    UIView.performWithoutAnimation {
      layOutContent()
      for view in new { view.alpha = 0 }
    }
    UIView.animate(
      withDuration: BarFigures.itemFadeDuration,
      delay: 0,
      options: .allowUserInteraction,
      animations: {
        for (view, alpha) in zip(new, alphas) { view.alpha = CGFloat(alpha) }
      }
    )
  }
}
