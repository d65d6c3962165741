// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourHost

/// The text input of a stage: the screen keyboard, and the display's input of text,
/// which is on while the first responder takes text.
@MainActor
package final class TextInputCenter {
  private unowned(unsafe) let stage: Stage
  /// The screen keyboard.
  package private(set) lazy var keyboard = ScreenKeyboard(stage)
  /// The depth of changes of the first responder.
  private var depth = 0
  private var area: CGRect?
  /// The first responder whose input views are shown.
  private weak var asked: UIResponder?
  private var memory: [EditingMemory] = []

  init(_ stage: Stage) { self.stage = stage }

  /// Changes the first responder; the input follows at the end of the outermost change.
  func changing<Result>(_ body: () -> Result) -> Result {
    depth += 1
    let result = body()
    depth -= 1
    if depth == 0 { update() }
    return result
  }

  /// Follows the first responder and its caret.
  func update() {
    guard depth == 0 else { return }
    let first = stage.scene.keyWindow?.pressDelivery.firstResponder
    let next = Self.caret(of: first)
    if next != area {
      area = next
      stage.display.setTextInput(next)
    }
    if first !== asked || first == nil && !keyboard.views.isEmpty {
      asked = first
      keyboard.show(first.map(InputViews.init(of:)) ?? InputViews(), takesText: next != nil)
    } else {
      keyboard.want(next != nil)
    }
  }

  /// Asks the first responder for its input views again.
  func reloadInputViews() {
    asked = nil
    update()
  }

  /// Returns the place of the caret of a responder in its window; `nil` if it takes no text.
  private static func caret(of responder: UIResponder?) -> CGRect? {
    if let editor = responder as? any TextEditor {
      return editor.takesText ? editor.caretInWindow : nil
    }
    return responder is any UIKeyInput ? CGRect.zero : nil
  }

  // MARK: Pages

  /// The text input of the stage that shows a page.
  private static func center(of page: UIViewController) -> TextInputCenter? {
    page.storedView?.storedWindow?.storedScene?.stage?.textInput
  }

  /// A page disappears: the editor in it ends, and is remembered.
  static func pageWillDisappear(_ page: UIViewController) {
    center(of: page)?.end(in: page)
  }

  /// A page is on the screen again: the editor that ended when it disappeared begins again.
  static func pageDidReturn(_ page: UIViewController) {
    if page.isShown { center(of: page)?.resume(in: page) }
  }

  /// The editor in a page that disappeared does not begin again.
  static func forgetEditor(in page: UIViewController) {
    for stage in Stage.current.interface.stages {
      stage.textInput.memory.removeAll { $0.page === page }
    }
  }

  private func end(in page: UIViewController) {
    guard let view = page.storedView,
      let first = view.storedWindow?.pressDelivery.firstResponder,
      first is any TextEditor || !keyboard.views.isEmpty
    else { return }
    // What is edited in an input view belongs to the page that has the view.
    let editor = keyboard.owner(of: first) ?? first
    guard let own = editor.responderView,
      own.isInside(view) || (page.shownSearch?.searchBar).map(own.isInside) == true,
      first.resignFirstResponder()
    else { return }
    memory.removeAll { $0.page == nil || $0.page === page }
    memory.append(EditingMemory(page: page, editor: editor))
  }

  private func resume(in page: UIViewController) {
    guard let index = memory.firstIndex(where: { $0.page === page }) else { return }
    let editor = memory[index].editor
    guard editor == nil || editor?.responderWindow != nil else { return }
    memory.remove(at: index)
    // The page may have chosen another one meanwhile.
    if let window = editor?.responderWindow, window.pressDelivery.firstResponder == nil {
      editor?.becomeFirstResponder()
    }
  }
}

/// An editor that ended since its page disappeared.
struct EditingMemory {
  weak var page: UIViewController?
  weak var editor: UIResponder?
}
