// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A gallery page about guards.
struct GuardPage: GalleryPage {
  /// The decision of the page's guard.
  enum Kind: String, CaseIterable {
    case ask, deny, ways
  }

  let kind: Kind

  var name: String {
    switch kind {
    case .ask: "kit-guard"
    case .deny: "kit-guard-deny"
    case .ways: "kit-guard-ways"
    }
  }
  var title: String {
    switch kind {
    case .ask: localized("Ask before going back", "返回前询问")
    case .deny: localized("A page that stays", "不可离开的页面")
    case .ways: localized("Ways back", "返回的方式")
    }
  }
  var summary: String {
    switch kind {
    case .ask: localized("One question for every way back.", "无论怎样返回，都先询问。")
    case .deny: localized("A swipe that springs back.", "侧滑有阻力，松手弹回。")
    case .ways: localized("The guard tells them apart.", "守卫分辨每一种返回方式。")
    }
  }
  var readMe: String {
    switch kind {
    case .ask:
      localized(
        """
        This page has a guard that asks. Tap the back button, or swipe back and let go: the page \
        waits where your finger left it until you answer.

        Discard continues the swipe from there. Keep Editing returns the page to its place.
        """,
        """
        这个页面在离开之前会询问。点返回按钮，或者侧滑后松手：页面停在松手的位置，等您回答。

        “放弃”从那里继续返回，“继续编辑”让页面回到原处。
        """
      )
    case .deny:
      localized(
        """
        The guard of this page denies every request. A tap on the back button has no effect, and a \
        swipe follows with resistance.

        Tap Unlock to be able to leave.
        """,
        """
        这个页面拒绝一切返回：点按钮没有反应，侧滑有阻力。

        点“解锁”之后可以离开。
        """
      )
    case .ways:
      localized(
        """
        Try to leave: tap the back button, swipe, press Esc or Alt and the left arrow, click the \
        back button of the mouse, hold the button and choose a page. The guard denies, and shows \
        the trigger of the request as the title.

        Tap Unlock to be able to leave.
        """,
        """
        试着离开：点返回按钮、侧滑、按 Esc 或 Alt 加左箭头、按鼠标的后退键，或长按按钮选择页面。\
        守卫都会拒绝，并把请求的来源显示为标题。

        点“解锁”之后可以离开。
        """
      )
    }
  }

  var moments: [Moment] {
    let far = Stroke(share: 0.7, lifts: true)
    switch kind {
    case .ask:
      return [
        Moment(
          nil,
          localized("The swipe waits for the answer.", "侧滑停住，等待回答。"),
          strokes: [far],
          pause: nil
        )
      ]
    case .deny:
      return [
        Moment(
          nil,
          localized("A denied swipe follows with resistance.", "被拒绝的侧滑带着阻力。"),
          strokes: [Stroke(share: 0.7)]
        )
      ]
    case .ways:
      return [
        Moment(
          nil,
          localized("The guard has named a denied tap.", "守卫写出了被拒绝的点按。"),
          strokes: [.tapBack],
          pause: nil
        )
      ]
    }
  }

  func make() -> UIViewController {
    ReadMePage(title: title, readMe: readMe) { [kind] page in
      switch kind {
      case .ask:
        page.navigationItem.backGuard = { [weak page] _ in
          guard let page else { return .allow }
          return .confirm(
            localized("Discard changes?", "放弃改动？"),
            leave: localized("Discard", "放弃"),
            stay: localized("Keep Editing", "继续编辑"),
            on: page
          )
        }
      case .deny:
        page.navigationItem.backGuard = { _ in .deny }
        addUnlock(to: page)
      case .ways:
        page.navigationItem.backButton = .title()
        page.navigationItem.backGuard = { [weak page] request in
          page?.navigationItem.title = "\(request.trigger)"
          return .deny
        }
        addUnlock(to: page)
      }
    }
  }

  /// Adds a bar item that removes the guard.
  private func addUnlock(to page: UIViewController) {
    let unlock = UIAction(title: localized("Unlock", "解锁")) { [weak page] _ in
      page?.navigationItem.backGuard = nil
      page?.navigationItem.rightBarButtonItem = nil
    }
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: unlock)
  }
}
