// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A layout guide of the system for an area of a view.
final class SystemLayoutGuide: UILayoutGuide {
  /// The area of a guide.
  enum Area: String {
    case safeArea = "UIViewSafeAreaLayoutGuide"
    case margins = "UIViewLayoutMarginsGuide"
    case readableContent = "UIViewReadableContentGuide"
    case scrolledContent = "UIScrollView-contentLayoutGuide"
    case scrollFrame = "UIScrollView-frameLayoutGuide"
  }

  private let area: Area

  init(_ area: Area, of view: UIView) {
    self.area = area
    super.init()
    identifier = area.rawValue
    setOwningView(view)
  }

  override var placement: GuidePlacement? {
    guard let view = owningView else { return nil }
    switch area {
    case .safeArea: return GuidePlacement(insets: view.computedSafeAreaInsets)
    case .margins: return GuidePlacement(insets: view.resolvedMargins)
    case .readableContent: return GuidePlacement(insets: view.readableInsets)
    case .scrolledContent:
      let size = (view as? UIScrollView)?.contentSize ?? .zero
      return GuidePlacement(origin: .zero, .flexible(size))
    case .scrollFrame:
      return GuidePlacement(origin: view.storedLayer.bounds.origin, .shrunk(.zero))
    }
  }

  override func didSolve() {
    guard area == .scrolledContent, let size = node.member?.rect.size else { return }
    (owningView as? UIScrollView)?.contentDidSolve(to: size)
  }
}
