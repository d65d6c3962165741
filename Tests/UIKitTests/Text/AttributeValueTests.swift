// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// Objects of UIKit as values of attributes, which Foundation compares.
@MainActor struct AttributeValueTests {
  /// Two objects, and whether they are equal.
  struct Pair: CustomTestStringConvertible, @unchecked Sendable {
    let first: NSObject
    let second: NSObject
    let areEqual: Bool

    var testDescription: String { "\(type(of: first)), \(areEqual ? "equal" : "different")" }
  }

  nonisolated static let pairs: [Pair] = {
    let color = CGColor(gray: 0.25, alpha: 1)
    let (small, bold) = (UIFont.systemFont(ofSize: 9), UIFont.boldSystemFont(ofSize: 9))
    let (black, white) = (UIColor(white: 0, alpha: 1), UIColor(white: 1, alpha: 1))
    let centered = NSMutableParagraphStyle()
    centered.alignment = .center
    return [
      Pair(first: small, second: UIFont.systemFont(ofSize: 9), areEqual: true),
      Pair(first: small, second: bold, areEqual: false),
      Pair(first: UIColor(cgColor: color), second: UIColor(cgColor: color), areEqual: true),
      Pair(first: black, second: white, areEqual: false),
      Pair(first: NSParagraphStyle(), second: NSMutableParagraphStyle(), areEqual: true),
      Pair(first: NSParagraphStyle(), second: centered, areEqual: false),
      Pair(first: NSShadow(), second: NSShadow(), areEqual: false),
      Pair(first: NSTextAttachment(), second: NSTextAttachment(), areEqual: false),
      Pair(first: NSTextAttachment(image: UIImage()), second: NSTextAttachment(), areEqual: false),
    ]
  }()

  private let key = NSAttributedString.Key("value")

  private func string(_ pair: Pair) -> NSMutableAttributedString {
    let string = NSMutableAttributedString(string: "abc", attributes: [key: pair.first])
    string.addAttribute(key, value: pair.second, range: NSRange(location: 1, length: 2))
    return string
  }

  @Test(arguments: pairs)
  func `a value replaces another one, and equal values are one part`(_ pair: Pair) {
    var ranges: [NSRange] = []
    let string = string(pair)
    string.enumerateAttributes(in: NSRange(location: 0, length: 3)) { _, range, _ in
      ranges.append(range)
    }
    let parts = [NSRange(location: 0, length: 1), NSRange(location: 1, length: 2)]
    #expect(ranges == (pair.areEqual ? [NSRange(location: 0, length: 3)] : parts))
  }

  @Test(arguments: pairs)
  func `strings with equal values are equal`(_ pair: Pair) {
    let first = NSAttributedString(string: "a", attributes: [key: pair.first])
    let second = NSAttributedString(string: "a", attributes: [key: pair.second])
    #expect(first.isEqual(to: second) == pair.areEqual)
  }

  /// The bits that Foundation takes for the number of a C type: chance decides over those of an
  /// address, so that the comparison alone would not show each fault.
  @Test(arguments: pairs)
  func `the first word of a value is a mark`(_ pair: Pair) {
    let address = Unmanaged.passUnretained(pair.first).toOpaque()
    #expect(address.load(fromByteOffset: 16, as: UInt64.self) == 0x3ff00)
  }
}
