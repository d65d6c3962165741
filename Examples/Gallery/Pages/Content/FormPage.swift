// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with text fields.
struct FormPage: GalleryPage {
  let name = "pages-form"
  var title: String { localized("Form", "表单") }
  var summary: String {
    localized("Text fields: names, a password, Return moves on.", "文本框：姓名、密码，回车跳到下一项。")
  }
  var readMe: String {
    localized(
      """
      Type a name; Return goes to the next field, Tab too. Select with Shift and the arrows, with the \
      mouse, or by a double tap; Control and A, C, X, V and Z work. A swipe back ends editing, and a \
      cancelled one begins it again.
      """,
      """
      输入姓名；按回车或 Tab 跳到下一项。用 Shift 加方向键、鼠标或双击选择文字；Control 加 A、C、X、V、Z 可用。\
      侧滑返回时编辑结束，取消侧滑则恢复编辑。
      """
    )
  }

  func make() -> UIViewController { FormController().titled(title) }
}
