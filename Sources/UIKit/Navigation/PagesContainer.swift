// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The container of a navigation controller's pages.
///
/// It owns the wrappers of the pages, the frames of the bar and of the pages, and the safe areas
/// that the pages get.
@MainActor
final class PagesContainer {
  private unowned(unsafe) let controller: UINavigationController
  let bar: UINavigationBar
  /// The view that pages move in.
  let pagesView = UINavigationTransitionView()
  /// The wrappers of the pages whose views are in the window; some of those may be deallocated.
  private(set) var wrappers: [UIViewControllerWrapperView] = []
  private(set) var isBarHidden = false
  /// Whether the bar slides with the pages of the transition that starts or runs.
  private(set) var barSlides = false
  /// Whether the titles of pages are large, as far as it was asked.
  private var knownTitles: [ObjectIdentifier: Bool] = [:]

  init(_ controller: UINavigationController, bar: UINavigationBar) {
    (self.controller, self.bar) = (controller, bar)
  }

  private var toolbar: StackToolbar { controller.engine.toolbar }

  /// Makes the controller's view: pages below, bars above.
  func makeView() -> UIView {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    container.owner = controller
    pagesView.frame = container.bounds
    pagesView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pagesView.clipsToBounds = true
    container.addSubview(pagesView)
    container.addSubview(bar)
    if let toolbar = toolbar.made { container.addSubview(toolbar) }
    return container
  }

  // MARK: Frames and safe areas

  /// Lays out the bar and the view that pages move in.
  func layOut(in container: UIView) {
    let bounds = container.storedLayer.bounds
    // A bar that slides out keeps the rooms of the page that leaves.
    if !(barSlides && isBarHidden) { bar.setRooms(roomsOfTopPage(in: bounds.size)) }
    let height = bar.heightWithRooms(in: bounds.size)
    let y: CGFloat = isBarHidden ? -height : top(in: container)
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    if bar.frame != frame, !barSlides { bar.frame = frame }
    if pagesView.storedLayer.bounds.size != bounds.size { pagesView.frame = bounds }
  }

  /// The top of a visible bar, in points.
  private func top(in container: UIView) -> CGFloat {
    container.computedSafeAreaInsets.top + bar.zonePadding
  }

  /// The insets of a page that the status area and the bars cover.
  func coveredInsets(of page: UIViewController) -> UIEdgeInsets {
    guard let container = controller.storedView else { return .zero }
    let (room, safeArea) = (container.storedLayer.bounds.size, container.computedSafeAreaInsets)
    let below = self.room(of: page)
    let row = below.parts.replacesRow ? 0 : bar.height(with: page.navigationItem, in: room)
    return UIEdgeInsets(
      top: isBarHidden ? 0 : top(in: container) + row + below.coveredHeight,
      left: 0,
      bottom: toolbar.visible.map { safeArea.bottom + $0.sizeThatFits(room).height } ?? 0,
      right: 0
    )
  }

  /// Sets a page's safe area, and its frame: under the bars, or between them.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - covered: The insets that the status area and the bars cover.
  func fit(_ page: UIViewController, among covered: UIEdgeInsets) {
    let covered = controller.insets(of: page, among: covered)
    var between = UIEdgeInsets.zero
    if !extends(page, .top, under: bar.storedIsTranslucent), !isBarHidden {
      between.top = covered.top
    }
    let below = max(covered.bottom, controller.safeAreaSource.bars.bottom)
    let isBelowTranslucent =
      covered.bottom > 0
      ? toolbar.made?.storedIsTranslucent ?? true
      : controller.nearest(UITabBarController.self)?.tabBar.isTranslucent ?? true
    if !extends(page, .bottom, under: isBelowTranslucent) { between.bottom = below }
    page.setContainerSafeAreaInsets(
      UIEdgeInsets(
        top: between.top > 0 ? 0 : covered.top,
        left: covered.left,
        bottom: between.bottom > 0 ? 0 : covered.bottom,
        right: covered.right
      )
    )
    page.shownSearch?.engine.layOut(among: covered)
    guard let view = page.storedView, let holder = view.storedSuperview,
      let holder = holder as? UIViewControllerWrapperView,
      page === controller.engine.stack.last || between != .zero,
      controller.engine.transition?.custom == nil
    else { return }
    let frame = holder.storedLayer.bounds.inset(by: between)
    // The client may have moved or scaled the view: it stays as it is then.
    if view.transform.isIdentity, view.storedLayer.frame != frame { view.frame = frame }
    if barsFollowContent(of: page) { holder.followContent() }
  }

  /// Whether the look of a bar depends on the place of a page's content.
  private func barsFollowContent(of page: UIViewController) -> Bool {
    bar.looksAtEdge(of: page.navigationItem) || toolbar.visible?.looksAtEdge == true
      || room(of: page).parts.followContent
      || controller.nearest(UITabBarController.self)?.tabBar.looksAtEdge == true
  }

  private func extends(
    _ page: UIViewController,
    _ edge: UIRectEdge,
    under isTranslucent: Bool
  ) -> Bool {
    page.storedExtendedEdges.contains(edge)
      && (isTranslucent || page.storedExtendsUnderOpaqueBars)
  }

  // MARK: Large titles and search bars

  /// Returns the room of a page of the stack below the bar's row.
  func room(of page: UIViewController) -> BarRoom {
    page.navigationItem.room(isTitled: showsLargeTitle(of: page))
  }

