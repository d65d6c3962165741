// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UINavigationController {
  func prepare() {
    bar.managingController = self
    bar.onBackTap = { [weak self] in self?.backButtonWasTapped() }
    swipeRecognizer.owner = self
    swipeRules.owner = self
    swipeRecognizer.delegate = swipeRules
  }

  private func backButtonWasTapped() {
    guard let item = stack.last?.navigationItem else { return }
    if mayPop(item) { popViewController(animated: true) }
  }

  /// Asks a subclass that implements the bar delegate's question (uikit-facts 6).
  func mayPop(_ item: UINavigationItem) -> Bool {
    (self as? any UINavigationBarDelegate)?.navigationBar(bar, shouldPop: item) ?? true
  }

  /// Makes the container: pages below, the bar above.
  func loadContainer() {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    container.owner = self
    pagesView.frame = container.bounds
    pagesView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pagesView.clipsToBounds = true
    container.addSubview(pagesView)
    container.addSubview(bar)
    if let madeToolbar { container.addSubview(madeToolbar) }
    container.addGestureRecognizer(swipeRecognizer)
    setStoredView(container)
    changeBarHiding { _ in }
    layOutContainer()
  }

  /// Places the bar, and tells the pages what it covers.
  func layOutContainer() {
    guard let container = storedView else { return }
    followRoom(of: container)
    let bounds = container.storedLayer.bounds
    let top = container.computedSafeAreaInsets.top
    let height: CGFloat = bar.sizeThatFits(bounds.size).height
    let y: CGFloat = isBarHidden ? -height : top
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    if bar.frame != frame, !barSlides { bar.frame = frame }
    if pagesView.storedLayer.bounds.size != bounds.size { pagesView.frame = bounds }
    // Pages on their way that were placed for another size arrive at once, or are back at once.
    if let transition, transition.size != bounds.size {
      if phase.state == .fallingBack, transition.custom == nil {
        transition.driver.end(finished: false)
      } else {
        complete(transition)
      }
    }
    swipeRecognizer.edges = container.isRightToLeft ? .right : .left
    layOutToolbar(in: container)
    let covered = coveredInsets
    // The page that comes knows before it moves: what it shows does not jump when it has arrived.
    // Neither does that of the page that leaves.
    if let page = transition?.to ?? stack.last { fit(page, among: covered) }
  }

  /// Gives a page's view the room that it asks for: under the bars, or between them.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - covered: What status area and bars cover.
  func fit(_ page: UIViewController, among covered: UIEdgeInsets) {
    let covered = insets(of: page, among: covered)
    var between = UIEdgeInsets.zero
    if !reaches(page, .top, under: bar.storedIsTranslucent), !isBarHidden {
      between.top = covered.top
    }
    let below = max(covered.bottom, safeAreaSource.bars.bottom)
    let isBelowTranslucent =
      covered.bottom > 0
      ? madeToolbar?.storedIsTranslucent ?? true
      : nearestTabBarController?.tabBar.isTranslucent ?? true
    if !reaches(page, .bottom, under: isBelowTranslucent) { between.bottom = below }
    page.setContainerSafeAreaInsets(
      UIEdgeInsets(
        top: between.top > 0 ? 0 : covered.top,
        left: covered.left,
        bottom: between.bottom > 0 ? 0 : covered.bottom,
        right: covered.right
      )
    )
    guard let view = page.storedView, let holder = view.storedSuperview,
      holder is UIViewControllerWrapperView, page === stack.last || between != .zero,
      transition?.custom == nil
    else { return }
    let frame = holder.storedLayer.bounds.inset(by: between)
    // A page that an app moved or scaled by itself is left alone.
    if view.transform.isIdentity, view.storedLayer.frame != frame { view.frame = frame }
  }

  private func reaches(
    _ page: UIViewController,
    _ edge: UIRectEdge,
    under isTranslucent: Bool
  ) -> Bool {
    page.storedExtendedEdges.contains(edge)
      && (isTranslucent || page.storedExtendsUnderOpaqueBars)
  }

  /// What status area and bars cover of a page.
  var coveredInsets: UIEdgeInsets {
    guard let container = storedView else { return .zero }
    let (room, safeArea) = (container.storedLayer.bounds.size, container.computedSafeAreaInsets)
    return UIEdgeInsets(
      top: isBarHidden ? 0 : safeArea.top + bar.sizeThatFits(room).height,
      left: 0,
      bottom: shownToolbar.map { safeArea.bottom + $0.sizeThatFits(room).height } ?? 0,
      right: 0
    )
  }

  func hideBar(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard isViewLoaded else {
      bar.isHidden = hidden
      return
    }
    if !hidden { bar.isHidden = false }
    if animated, isStarting, coordinator != nil {
      barSlides = true
      return
    }
    let end: (Bool) -> Void = { [weak self] _ in
      guard let self else { return }
      bar.isHidden = isBarHidden
    }
    guard animated, isShown else {
      layOutContainer()
      return end(true)
    }
    UIView.animate(
      withDuration: Self.hideShowBarDuration,
      animations: { self.layOutContainer() },
      completion: end
    )
  }

  /// The view that holds a page's view, with that view in it.
  func wrapper(of page: UIViewController) -> UIViewControllerWrapperView {
    let wrapper = wrappers.first { $0.page === page } ?? makeWrapper(of: page)
    let view = page.loadedView
    if view.storedSuperview !== wrapper {
      wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = wrapper.bounds
      wrapper.addSubview(view)
      fit(page, among: coveredInsets)
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

  /// Leaves nothing but the shown page in the container, at rest.
  func settlePages() {
    settleBottomBar()
    let kept = shownPage.map(wrapper(of:))
    for view in pagesView.storedSubviews where view !== kept { view.removeFromSuperview() }
    for wrapper in wrappers where wrapper !== kept {
      for view in wrapper.storedSubviews {
        view.removeFromSuperview()
        view.releaseDrawnContent()
      }
    }
    wrappers.removeAll { $0 !== kept }
    syncToolbar()
    guard let kept else { return }
    UIView.performWithoutAnimation {
      kept.storedLayer.shouldRasterize = false
      kept.storedLayer.shadowOpacity = 0
      kept.isUserInteractionEnabled = true
      kept.setStoredFrame(pagesView.storedLayer.bounds)
    }
    layOutContainer()
  }
}
