// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A list of bar appearances; each row pushes a page with the one that it names.
final class AppearancesController: PushingListController {
  /// A look of the bar.
  @MainActor
  enum Look: CaseIterable {
    case material, orange, photo, clear

    /// The title of the page.
    var title: String {
      switch self {
      case .material: localized("Material", "毛玻璃")
      case .orange: localized("Orange", "橙色")
      case .photo: localized("Image", "图片")
      case .clear: localized("Transparent", "透明")
      }
    }

    /// The appearance away from the top.
    var standard: UINavigationBarAppearance {
      let appearance = UINavigationBarAppearance()
      switch self {
      case .material: break
      case .orange:
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemOrange
        appearance.shadowColor = nil
        whiten(appearance)
      case .photo:
        appearance.configureWithOpaqueBackground()
        appearance.backgroundImage = Self.stripes
        whiten(appearance)
      case .clear: appearance.configureWithTransparentBackground()
      }
      return appearance
    }

    /// The appearance at the top; `nil` is the standard one without its background.
    var scrollEdge: UINavigationBarAppearance? {
      self == .orange || self == .photo ? standard : nil
    }

    private func whiten(_ appearance: UINavigationBarAppearance) {
      appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
      for buttons in [appearance.buttonAppearance, appearance.backButtonAppearance] {
        buttons.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
      }
    }

    private static let stripes = UIGraphicsImageRenderer(
      size: CGSize(width: 24, height: 24)
    ).image { context in
      UIColor.systemIndigo.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 24, height: 24))
      UIColor.systemPurple.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 24))
    }.resizableImage(withCapInsets: .zero, resizingMode: .tile)
  }

  private static let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue,
    .systemIndigo, .systemPurple, .systemPink,
  ]

  private let look: Look

  init(_ look: Look) {
    self.look = look
    super.init(style: .plain)
    title = look.title
    navigationItem.standardAppearance = look.standard
    navigationItem.scrollEdgeAppearance = look.scrollEdge
  }

  required init?(coder: NSCoder) { nil }

  override var rowHeight: CGFloat { 64 }

  override func fill(_ content: inout UIListContentConfiguration, ofRow row: Int) {
    content.text = look(ofRow: row).title
    content.image = UIImage(systemName: "circle.fill")
    content.imageProperties.tintColor = Self.colors[row % Self.colors.count]
  }

  override func page(ofRow row: Int) -> UIViewController {
    AppearancesController(look(ofRow: row))
  }

  private func look(ofRow row: Int) -> Look { Look.allCases[(row + 1) % Look.allCases.count] }
}
