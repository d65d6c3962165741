// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// A change of a navigation item's title by the user: a field in the place of the title.
///
/// Return, and whatever else ends the editing, takes the new title. Esc and a page that comes or
/// goes keep the former one (our decision).
@MainActor
final class TitleRenaming: NSObject, UITextFieldDelegate {
  /// The greatest size of the field, in points (our decision).
  static let size = CGSize(width: 220, height: 32)

  let field = TitleField()
  /// The item owns its renaming.
  private weak var item: UINavigationItem?
  private let selection: NSRange
  private var isOver = false

  /// Creates a renaming.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - text: The first text of the field.
  ///   - selection: The part of the text that is selected.
  init(of item: UINavigationItem, _ text: String, selection: Range<String.Index>) {
    self.item = item
    let whole = text.startIndex..<text.endIndex
    self.selection = NSRange(selection.clamped(to: whole), in: text)
    super.init()
    field.borderStyle = .roundedRect
    field.clearButtonMode = .whileEditing
    field.returnKeyType = .done
    field.textAlignment = .center
    field.font = BarFigures.titleFont
    field.text = text
    field.delegate = self
    field.onEscape = { [weak self] in self?.cancel() }
  }

  /// Gives the field the keyboard.
  func begin() {
    field.becomeFirstResponder()
    guard let start = field.position(from: field.beginningOfDocument, offset: selection.location),
      let end = field.position(from: start, offset: selection.length)
    else { return }
    field.selectedTextRange = field.textRange(from: start, to: end)
  }

  /// Shows the title as it was.
  func cancel() {
    guard !isOver else { return }
    isOver = true
    field.resignFirstResponder()
    item?.setRenaming(nil)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return false
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard !isOver, let item else { return }
    isOver = true
    let (title, delegate) = (field.text ?? "", item.renameDelegate)
    // A title of nothing cannot be tapped again (our decision).
    let isNew =
      title.contains { !$0.isWhitespace }
      && delegate?.navigationItem(item, shouldEndRenamingWith: title) == true
    if isNew { give(title, to: item) }
    item.setRenaming(nil)
    if isNew { delegate?.navigationItem(item, didEndRenamingWith: title) }
  }

  /// Gives an item its new title; an attributed one keeps the attributes of its beginning.
  private func give(_ title: String, to item: UINavigationItem) {
    item.title = title
    guard let former = item.attributedTitle else { return }
    let attributes = former.runs.first?.attributes ?? AttributeContainer()
    item.attributedTitle = AttributedString(title, attributes: attributes)
  }
}

extension UINavigationItem {
  /// What the system suggests for the title's menu; `nil` for a title without a menu.
  var titleMenu: (() -> UIMenu?)? {
    guard titles.menuProvider != nil || titles.renameDelegate != nil else { return nil }
    return { [weak self] in
      guard let self else { return nil }
      let suggested = renameElements
      if let provider = titles.menuProvider { return provider(suggested) }
      return suggested.isEmpty ? nil : UIMenu(children: suggested)
    }
  }

  private var renameElements: [UIMenuElement] {
    guard renameDelegate?.navigationItemShouldBeginRenaming(self) == true else { return [] }
    let title = SystemString.rename.text(in: Stage.current.language)
    return [
      UIAction(title: title, image: UIImage(systemName: "pencil")) { [weak self] _ in
        self?.beginRenaming()
      }
    ]
  }

  /// Shows a field in the place of the title, if there is a delegate that allows it.
  func beginRenaming() {
    guard let bar, renaming == nil, bar.transition == nil, bar.content?.item === self,
      let delegate = renameDelegate, delegate.navigationItemShouldBeginRenaming(self)
    else { return }
    let title = titles.attributedTitle.map { String($0.characters) } ?? title ?? ""
    let (text, selection) = delegate.navigationItem(
      self,
      willBeginRenamingWith: title,
      selectedRange: title.startIndex..<title.endIndex
    )
    let renaming = TitleRenaming(of: self, text, selection: selection)
    setRenaming(renaming)
    renaming.begin()
  }
}
