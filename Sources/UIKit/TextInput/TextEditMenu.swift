// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The edit menu of a text: for its selection, or for the caret.
@preconcurrency @MainActor
final class TextEditMenu: NSObject, UIEditMenuInteractionDelegate {
  private unowned let host: any EditedText
  /// The interaction, once a menu was shown.
  private var interaction: UIEditMenuInteraction?
  /// Whether the menu was shown when the finger came down, which dismisses it.
  private var wasShown = false
  /// The place of a click that shows the menu, in the text.
  private var click: CGPoint?

  init(_ host: any EditedText) {
    self.host = host
    super.init()
  }

  /// Remembers whether the menu is shown while a finger comes down.
  func fingerDown() { wasShown = interaction?.isPresenting == true }

  /// Shows the menu, unless it was shown when the finger came down.
  func toggle() { if !wasShown { show() } }

  /// Shows the menu.
  ///
  /// - Parameter click: The place of a click, in the text; `nil` shows it beside the selection.
  /// - Returns: Whether it is shown; one without commands is not.
  @discardableResult
  func show(at click: CGPoint? = nil) -> Bool {
    guard host.isFirstResponder, host.editor.isActive else { return false }
    self.click = click
    let interaction = interaction ?? UIEditMenuInteraction(delegate: self)
    if self.interaction == nil {
      self.interaction = interaction
      host.addInteraction(interaction)
    }
    let target = target
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(
        identifier: nil,
        sourcePoint: CGPoint(x: target.midX, y: target.midY)
      )
    )
    return interaction.isPresenting
  }

  /// Dismisses the menu.
  func dismiss() { interaction?.dismissMenu() }

  /// The place of the click, or the visible part of the selection with its knobs, or the caret.
  private var target: CGRect {
    if let click { return CGRect(origin: click, size: .zero) }
    let (display, selection) = (host.editor.display, host.editor.editing.selection)
    let rects =
      selection.isCaret
      ? [display.caretRect(at: selection.head)] : display.rects(of: selection.range)
    let first = rects.first ?? display.caretRect(at: selection.head)
    let whole = rects.reduce(first) { $0.union($1) }
    let visible = whole.intersection(display.visibleArea)
    let knob = selection.isCaret ? 0 : SelectionHandles.knobDiameter
    return (visible.isNull ? whole : visible).insetBy(dx: 0, dy: -knob)
  }

  // MARK: UIEditMenuInteractionDelegate

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    let range = NSRange(host.editor.editing.selection.range)
    return host.editMenu(for: range, suggestedActions: suggestedActions)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { target }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { host.willPresentEditMenu(with: animator) }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { host.willDismissEditMenu(with: animator) }
}
