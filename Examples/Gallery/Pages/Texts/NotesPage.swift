// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with a text view.
struct NotesPage: GalleryPage {
  let name = "pages-notes"
  var title: String { localized("Notes", "备忘录") }
  var summary: String { localized("A text view with attributes.", "带属性的文本视图。") }
  var readMe: String {
    localized(
      """
      Tap to place the caret, twice to select a word, three times for a paragraph; the mouse selects \
      by dragging. A finger drags the handles of a selection, and the caret after a long press; a \
      tap on the selection, or a right click, shows the edit menu. The arrows move by lines and \
      keep their column. Control and A, C, X, V and Z work. Typing continues the style before the \
      caret.
      """,
      """
      点按放置光标，点两下选择单词，三下选择段落；用鼠标拖移选择。\
      手指可拖移所选内容两端的手柄，长按可移动光标；点按所选内容或点按右键会显示编辑菜单。\
      上下方向键按行移动并保持列。Control 加 A、C、X、V、Z \
      可用。输入的文字沿用光标前的样式。
      """
    )
  }

  func make() -> UIViewController { NotesController().titled(title) }
}
