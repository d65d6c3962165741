// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The beginning and the end of a search, and the views that take part.
@MainActor
final class SearchEngine {
  /// The duration of the animations, in seconds (our decision).
  private static let duration: TimeInterval = 0.3

  private unowned let controller: UISearchController
  private var machine = SearchStateMachine()
  /// The item whose bar shows the search bar; `nil` for a search bar in a page.
  private(set) weak var item: UINavigationItem?
  /// The place in the bar; `nil` before the bar has asked for it.
  private(set) var placement: SearchPlacement?
  private let row = SearchRowView()
  private lazy var fieldItem = UIBarButtonItem(customView: row)
  private lazy var buttonItem = makeButtonItem()
  /// The page that is searched, while the search controller is shown.
  private(set) weak var page: UIViewController?
  /// The number of animations: only the last one's end counts.
  private var animations = 0
  /// The stack whose bar the search in a page has hidden.
  private weak var barlessStack: UINavigationController?

  init(_ controller: UISearchController) { self.controller = controller }

  var isActive: Bool { machine.isActive }
  /// Whether a search bar that is not in the row of its navigation bar takes the row's place.
  var replacesRow: Bool {
    isActive && item != nil && controller.hidesNavigationBarDuringPresentation
  }
  /// Whether the search bar is below the row of its navigation bar, or in its place.
  var isBelowRow: Bool { (placement ?? .stacked).isBelowRow(isActive: isActive) }
  /// Whether the search bar is in the row of its navigation bar.
  var isInRow: Bool { placement?.isInRow == true }
  private var bar: UISearchBar { controller.searchBar }
  private var container: SearchContainerView? { controller.storedView as? SearchContainerView }

  /// Connects the search controller to the item whose bar shows it.
  func connect(to item: UINavigationItem?) {
    deactivate(animated: false)
    self.item = item
    placement = nil
    bar.placementDidChange()
  }

  // MARK: The place in the bar

  /// Moves the search bar to a place, and notifies the delegate of a change.
  func place(_ new: SearchPlacement) {
    let former = placement
    if former != new {
      if former != nil {
        controller.delegate?.searchController(controller, willChangeTo: .init(new))
      }
      placement = new
      bar.placementDidChange()
      bar.setInPlaceOfRow(replacesRow)
      item?.searchPlacementDidChange()
    }
    if new.isInRow { row.take(bar) }
    if let former, former != new {
      controller.delegate?.searchController(controller, didChangeFrom: .init(former))
    }
  }

  /// The item of the row that holds the search bar, or the button in its place.
  var rowItem: UIBarButtonItem? {
    switch placement {
    case .integrated, .integratedCentered: fieldItem
    case .integratedButton: buttonItem
    case .stacked, nil: nil
    }
  }

  private func makeButtonItem() -> UIBarButtonItem {
    let title = SystemString.search.text(in: Stage.current.language)
    let item = UIBarButtonItem(
      image: UIImage(systemName: "magnifyingglass"),
      primaryAction: UIAction { [weak self] _ in self?.buttonTapped() }
    )
    item.accessibilityLabel = title
    return item
  }

  /// Begins the search, which puts the search bar into the navigation bar, and its editing.
  private func buttonTapped() {
    activate()
    if isActive { bar.becomeFirstResponder() }
  }

  // MARK: Beginning

  /// The page that is searched: that of the item, or the one with the search bar in it.
  private var owner: UIViewController? {
    guard let item else { return bar.nearestController }
    return item.bar?.managingController?.stack.last { $0.storedNavigationItem === item }
  }

  /// Begins the search, if its page is on the screen.
  func activate() {
    // Callbacks may release it.
    let controller = controller
    guard !isActive, let owner, owner.isShown else { return }
    controller.delegate?.presentSearchController(controller)
    controller.delegate?.willPresentSearchController(controller)
    guard machine.activate() == .present else { return }
    page = owner
    owner.showSearch(controller)
    prepareView()
    let animated = canAnimate(true)
    if !controller.appearance.isShownOrAppearing {
      controller.beginAppearanceInContainer(true, animated: animated)
    }
    place(over: owner)
    controller.announceIsAppearing(animated: animated)
    showParts(animated: animated)
    change(toAlpha: 1, animated: animated) { [weak self, weak controller] in
      guard let self, let controller, machine.presentationEnded() == .notify else { return }
      controller.endAppearing()
      controller.delegate?.didPresentSearchController(controller)
    }
  }

  private func prepareView() {
    let hadView = controller.isViewLoaded
    controller.loadViewIfNeeded()
    guard let container else { return }
    if !hadView { container.onTap { [weak self] in self?.deactivate() } }
    if let results = controller.searchResultsController {
      if results.storedParent !== controller {
        controller.addChild(results)
        container.take(results.loadedView)
        results.didMove(toParent: controller)
      }
    }
    if container.storedSuperview == nil { container.alpha = 0 }
    resultsDidChange()
  }

  // MARK: The end

