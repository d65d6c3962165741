// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import UIKit

extension Scene {
  /// Scenes of images.
  static let pictures = [
    Scene("avatars clipped to circles") { page in
      rows(14, in: page) { row, index in
        let avatar = UIImageView(frame: CGRect(x: 16, y: 5, width: 48, height: 48))
        avatar.image = Pictures.avatar(index % 4)
        avatar.layer.cornerRadius = 24
        avatar.clipsToBounds = true
        row.addSubview(avatar)
        row.addSubview(label("Friend \(index)", at: CGPoint(x: 80, y: 18)))
      }
    },
    Scene("masks by layers") { page in
      rows(14, in: page) { row, index in
        let avatar = UIImageView(frame: CGRect(x: 16, y: 5, width: 48, height: 48))
        avatar.image = Pictures.avatar(index % 4)
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(ovalIn: avatar.bounds.insetBy(dx: 0, dy: 6)).cgPath
        avatar.layer.mask = mask
        row.addSubview(avatar)
        row.addSubview(label("Friend \(index)", at: CGPoint(x: 80, y: 18)))
      }
    },
    Scene("photo, scaled up") { page in
      let photo = UIImageView(frame: page.bounds)
      photo.image = Pictures.small
      page.addSubview(photo)
    },
    Scene("photos, scaled down") { page in photos(in: page) },
    Scene("photos, turned", motion: .customPush(.turn)) { page in photos(in: page) },
    Scene("photos in a sheet", motion: .pushInSheet) { page in photos(in: page) },
    Scene("resizable images") { page in
      for frame in grid(2, 14, in: page) {
        let view = UIImageView(frame: frame.insetBy(dx: 6, dy: 5))
        view.image = Pictures.bubble
        page.addSubview(view)
      }
    },
    Scene("template images") { page in templates(in: page) },
    Scene("template images, turned", motion: .customPush(.turn)) { page in templates(in: page) },
  ]

  private static func templates(in page: UIView) {
    let colors: [UIColor] = [.systemRed, .systemBlue, .systemGreen, .systemOrange]
    for (index, frame) in grid(6, 14, in: page).enumerated() {
      let origin = CGPoint(x: frame.midX - 20, y: frame.midY - 20)
      let view = UIImageView(frame: CGRect(origin: origin, size: CGSize(width: 40, height: 40)))
      view.image = Icons.all[index % 4].withRenderingMode(.alwaysTemplate)
      view.tintColor = colors[index % 4]
      page.addSubview(view)
    }
  }

  static func photos(in page: UIView) {
    rows(14, in: page) { row, index in
      let photo = UIImageView(frame: CGRect(x: 16, y: 4, width: 66, height: 49))
      photo.image = Pictures.photo(index)
      row.addSubview(photo)
      row.addSubview(label("Photo \(index)", at: CGPoint(x: 98, y: 18)))
    }
  }

  /// Adds rows with content and a hairline.
  static func rows(_ count: Int, in page: UIView, _ fill: (UIView, Int) -> Void) {
    for (index, frame) in grid(1, count, in: page).enumerated() {
      let row = UIView(frame: frame)
      fill(row, index)
      let line = CGRect(x: 72, y: frame.height - 1, width: frame.width - 72, height: 1)
      let hairline = UIView(frame: line)
      hairline.backgroundColor = .separator
      row.addSubview(hairline)
      page.addSubview(row)
    }
  }
}

/// The images of the scenes, made once.
@MainActor
package enum Pictures {
  private static let photos = (0..<14).map { image(width: 2000, height: 1500, seed: $0) }
  private static let avatars = (0..<4).map { image(width: 200, height: 200, seed: $0) }

  /// A photo of 2,000 by 1,500 pixels.
  package static func photo(_ index: Int) -> UIImage { photos[index] }
  /// A square of 200 pixels.
  static func avatar(_ index: Int) -> UIImage { avatars[index] }
  /// An image of half the screen's pixels in each direction.
  static let small = image(width: 585, height: 1266, seed: 3)

  /// A bubble whose middle stretches.
  static let bubble: UIImage = {
    let size = CGSize(width: 32, height: 32)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.systemBlue.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 14).fill()
    }
    return image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 15, left: 15, bottom: 15, right: 15)
    )
  }()

  /// Writes the images into a folder, for the peers.
  package static func write(to folder: String) throws {
    for (index, photo) in photos.enumerated() { try write(photo, folder + "/photo\(index).png") }
    for (index, avatar) in avatars.enumerated() {
      try write(avatar, folder + "/avatar\(index).png")
    }
    try write(small, folder + "/small.png")
  }

  private static func write(_ image: UIImage, _ path: String) throws {
    try image.pngData()?.write(to: URL(fileURLWithPath: path))
  }

  /// Makes an opaque image with soft colors and fine detail, as a photo has.
  private static func image(width: Int, height: Int, seed: Int) -> UIImage {
    let image = CGImage(width: width, height: height, isOpaque: true) { pixels in
      for y in 0..<height {
        let row = (pixels.base + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width {
          let grain = (x &* 73 ^ y &* 151 ^ seed &* 977) & 31
          let red = (x * 200 / width + grain) & 255
          let green = (y * 200 / height + grain) & 255
          let blue = (seed * 37 + (x + y) / 16 + grain) & 255
          row[x] = 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        }
      }
    }
    return UIImage(cgImage: image, scale: 1, orientation: .up)
  }
}
