// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page with messages, and a field above the bottom of the screen.
struct ChatPage: GalleryPage {
  let name = "pages-chat"
  var title: String { localized("Chat", "聊天") }
  var summary: String { localized("An accessory view of the keyboard.", "键盘的附属视图。") }
  var readMe: String {
    localized(
      """
      The field and its button are the page's input accessory view: they stay at the bottom of the \
      screen, or above a keyboard on it, while the page or the field is the first responder. The \
      messages end at the keyboard's layout guide, so they make room. Return sends. A swipe back \
      takes the view away, and brings it back if it is cancelled.
      """,
      """
      输入框及其按钮是页面的输入附属视图：当页面或输入框是第一响应者时，它们停留在屏幕底部，\
      或屏幕键盘的上方。消息止于键盘布局参考线，因此会让出空间。按回车键发送。\
      向后轻扫时视图随之离开，取消轻扫时又会回来。
      """
    )
  }

  func make() -> UIViewController { ChatController().titled(title) }
}
