// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import UIKit

/// A gallery page that keys alone operate.
struct KeyboardPage: GalleryPage {
  let name = "kit-keyboard"
  var title: String { localized("Keyboard", "键盘") }
  var summary: String {
    localized("Every control by keys, with a ring.", "用键盘操作所有控件，焦点有光环。")
  }
  var readMe: String {
    localized(
      """
      Press Tab: a ring shows what has the focus. Tab and Shift-Tab follow the reading order and \
      stop once in a list; the arrows go to the next row or the nearest control. Return or the \
      space bar presses it, Esc goes back. A gamepad does the same: its stick or its arrows, A and B.

      After a way back, the focus is where you left it. A touch hides the ring.
      """,
      """
      按 Tab 键，光环标出焦点所在。Tab 与 Shift-Tab 按阅读顺序移动，在列表中只停一次；方向键移到\
      下一行或最近的控件。按回车键或空格键即点按，Esc 返回。\
      游戏手柄也可以：摇杆或十字键移动，A 点按，B 返回。

      返回之后，焦点仍在原处。触摸屏幕会隐藏光环。
      """
    )
  }

  var moments: [Moment] {
    [
      Moment(
        nil,
        localized("An arrow has moved the focus to the second row.", "方向键把焦点移到第二行。"),
        keys: [.tab, .down]
      ),
      Moment(
        nil,
        localized("The custom back button has the focus.", "焦点在自定义返回按钮上。"),
        keys: [.tab, .tab]
      ),
      Moment(
        nil,
        localized("The focus stays in an alert.", "焦点不会离开提醒。"),
        keys: [.tab, .down, .down, .return]
      ),
    ]
  }

  func make() -> UIViewController { KeyboardViewController(title: title, readMe: readMe) }
}
