// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A list whose rows push pages with a prompt and without; the item of the bar shows or hides its
/// own.
final class PromptController: PushingListController {
  /// The title of a page and its prompt.
  @MainActor
  enum Kind: CaseIterable {
    case short, none, long

    /// The line above the title.
    var prompt: String? {
      switch self {
      case .short: localized("Step 1 of 3", "第 1 步，共 3 步")
      case .none: nil
      case .long:
        localized(
          "A line that is too long for the bar of a phone, which cuts it off at its end",
          "一行对手机导航栏来说太长的文字，会在末尾被截断，因为没有足够的地方显示它"
        )
      }
    }

    /// The title of a page, and the text of the row that pushes it.
    var title: String {
      switch self {
      case .short: localized("With a prompt", "有提示")
      case .none: localized("Without", "没有提示")
      case .long: localized("A long one", "长提示")
      }
    }
  }

  private let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
    super.init(style: .plain)
    navigationItem.prompt = kind.prompt
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in self?.togglePrompt() }
    )
  }

  override func fill(_ content: inout UIListContentConfiguration, ofRow row: Int) {
    content.text = Self.kind(ofRow: row).title
  }

  override func page(ofRow row: Int) -> UIViewController {
    PromptController(Self.kind(ofRow: row)).titled(Self.kind(ofRow: row).title)
  }

  /// Shows or hides the prompt, with an animation.
  func togglePrompt() {
    let shown = kind.prompt ?? Kind.short.prompt
    UIView.animate(withDuration: 0.3) { [navigationItem] in
      navigationItem.prompt = navigationItem.prompt == nil ? shown : nil
    }
  }

  private static func kind(ofRow row: Int) -> Kind { Kind.allCases[row % Kind.allCases.count] }
}
