// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A field for a text that is searched for, with a cancel button and scopes.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  private lazy var parts = SearchBarParts(self)
  /// The search controller that made the search bar.
  private(set) weak var searchController: UISearchController?
  private var field: UISearchTextField { parts.field }
  private var storedStyle = Style.default

  // MARK: Creating a search bar

  /// Creates a search bar.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a search bar of zero size.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    parts.attach()
    updateBackground()
  }

  /// The delegate.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Text

  /// The text.
  open var text: String? {
    get { field.text }
    set {
      field.text = newValue
      searchController?.engine.queryChanged()
    }
  }
  /// The text that is shown while there is no other.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// The text field, whose delegate is the search bar.
  open var searchTextField: UISearchTextField { field }

  // MARK: Appearance

  /// The background.
  open var searchBarStyle: Style {
    get { storedStyle }
    set {
      storedStyle = newValue
      updateBackground()
    }
  }
  /// The color of the background of a style with one; `nil` is that of the system.
  open var barTintColor: UIColor? { didSet { updateBackground() } }
  /// The position of the bar.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  // MARK: Buttons

  /// Whether the cancel button is shown.
  ///
  /// It only notifies the delegate, and is disabled while the text is not edited.
  open var showsCancelButton: Bool {
    get { parts.showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  /// Shows or hides the cancel button.
  ///
  /// - Parameters:
  ///   - showsCancelButton: Whether it is shown.
  ///   - animated: Whether field and button move by an animation.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    searchController?.automaticallyShowsCancelButton = false
    parts.setShowsCancel(showsCancelButton, animated: animated)
  }

  // MARK: Scopes

  /// The titles of the scopes.
  open var scopeButtonTitles: [String]? {
    didSet {
      parts.scopes.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        parts.scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
      if scopeButtonTitles?.isEmpty == false { parts.scopes.selectedSegmentIndex = 0 }
      searchController?.engine.item?.searchPlacementMayChange()
    }
  }
  /// The index of the chosen scope.
  open var selectedScopeButtonIndex: Int {
    get { max(parts.scopes.selectedSegmentIndex, 0) }
    set { parts.scopes.selectedSegmentIndex = newValue }
  }
  /// Whether the scopes are shown, below the field.
  open var showsScopeBar: Bool {
    get { parts.showsScopes }
    set {
      searchController?.automaticallyShowsScopeBar = false
      showScopes(newValue)
      searchController?.engine.item?.roomDidChange()
    }
  }

  // MARK: UITextInputTraits

  /// Whether the text is a password: shown as bullets, and neither copied nor recorded.
  ///
  /// When editing begins again, the first change replaces all of it (reported of UIKit).
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }
  /// The letters that a screen keyboard capitalizes.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// The correction of typed words.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  /// The check of spelling.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  /// The replacement of straight quotes.
  open var smartQuotesType: UITextSmartQuotesType {
    get { field.smartQuotesType }
    set { field.smartQuotesType = newValue }
  }
  /// The replacement of hyphens.
  open var smartDashesType: UITextSmartDashesType {
    get { field.smartDashesType }
    set { field.smartDashesType = newValue }
  }
  /// The adjustment of spaces around what is pasted or deleted.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { field.smartInsertDeleteType }
    set { field.smartInsertDeleteType = newValue }
  }
  /// The prediction of words.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { field.inlinePredictionType }
    set { field.inlinePredictionType = newValue }
  }
  /// The kind of screen keyboard.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// The look of the screen keyboard.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  /// The title of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// Whether Return has no effect in an empty text.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  /// The meaning of the text.
  open var textContentType: UITextContentType! {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }

  // MARK: UIResponder

  /// Whether the text is edited.
  open override var isFirstResponder: Bool { field.isFirstResponder }
  /// Whether the text can be edited.
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  /// Begins to edit the text.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  /// Ends editing the text.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  // MARK: UIView

  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.layOut()
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
  }

  private var fittingHeight: CGFloat {
    SearchBarParts.height + (parts.showsScopes ? SearchBarParts.scopeHeight : 0)
  }

  private func updateBackground() {
    let hasNone = storedStyle == .minimal || isInNavigationBar
    backgroundColor = hasNone ? nil : barTintColor ?? .secondarySystemBackground
  }

  // MARK: Search controllers

  /// Connects the search bar to the search controller that made it.
  func connect(to controller: UISearchController) { searchController = controller }

  /// Whether the search bar is for a navigation bar.
  var isInNavigationBar: Bool { searchController?.engine.item != nil }
  /// Whether the search bar is in the row of a navigation bar.
  var isInRow: Bool { searchController?.engine.isInRow == true }
  /// The height in a navigation bar, in points.
  var heightInBar: CGFloat {
    SearchBarParts.heightInBar + (parts.showsScopes ? SearchBarParts.scopeHeight : 0)
  }

  /// The search bar is for a navigation bar from now on, or for a page.
  func placementDidChange() {
    clipsToBounds = isInNavigationBar
    updateBackground()
    setNeedsLayout()
  }

  /// The search bar takes the place of the navigation bar's row, or is below it.
  func setInPlaceOfRow(_ isInPlace: Bool) { parts.setInPlaceOfRow(isInPlace) }

  /// Shows or hides the cancel button for the search controller.
  func showCancel(_ shows: Bool, animated: Bool) {
    parts.setShowsCancel(shows, animated: animated)
  }

  /// Shows or hides the scopes.
  func showScopes(_ shows: Bool) {
    guard parts.setShowsScopes(shows) else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

extension UISearchBar {
  func textChanged() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    searchController?.engine.queryChanged()
  }

  func scopeChanged() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    searchController?.engine.queryChanged()
  }

  func cancelTapped() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.engine.deactivate()
  }

  func editingBegan() {
    searchController?.engine.editingBegan()
    delegate?.searchBarTextDidBeginEditing(self)
  }
}
