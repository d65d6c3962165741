// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An area at an edge of a view controller's view that bars cover.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The extent of the area, in points.
  var length: CGFloat { get }
  /// The top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The layout guide of such an area: it ends where the safe area begins.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  /// The edge of the view.
  enum Edge: String {
    case top = "_UIViewControllerTop"
    case bottom = "_UIViewControllerBottom"
  }

  private let edge: Edge

  private init(_ edge: Edge) {
    self.edge = edge
    super.init()
    identifier = edge.rawValue
  }

  /// Returns the guide at an edge of a view, which is made once.
  static func at(_ edge: Edge, of view: UIView) -> BarLayoutGuide {
    let made = view.layoutGuides.lazy.compactMap { $0 as? BarLayoutGuide }
    if let guide = made.first(where: { $0.edge == edge }) { return guide }
    let guide = BarLayoutGuide(edge)
    view.addLayoutGuide(guide)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 0),
      edge == .top
        ? guide.topAnchor.constraint(equalTo: view.topAnchor)
        : guide.topAnchor.constraint(equalTo: safe.bottomAnchor),
      edge == .top
        ? guide.bottomAnchor.constraint(equalTo: safe.topAnchor)
        : guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    return guide
  }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return edge == .top ? insets.top : insets.bottom
  }
}
