// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page with a strip of photos, one screen wide each.
final class PhotosPage: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let label = UILabel()
  private let photos = (0..<6).map { _ in UIImageView() }

  private static let colors: [UIColor] = [
    .systemTeal, .systemIndigo, .systemOrange, .systemGreen, .systemPink, .systemPurple,
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.isPagingEnabled = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    for (index, photo) in photos.enumerated() {
      photo.image = Self.landscape(Self.colors[index])
      photo.contentMode = .scaleToFill
      scrollView.addSubview(photo)
    }
    label.textAlignment = .center
    view.addSubview(scrollView)
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let size = CGSize(width: view.bounds.width, height: max(area.height - 44, 0))
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if scrollView.bounds.size != size {
      let page = number
      scrollView.frame = CGRect(x: 0, y: area.minY, width: size.width, height: size.height)
      scrollView.contentSize = CGSize(
        width: size.width * CGFloat(photos.count),
        height: size.height
      )
      for (index, photo) in photos.enumerated() {
        let place = isMirrored ? photos.count - 1 - index : index
        photo.frame = CGRect(
          x: size.width * CGFloat(place),
          y: 0,
          width: size.width,
          height: size.height
        )
      }
      scrollView.contentOffset.x = photos[page].frame.minX
    }
    label.frame = CGRect(x: 0, y: area.maxY - 44, width: size.width, height: 44)
    showNumber()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { showNumber() }

  /// The photo in the middle of the view.
  private var number: Int {
    let middle = scrollView.bounds.midX
    return photos.firstIndex { $0.frame.minX <= middle && middle < $0.frame.maxX } ?? 0
  }

  private func showNumber() {
    let text = "\(number + 1) / \(photos.count)"
    if label.text != text { label.text = text }
  }

  /// Draws a sun above hills.
  private static func landscape(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 100, height: 160)).image { _ in
      color.withAlphaComponent(0.35).setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 160)).fill()
      UIColor.systemYellow.setFill()
      UIBezierPath(ovalIn: CGRect(x: 62, y: 24, width: 22, height: 22)).fill()
      color.setFill()
      UIBezierPath(ovalIn: CGRect(x: -50, y: 90, width: 130, height: 150)).fill()
      color.withAlphaComponent(0.7).setFill()
      UIBezierPath(ovalIn: CGRect(x: 30, y: 110, width: 120, height: 120)).fill()
    }
  }
}
