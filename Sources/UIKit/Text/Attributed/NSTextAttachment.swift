// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An image in a text, in place of a character.
open class NSTextAttachment: NSObject {
  private let foundationMark = FoundationMark()

  /// The character that stands for attachments.
  public static let character = 0xFFFC

  /// The image; `nil` leaves its room empty.
  open var image: UIImage?
  /// The bounds in points, above the baseline; unless they are set, the image has its own size, and
  /// stands on the baseline.
  open var bounds = CGRect.zero

  /// Creates an attachment without an image.
  public override init() { super.init() }

  /// Creates an attachment.
  ///
  /// - Parameter image: The image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The room of the attachment in a line.
  final var room: CGRect {
    bounds == .zero ? CGRect(origin: .zero, size: image?.pointSize ?? .zero) : bounds
  }
}

extension NSAttributedString {
  /// Creates a string of one character, which an attachment stands for.
  ///
  /// - Parameter attachment: The attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
