// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension Case {
  /// Pictures and shapes that change.
  static let drawing = [
    Case("a photo drawn as a thumbnail") { window in
      let view = UIImageView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
      let photo = photo(width: 2000, height: 1500)
      page(in: window).addSubview(view)
      return { number in
        let size = CGSize(width: 100, height: 100 + number % 3)
        view.image = UIGraphicsImageRenderer(size: size).image { _ in
          photo.draw(in: CGRect(origin: .zero, size: size))
        }
      }
    },
    Case("a photo of 12 million pixels is zoomed") { window in
      let view = UIImageView(image: photo(width: 4000, height: 3000))
      page(in: window).addSubview(view)
      return { number in
        let width = 400 * pow(1.03, CGFloat(number))
        view.bounds.size = CGSize(width: width, height: width * 0.75)
        view.center = CGPoint(x: 195, y: 422)
      }
    },
    Case("a card with a shadow grows") { window in
      let card = UIView(frame: CGRect(x: 40, y: 200, width: 100, height: 100))
      card.backgroundColor = .white
      card.layer.cornerRadius = 20
      card.layer.shadowOpacity = 0.4
      card.layer.shadowRadius = 24
      page(in: window).addSubview(card)
      return { number in
        card.frame = CGRect(x: 40, y: 200, width: 100 + 4 * number, height: 100 + 6 * number)
      }
    },
    Case("20 materials over photos that move") { window in
      let page = page(in: window)
      let photos = UIImageView(image: photo(width: 390, height: 1600))
      page.addSubview(photos)
      for index in 0..<20 {
        let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        material.frame = cell(index, columns: 4, height: 160).insetBy(dx: 6, dy: 20)
        page.addSubview(material)
      }
      return { photos.frame.origin.y = CGFloat(-5 * $0) }
    },
    Case("a page fades by a mask as its rows scroll") { window in
      let page = page(in: window)
      let (rows, fade) = (UIView(frame: page.bounds), CAGradientLayer())
      for index in 0..<60 {
        rows.addSubview(label("Row \(index)", cell(index, columns: 1, height: 30)))
      }
      let outer = UIView(frame: page.bounds)
      fade.frame = outer.bounds
      fade.colors = [UIColor.clear.cgColor, UIColor.black.cgColor, UIColor.black.cgColor]
      fade.locations = [0, 0.1, 1]
      outer.addSubview(rows)
      outer.layer.mask = fade
      page.addSubview(outer)
      return { rows.frame.origin.y = CGFloat(-7 * $0) }
    },
  ]

  /// Stripes of many colors, at a pixel per point.
  private static func photo(width: Int, height: Int) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      for stripe in 0..<60 {
        let hue = CGFloat(stripe) / 60
        UIColor(hue: hue, saturation: 0.8, brightness: 0.9, alpha: 1).setFill()
        context.fill(CGRect(x: stripe * width / 60, y: 0, width: width / 60 + 1, height: height))
      }
    }
  }
}
