// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A postcard over the whole screen: its picture, its text, and a button that closes it.
final class PostcardController: UIViewController {
  private let place: Landscape
  private let picture = UIImageView()
  private let text = UITextView()
  private let button = UIButton(type: .system)

  init(_ place: Landscape) {
    self.place = place
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the name of a place.
  static func name(of place: Landscape) -> String {
    localized("Place \(place.number)", "地点 \(place.number)")
  }

  /// The frame of the picture in the view's coordinates.
  var pictureFrame: CGRect { picture.frame }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.isEditable = false
    text.font = .preferredFont(forTextStyle: .body)
    text.text = [
      Self.name(of: place),
      localized(
        "The sun stays a little longer here each day. Drag the card down when you have read it.",
        "这里的太阳每天都多停留一会儿。读完后把卡片往下拖即可。"
      ),
    ].joined(separator: "\n\n")
    button.setTitle(localized("Close", "关闭"), for: .normal)
    button.tintColor = .label
    button.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) },
      for: .touchUpInside
    )
    for part in [picture, text, button] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let height = area.minY + (view.bounds.width * 0.4).rounded()
    let frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
    if picture.frame != frame {
      picture.frame = frame
      picture.image = place.image(frame.size)
    }
    button.sizeToFit()
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    button.frame.origin = CGPoint(
      x: isMirrored ? area.minX + 16 : area.maxX - 16 - button.frame.width,
      y: area.minY + 8
    )
    text.frame = CGRect(
      x: 16,
      y: height + 16,
      width: view.bounds.width - 32,
      height: max(area.maxY - height - 16, 0)
    )
  }
}
