// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A list whose rows push pages with large titles and without.
final class LargeTitlesController: PushingListController {
  private static let modes: [UINavigationItem.LargeTitleDisplayMode] = [
    .always, .never, .automatic,
  ]

  init(_ mode: UINavigationItem.LargeTitleDisplayMode) {
    super.init(style: .plain)
    navigationItem.largeTitleDisplayMode = mode
  }

  required init?(coder: NSCoder) { nil }

  override func fill(_ content: inout UIListContentConfiguration, ofRow row: Int) {
    content.text = Self.title(ofRow: row)
  }

  override func page(ofRow row: Int) -> UIViewController {
    LargeTitlesController(Self.mode(ofRow: row)).titled(Self.title(ofRow: row))
  }

  private static func mode(ofRow row: Int) -> UINavigationItem.LargeTitleDisplayMode {
    modes[row % modes.count]
  }

  private static func title(ofRow row: Int) -> String {
    switch mode(ofRow: row) {
    case .always: localized("Large", "大标题")
    case .never: localized("Small", "小标题")
    case .automatic: localized("Automatic", "自动")
    }
  }
}
