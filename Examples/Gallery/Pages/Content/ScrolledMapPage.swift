// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page with a map that is dragged in all directions and zoomed.
final class ScrolledMapPage: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let map = UIImageView()
  private static let size = CGSize(width: 1200, height: 1200)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    scrollView.minimumZoomScale = 0.75
    scrollView.maximumZoomScale = 3
    map.image = Self.draw()
    map.frame = CGRect(origin: .zero, size: Self.size)
    scrollView.addSubview(map)
    scrollView.contentSize = Self.size
    view.addSubview(scrollView)
    let whole = UIAction(title: localized("Overview", "全图")) { [weak self] _ in
      guard let self else { return }
      scrollView.zoom(to: map.bounds, animated: true)
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: whole)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard scrollView.frame != view.bounds else { return }
    scrollView.frame = view.bounds
    scrollView.contentOffset = CGPoint(
      x: (scrollView.contentSize.width - view.bounds.width) / 2,
      y: (scrollView.contentSize.height - view.bounds.height) / 2
    )
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { map }

  /// Draws streets, a river and parks.
  private static func draw() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 600, height: 600)).image { _ in
      UIColor(white: 0.93, alpha: 1).setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 600, height: 600)).fill()
      UIColor.systemGreen.withAlphaComponent(0.4).setFill()
      for park in [(70.0, 90.0), (330, 250), (180, 430), (470, 60)] {
        let frame = CGRect(x: park.0, y: park.1, width: 90, height: 70)
        UIBezierPath(roundedRect: frame, cornerRadius: 14).fill()
      }
      UIColor.white.setStroke()
      for line in stride(from: 30.0, to: 600, by: 60) {
        stroke([(line, 0), (line, 600)], width: 6)
        stroke([(0, line + 12), (600, line + 12)], width: 6)
      }
      UIColor.systemBlue.withAlphaComponent(0.6).setStroke()
      stroke([(0, 420), (180, 330), (330, 350), (600, 180)], width: 26)
    }
  }

  private static func stroke(_ points: [(Double, Double)], width: CGFloat) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: points[0].0, y: points[0].1))
    for point in points.dropFirst() { path.addLine(to: CGPoint(x: point.0, y: point.1)) }
    path.lineWidth = width
    path.lineJoinStyle = .round
    path.stroke()
  }
}
