// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// Labels and image views that are the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct LabelParityTests {
  // Apple header UILabel.h: the defaults.
  @Test func `a label has its documented defaults`() {
    let label = UILabel()
    #expect(label.text == nil && label.numberOfLines == 1 && label.textAlignment == .natural)
    #expect(label.lineBreakMode == .byTruncatingTail && label.font == .systemFont(ofSize: 17))
    #expect(label.isEnabled && !label.isHighlighted && label.highlightedTextColor == nil)
    #expect(!label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0)
    #expect(label.preferredMaxLayoutWidth == 0 && !label.adjustsFontForContentSizeCategory)
  }

  // Apple header UILabel.h: no shadow, and an offset of (0, -1).
  @Test func `a label has no shadow, whose offset is one point up`() {
    let label = UILabel()
    #expect(label.shadowColor == nil && label.shadowOffset == CGSize(width: 0, height: -1))
  }

  // Apple documentation of `isUserInteractionEnabled` of UILabel and UIImageView.
  @Test func `labels and image views take no touches`() {
    #expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
  }

  // Apple documentation of `sizeThatFits(_:)` and `numberOfLines`.
  @Test func `a label of one line is as high as its font`() {
    let label = UILabel()
    label.text = "One"
    let one = label.sizeThatFits(CGSize(width: 1000, height: 1000))
    #expect(abs(one.height - label.font.lineHeight) <= 1 && one.width > 0)
    label.text = "One and some more"
    #expect(label.sizeThatFits(CGSize(width: 1000, height: 1000)).width > one.width)
  }

  // Apple documentation of `numberOfLines`: 0 is as many as needed.
  @Test func `a label of any number of lines wraps at the width`() {
    let label = UILabel()
    label.text = "some words that need more than a single narrow line"
    let one = label.sizeThatFits(CGSize(width: 100, height: 1000))
    label.numberOfLines = 0
    let many = label.sizeThatFits(CGSize(width: 100, height: 1000))
    #expect(many.height > 2.5 * one.height && many.width <= 100)
    label.numberOfLines = 2
    let two = label.sizeThatFits(CGSize(width: 100, height: 1000))
    #expect(two.height > one.height && two.height < many.height)
  }

  // Apple documentation of `preferredMaxLayoutWidth`: the width at which lines wrap.
  @Test func `a preferred width wraps the intrinsic size`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "some words that need more than a single narrow line"
    let height = label.intrinsicContentSize.height
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize.height > height && label.intrinsicContentSize.width <= 100)
  }

  // Apple documentation of `textRect(forBounds:limitedToNumberOfLines:)`.
  @Test func `the rectangle of the text lies within the bounds`() {
    let label = UILabel()
    label.text = "some words that need more than a single narrow line"
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 500)
    let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 2)
    #expect(bounds.contains(rect) && rect.height > label.font.lineHeight)
    #expect(rect.height < 3 * label.font.lineHeight)
  }

  // Apple header NSText.h and NSParagraphStyle.h: the values of the constants.
  @Test func `alignments and line breaks have the values of the headers`() {
    #expect(NSTextAlignment.left.rawValue == 0 && NSTextAlignment.center.rawValue == 1)
    #expect(NSTextAlignment.right.rawValue == 2 && NSTextAlignment.justified.rawValue == 3)
    #expect(NSTextAlignment.natural.rawValue == 4)
    #expect(NSLineBreakMode.byWordWrapping.rawValue == 0)
    #expect(NSLineBreakMode.byCharWrapping.rawValue == 1)
    #expect(NSLineBreakMode.byClipping.rawValue == 2)
    #expect(NSLineBreakMode.byTruncatingHead.rawValue == 3)
    #expect(NSLineBreakMode.byTruncatingTail.rawValue == 4)
    #expect(NSLineBreakMode.byTruncatingMiddle.rawValue == 5)
  }

  /// An image of 20 by 10 points.
  private func makeImage() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
  }

  // Apple documentation of `init(image:)`: the view has the size of its image.
  @Test func `an image view has the size of its image`() {
    let image = makeImage()
    let view = UIImageView(image: image)
    #expect(view.bounds.size == CGSize(width: 20, height: 10) && view.image === image)
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    #expect(view.contentMode == .scaleToFill && !view.isHighlighted)
  }

  // Apple documentation of `image`: setting it does not change the frame.
  @Test func `another image does not change the frame of its view`() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 5, height: 6))
    view.image = makeImage()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 5, height: 6))
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
  }

  // Apple documentation of `init(image:highlightedImage:)`.
  @Test func `an image view keeps an image for its highlight`() {
    let (first, second) = (makeImage(), makeImage())
    let view = UIImageView(image: first, highlightedImage: second)
    #expect(view.image === first && view.highlightedImage === second && !view.isHighlighted)
    view.isHighlighted = true
    #expect(view.isHighlighted && view.image === first)
  }
}
