// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Shows what the user searches for, from a search bar in a navigation bar or in a page.
///
/// Set it as the `searchController` of a navigation item, or put its search bar into a page, such
/// as at the head of a table. While the search is active, its view covers the page.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  private(set) lazy var engine = SearchEngine(self)
  private let results: UIViewController?
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  private var showsResults = false

  // MARK: Creating a search controller

  /// Creates a search controller.
  ///
  /// - Parameter searchResultsController: The view controller that shows the results; `nil` if the
  ///   page that is searched does.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.connect(to: self)
  }
  /// Creates a search controller for a page that shows the results itself.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Ignored: archives of Interface Builder are not supported.
  ///   - nibBundleOrNil: Ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.connect(to: self)
  }
  /// Creates a search controller for a page that shows the results itself.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    bar.connect(to: self)
  }

  // MARK: Accessing the parts

  /// The search bar.
  open var searchBar: UISearchBar { bar }
  /// The view controller that shows the results; `nil` if the page that is searched does.
  open var searchResultsController: UIViewController? { results }
  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate.
  open weak var delegate: (any UISearchControllerDelegate)?

  // MARK: Searching

  /// Whether the user searches.
  ///
  /// Setting it begins or ends the search, as editing in the search bar and the cancel button do. A
  /// search whose page is not on the screen does not begin.
  open var isActive: Bool {
    get { engine.isActive }
    set { newValue ? engine.activate() : engine.deactivate() }
  }
  /// Whether a dimmed view covers the page during the search as long as no results are shown.
  ///
  /// A tap on it ends the search. `false` unless set, as for apps linked on iOS 15 or later (Apple
  /// header).
  open var obscuresBackgroundDuringPresentation = false { didSet { engine.resultsDidChange() } }
  /// Whether the search bar takes the place of the titles and buttons during the search.
  open var hidesNavigationBarDuringPresentation = true

  // MARK: Showing results

  /// Whether the results are shown while the search bar has a text.
  open var automaticallyShowsSearchResultsController = true {
    didSet { engine.resultsDidChange() }
  }
  /// Whether the results are shown during the search.
  ///
  /// Setting it sets `automaticallyShowsSearchResultsController` to `false`.
  open var showsSearchResultsController: Bool {
    get { engine.showsResults(chosen: showsResults) }
    set {
      showsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  // MARK: Configuring the search bar

  /// Whether the search bar shows its cancel button during the search.
  ///
  /// Setting `showsCancelButton` of the search bar sets it to `false`.
  open var automaticallyShowsCancelButton = true
  /// Whether the search bar shows its scopes, if it has at least two, during the search.
  ///
  /// Setting `showsScopeBar` of the search bar sets it to `false`.
  open var automaticallyShowsScopeBar = true

  /// The place of the search bar in the bar of a navigation item; automatic without one.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    engine.item?.searchBarPlacement ?? .automatic
  }

  // MARK: UIViewController

  open override func loadView() { setStoredView(SearchContainerView()) }
  /// The view controller of the page that is searched, during the search.
  open override var presentingViewController: UIViewController? {
    super.presentingViewController ?? engine.page
  }
  /// Dismisses the view controller that this one presented or, without one, ends the search.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard isActive, presentationInHierarchy == nil else {
      return super.dismiss(animated: flag, completion: completion)
    }
    engine.deactivate(animated: flag, completion: completion)
  }
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    super.transitionCoordinator ?? engine.page?.transitionCoordinator
  }
  /// Ends the search.
  open override func accessibilityPerformEscape() -> Bool {
    guard isActive else { return false }
    engine.deactivate()
    return true
  }
  open override var next: UIResponder? { engine.page ?? super.next }
  override var searchedPage: UIViewController? { engine.page }
}
