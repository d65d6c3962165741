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
      moveMaterials(20, columns: 4, height: 160, spacing: CGSize(width: 6, height: 20), in: window)
    },
    Case("60 chips of a material over photos that move") { window in
      moveMaterials(60, columns: 10, height: 60, spacing: CGSize(width: 3, height: 3), in: window)
    },
    Case("twelve cards that clip one another exchanged") { window in
      let page = page(in: window)
      return { number in
        page.subviews.forEach { $0.removeFromSuperview() }
        var outer = page
        for level in 0..<12 {
          let card = UIView(frame: outer.bounds.insetBy(dx: 1, dy: 1))
          card.backgroundColor = UIColor(white: CGFloat((level + number) % 12) / 12, alpha: 1)
          card.layer.cornerRadius = 20
          card.clipsToBounds = true
          outer.addSubview(card)
          outer = card
        }
      }
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
    Case("the gradient of a page changes its colors") { window in
      let (page, gradient) = (page(in: window), CAGradientLayer())
      gradient.frame = page.bounds
      page.layer.addSublayer(gradient)
      return { number in
        gradient.colors = [0, 0.2].map { way in
          UIColor(hue: CGFloat(number) / 80 + way, saturation: 0.6, brightness: 0.9, alpha: 1)
            .cgColor
        }
      }
    },
    Case("a page that loads shimmers by a mask") { window in
      let page = page(in: window)
      return { number in
        guard number == 0 else { return }
        for index in 0..<36 {
          let block = UIView(frame: cell(index, columns: 3, height: 70).insetBy(dx: 8, dy: 10))
          block.backgroundColor = .systemGray4
          block.layer.cornerRadius = 8
          page.addSubview(block)
        }
        let (mask, shimmer) = (CAGradientLayer(), CABasicAnimation(keyPath: "locations"))
        let faint = UIColor.black.withAlphaComponent(0.4).cgColor
        (mask.frame, mask.colors) = (page.bounds, [faint, UIColor.black.cgColor, faint])
        (mask.startPoint, mask.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        (shimmer.fromValue, shimmer.toValue) = ([-1, -0.5, 0], [1, 1.5, 2])
        (shimmer.duration, shimmer.repeatCount) = (1.2, .infinity)
        page.layer.mask = mask
        mask.add(shimmer, forKey: "shimmer")
      }
    },
    Case("a card with a photo is swiped away") { window in
      let page = page(in: window)
      let cards = (0..<3).map { index in
        let card = UIView(frame: CGRect(x: 25, y: 120 + 8 * index, width: 340, height: 480))
        (card.layer.shadowOpacity, card.layer.shadowRadius) = (0.25, 14)
        let picture = UIImageView(image: photo(width: 1020, height: 1440))
        (picture.frame, picture.clipsToBounds) = (card.bounds, true)
        picture.layer.cornerRadius = 20
        picture.addSubview(label("Anna, 29", CGRect(x: 20, y: 420, width: 200, height: 40)))
        card.addSubview(picture)
        page.addSubview(card)
        return card
      }
      return { number in
        let way = CGFloat(number)
        cards[2].transform = CGAffineTransform(translationX: 6 * way, y: way).rotated(by: way / 160)
      }
    },
  ]

  /// Shows materials in a grid over photos, and returns a step that moves the photos.
  private static func moveMaterials(
    _ count: Int,
    columns: Int,
    height: CGFloat,
    spacing: CGSize,
    in window: UIWindow
  ) -> Step {
    let (page, photos) = (page(in: window), UIImageView(image: photo(width: 390, height: 1600)))
    page.addSubview(photos)
    for index in 0..<count {
      let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
      let place = cell(index, columns: columns, height: height)
      material.frame = place.insetBy(dx: spacing.width, dy: spacing.height)
      page.addSubview(material)
    }
    return { photos.frame.origin.y = CGFloat(-5 * $0) }
  }

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
