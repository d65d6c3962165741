// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UITabBarController: ContainerLayout {
  /// Makes the container: the selected page below, the bar above.
  func loadContainer() {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    container.owner = self
    pagesView.frame = container.bounds
    pagesView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pagesView.clipsToBounds = true
    container.addSubview(pagesView)
    container.addSubview(bottomBar.view)
    setStoredView(container)
    more?.takeLanguage()
    layOutContainer()
  }

  /// Places the bar, and tells the page what it covers.
  func layOutContainer() {
    guard storedView != nil else { return }
    bottomBar.layOut()
    shownPage?.setContainerSafeAreaInsets(
      UIEdgeInsets(top: 0, left: 0, bottom: bottomBar.coveredHeight, right: 0)
    )
    showSelection()
  }

  /// Lets the picture follow the selection, if it is seen.
  ///
  /// A page that is told may select another one: the model changed at once, and the picture goes
  /// on to that.
  func showSelection() {
    guard !isSwitching, shownPage !== selection, isShown else { return }
    if shownPage?.deferDuringStart({ [weak self] in self?.showSelection() }) == true { return }
    isSwitching = true
    while shownPage !== selection, isShown { switchPages() }
    isSwitching = false
  }

  /// Takes both pages through a switch, in the order of uikit-facts 2.11.
  private func switchPages() {
    shownPage?.endTransitions()
    // What heard of the end of a push may have changed its mind.
    guard shownPage !== selection, isShown else { return }
    let (old, new) = (shownPage, selection)
    shownPage = new
    new?.beginAppearanceTransition(true, animated: false)
    old?.beginAppearanceTransition(false, animated: false)
    place(new)
    new?.announceIsAppearing(animated: false)
    old?.endAppearanceTransition()
    // On its way in itself, the controller passes the end of its own appearance on.
    if case .appeared = appearance.state { new?.endAppearanceTransition() }
  }

  /// Puts the selected page in, with no one told: it appears along with the controller.
  func placeSelection() {
    let former = shownPage
    shownPage = selection
    if former !== selection { bottomBar.settle() }
    place(selection)
    if former !== selection { former?.endAppearanceTransition() }
  }

  /// Takes out a page that is no tab any more while the controller is not seen.
  func takeOutShownPage() {
    shownPage?.endAppearanceTransition()
    shownPage = nil
    bottomBar.settle()
    place(nil)
  }

  private func place(_ page: UIViewController?) {
    guard isViewLoaded else { return }
    let view = page?.loadedView
    UIView.performWithoutAnimation {
      for wrapper in pagesView.storedSubviews
      where view == nil || view?.storedSuperview !== wrapper {
        for view in wrapper.storedSubviews { view.removeFromSuperview() }
        wrapper.removeFromSuperview()
      }
      guard let view, view.storedSuperview?.storedSuperview !== pagesView else { return }
      let wrapper = UIViewControllerWrapperView(frame: pagesView.storedLayer.bounds)
      wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.setStoredFrame(wrapper.storedLayer.bounds)
      wrapper.addSubview(view)
      pagesView.addSubview(wrapper)
    }
    layOutContainer()
  }
}
