// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIAlertController {
  /// The action that leaves everything as it is.
  var cancelAction: UIAlertAction? { storedActions.first { $0.style == .cancel } }

  /// The actions that share a group with the texts, in the order in which they are shown: the
  /// cancel action of an alert comes first beside one other and last under several.
  var groupedActions: [UIAlertAction] {
    let others = storedActions.filter { $0.style != .cancel }
    guard storedStyle == .alert, let cancelAction else { return others }
    return others.count == 1 ? [cancelAction] + others : others + [cancelAction]
  }

  /// Whether an action's text is strong.
  func isStrong(_ action: UIAlertAction) -> Bool {
    guard storedStyle == .alert, let storedPreferredAction else { return action.style == .cancel }
    return action === storedPreferredAction
  }

  func take(_ action: UIAlertAction) {
    if action.style == .cancel, cancelAction != nil {
      misuse(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
      )
    }
    action.owner = self
    storedActions.append(action)
    contentDidChange()
  }

  func prefer(_ action: UIAlertAction?) {
    if let action, !storedActions.contains(where: { $0 === action }) {
      misuse("The preferredAction of \(self) must be one of its actions")
    }
    storedPreferredAction = action
    contentDidChange()
  }

  func refuseWithoutContent() {
    if storedTitle == nil, storedMessage == nil, storedActions.isEmpty {
      misuse("UIAlertController must have a title, a message or an action to display")
    }
  }

  /// Shows other texts or rows, if they are on the screen.
  func contentDidChange() {
    (storedView as? AlertView)?.showContent()
    presentationAround?.container.setNeedsLayout()
  }

  /// A finger chose an action: the alert goes, then the action is done.
  ///
  /// One that was down when something came over the alert chooses nothing.
  func choose(_ action: UIAlertAction) {
    guard action.storedIsEnabled, storedPresentation == nil, let presentationAround else { return }
    presentationAround.dismiss(animated: true) { action.handler?(action) }
  }

  /// A finger tapped beside an action sheet.
  func outsideWasTapped() { if let cancelAction { choose(cancelAction) } }
}