  /// Returns whether a page of the stack has a large title.
  func showsLargeTitle(of page: UIViewController) -> Bool {
    guard bar.showsLargeTitles, bar.computedTraits.verticalSizeClass != .compact else {
      return false
    }
    if let known = knownTitles[ObjectIdentifier(page)] { return known }
    let stack = controller.engine.stack
    guard let index = stack.lastIndex(where: { $0 === page }) else { return false }
    // A title can depend on all pages below.
    let isLarge = bar.showsLargeTitle(of: stack[...index].reversed().lazy.map(\.navigationItem))
    knownTitles[ObjectIdentifier(page)] = isLarge
    return isLarge
  }

  /// Forgets which titles are large: the stack or the wish of an item changed.
  func forgetTitles() { knownTitles = [:] }

  /// The heights above and below the row for the top page, whose search bar may replace the row.
  private func roomsOfTopPage(in size: CGSize) -> UINavigationBar.Rooms {
    guard let page = controller.engine.stack.last else { return UINavigationBar.Rooms() }
    let room = room(of: page)
    if room.parts.replacesRow {
      return UINavigationBar.Rooms(below: room.height - bar.rowHeight(in: size))
    }
    let prompt = bar.promptRoom(of: page.navigationItem)
    return UINavigationBar.Rooms(prompt: prompt, below: room.height)
  }

  // MARK: Wrappers

  /// Returns the view that holds a page's view, with that view in it.
  func wrapper(of page: UIViewController) -> UIViewControllerWrapperView {
    let wrapper = wrappers.first { $0.page === page } ?? makeWrapper(of: page)
    let view = page.loadedView
    if view.inPlace.storedSuperview !== wrapper {
      wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = wrapper.bounds
      wrapper.addSubview(view)
      page.shownSearch?.engine.enter(wrapper)
      fit(page, among: coveredInsets(of: page))
    }
    if wrapper.storedSuperview == nil { pagesView.addSubview(wrapper) }
    return wrapper
  }

  private func makeWrapper(of page: UIViewController) -> UIViewControllerWrapperView {
    let wrapper = UIViewControllerWrapperView(frame: pagesView.bounds)
    wrapper.page = page
    wrappers.append(wrapper)
    return wrapper
  }

  /// Removes all pages but one from the container, and puts that one at rest.
  func settle(on page: UIViewController?) {
    let kept = page.map(wrapper(of:))
    for view in pagesView.storedSubviews where view !== kept { view.removeFromSuperview() }
    for wrapper in wrappers where wrapper !== kept {
      for view in wrapper.storedSubviews {
        view.removeFromSuperview()
        view.releaseDrawnContent()
      }
    }
    wrappers.removeAll { $0 !== kept }
    toolbar.showItems(of: controller.engine.stack.last)
    guard let kept else { return }
    UIView.performWithoutAnimation {
      kept.storedLayer.shouldRasterize = false
      kept.storedLayer.shadowOpacity = 0
      kept.isUserInteractionEnabled = true
      kept.setStoredFrame(pagesView.storedLayer.bounds)
    }
    controller.layOutContainer()
  }

  // MARK: Hiding the bar

  /// Hides the bar or shows it.
  ///
  /// - Parameters:
  ///   - hidden: Whether the bar is hidden.
  ///   - animated: Whether it slides.
  ///   - withPages: Whether it slides along with the transition that starts.
  func hideBar(_ hidden: Bool, animated: Bool, withPages: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard controller.isViewLoaded else {
      bar.isHidden = hidden
      return
    }
    if !hidden { bar.isHidden = false }
    if animated, withPages {
      barSlides = true
      return
    }
    let end: (Bool) -> Void = { [weak self] _ in
      guard let self else { return }
      bar.isHidden = isBarHidden
    }
    guard animated, controller.isShown else {
      controller.layOutContainer()
      return end(true)
    }
    UIView.animate(
      withDuration: UINavigationController.hideShowBarDuration,
      animations: { [controller] in controller.layOutContainer() },
      completion: end
    )
  }

  /// Puts a bar that slides with the pages where it starts.
  ///
  /// - Parameter isPush: Whether the pages move towards the leading edge.
  /// - Returns: The change of its frame to the end; `nil` if the bar stays where it is.
  func prepareBarSlide(isPush: Bool) -> (@MainActor () -> Void)? {
    guard barSlides, let container = controller.storedView else { return nil }
    let bounds = container.storedLayer.bounds
    let width = bounds.width * (container.isRightToLeft ? -1 : 1)
    let height = bar.heightWithRooms(in: bounds.size)
    let shown = CGRect(
      x: 0,
      y: top(in: container),
      width: bounds.width,
      height: height
    )
    // The bar slides in from the trailing side with a push, and out to the leading side.
    let away = shown.offsetBy(dx: isPush == isBarHidden ? -width : width, dy: 0)
    UIView.performWithoutAnimation { bar.frame = isBarHidden ? shown : away }
    let end = isBarHidden ? away : shown
    return { [bar] in bar.frame = end }
  }

  /// Puts a bar that slid with the pages at rest.
  ///
  /// - Parameter finished: Whether the transition finished.
  func endBarSlide(finished: Bool) {
    guard barSlides else { return }
    barSlides = false
    if !finished { isBarHidden.toggle() }
    bar.isHidden = isBarHidden
    UIView.performWithoutAnimation { controller.layOutContainer() }
  }
}
