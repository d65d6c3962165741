// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

@MainActor
extension MenuContent.Item {
  /// The text of the element.
  var title: String {
    switch self {
    case .leaf(let leaf): leaf.title
    case .submenu(let menu), .back(let menu): menu.title
    case .loading: SystemString.loading.text(in: Stage.current.language)
    }
  }

  /// The text below the title.
  var subtitle: String? {
    switch self {
    case .leaf(let leaf): leaf.subtitle
    case .submenu(let menu): menu.subtitle
    case .back, .loading: nil
    }
  }

  /// The image; an element that is on shows its selected image.
  var image: UIImage? {
    switch self {
    case .leaf(let leaf): leaf.state == .on ? leaf.selectedImage ?? leaf.image : leaf.image
    case .submenu(let menu): menu.image
    case .back, .loading: nil
    }
  }

  /// The check mark or arrow.
  var mark: UIImage? {
    let symbol: Symbol? =
      switch self {
      case .leaf(let leaf):
        switch leaf.state {
        case .off: nil
        case .on: .checkmark
        case .mixed: .minus
        }
      case .submenu: .chevronForward
      case .back: .chevronDown
      case .loading: nil
      }
    let style = UIImage.SymbolConfiguration(pointSize: Self.markSize)
    return symbol.flatMap { UIImage(systemName: $0.rawValue, withConfiguration: style) }
  }

  /// Whether the element cannot be chosen.
  var isDisabled: Bool {
    switch self {
    case .leaf(let leaf): leaf.attributes.contains(.disabled)
    case .submenu, .back: false
    case .loading: true
    }
  }

  /// The color of texts and images.
  var color: UIColor {
    if case .loading = self { return .secondaryLabel }
    if isDisabled { return .tertiaryLabel }
    return isDestructive ? .systemRed : .label
  }

  private var isDestructive: Bool {
    switch self {
    case .leaf(let leaf): leaf.attributes.contains(.destructive)
    case .submenu(let menu): menu.options.contains(.destructive)
    case .back, .loading: false
    }
  }

  /// The size of the text that marks are made for, in points.
  private static let markSize: CGFloat = 13
}