  /// Ends the search.
  ///
  /// - Parameters:
  ///   - animated: Whether the views move.
  ///   - completion: Called after all other callbacks.
  func deactivate(animated: Bool = true, completion: (() -> Void)? = nil) {
    let controller = controller
    guard machine.deactivate() == .dismiss else { return }
    controller.delegate?.willDismissSearchController(controller)
    bar.resignFirstResponder()
    page.map(TextInputCenter.forgetEditor(in:))
    bar.text = ""
    let animated = canAnimate(animated)
    let appears = controller.appearance.isShownOrAppearing
    if appears { controller.beginAppearanceInContainer(false, animated: animated) }
    showParts(animated: animated)
    change(toAlpha: 0, animated: animated) { [weak self, weak controller] in
      guard let self, let controller, machine.dismissalEnded() == .notify else { return }
      container?.removeFromSuperview()
      page?.showSearch(nil)
      page = nil
      controller.endDisappearing()
      controller.delegate?.didDismissSearchController(controller)
      completion?()
    }
  }

  // MARK: Editing

  /// Editing began in the search bar.
  func editingBegan() {
    activate()
    update()
  }

  /// The text or the scope changed.
  func queryChanged() {
    resultsDidChange()
    update()
  }

  private func update() { controller.searchResultsUpdater?.updateSearchResults(for: controller) }

  /// Returns whether the results are shown.
  ///
  /// - Parameter chosen: The app's choice, which holds if there is no automatic one.
  /// - Returns: Whether they are shown.
  func showsResults(chosen: Bool) -> Bool {
    guard controller.automaticallyShowsSearchResultsController else { return chosen }
    return isActive && bar.text?.isEmpty == false
  }

  /// Shows the results or the dimmed view.
  func resultsDidChange() {
    container?.show(
      results: controller.showsSearchResultsController,
      dims: controller.obscuresBackgroundDuringPresentation
    )
  }

  // MARK: Views

  private func canAnimate(_ animated: Bool) -> Bool {
    guard animated, UIView.areAnimationsEnabled, let page, page.isShown else { return false }
    return page.transitionCoordinator == nil
  }

  private func showParts(animated: Bool) {
    if controller.automaticallyShowsCancelButton { bar.showCancel(isActive, animated: animated) }
    if controller.automaticallyShowsScopeBar {
      bar.showScopes(isActive && bar.scopeButtonTitles?.dropFirst().isEmpty == false)
    }
    bar.setNeedsLayout()
    item?.searchDidChange(animated: animated)
    if item == nil { hideBarOfStack(animated: animated) }
  }

  /// Hides the navigation bar above a search bar in a page, and shows it again.
  private func hideBarOfStack(animated: Bool) {
    if isActive, controller.hidesNavigationBarDuringPresentation,
      let stack = page?.navigationController, !stack.isNavigationBarHidden
    {
      barlessStack = stack
      stack.hideBar(true, animated: animated)
    } else if !isActive, let stack = barlessStack {
      barlessStack = nil
      stack.hideBar(false, animated: animated)
    }
  }

  private func change(
    toAlpha alpha: CGFloat,
    animated: Bool,
    completion: @escaping () -> Void
  ) {
    animations += 1
    let number = animations
    let (stack, container) = (page?.navigationController, container)
    let all = { [weak self] in
      container?.alpha = alpha
      if let self { bar.setInPlaceOfRow(replacesRow) }
      stack?.layOutContainer()
      stack?.storedView?.layoutIfNeeded()
      // The search bar in a page has moved with its content.
      if let self, item == nil { layOut() }
    }
    guard animated else {
      UIView.performWithoutAnimation(all)
      return completion()
    }
    UIView.animate(
      withDuration: Self.duration,
      delay: 0,
      options: .allowUserInteraction,
      animations: all
    ) { [weak self] _ in
      if self?.animations == number { completion() }
    }
  }

  /// Puts the view over a page: beside it in a stack, where it moves along; else into its view.
  private func place(over page: UIViewController) {
    guard let view = page.storedView else { return }
    UIView.performWithoutAnimation {
      enter(view.storedSuperview as? UIViewControllerWrapperView ?? view)
      layOut()
      container?.layoutIfNeeded()
    }
  }

  /// Puts the view into the one that holds a page's view, or into that.
  func enter(_ host: UIView) {
    guard let container else { return }
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.addSubview(container)
  }

  /// Lays the view out: over the page, below a search bar that is in it.
  ///
  /// - Parameter covered: The insets that the bars of a stack cover.
  func layOut(among covered: UIEdgeInsets = .zero) {
    guard let container, let host = container.storedSuperview else { return }
    var (frame, insets) = (host.storedLayer.bounds, covered)
    if item == nil {
      let bottom = bar.convert(bar.bounds, to: host).maxY
      let top = min(max(bottom, frame.minY), frame.maxY)
      frame.size.height = frame.maxY - top
      frame.origin.y = top
      insets.top = 0
    }
    if container.storedLayer.frame != frame { container.frame = frame }
    controller.setContainerSafeAreaInsets(insets)
  }
}

extension AppearanceStateMachine {
  /// Whether the view is on the screen or about to be.
  fileprivate var isShownOrAppearing: Bool {
    switch state {
    case .appearing, .appeared: true
    case .disappeared, .disappearing: false
    }
  }
}
