// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

/// The appearance of attributed text.
@MainActor struct AttributedTextPictureTests {
  private let page = UIViewController()

  private func show(_ text: NSAttributedString, y: CGFloat, height: CGFloat) {
    let label = UILabel(frame: CGRect(x: 16, y: y, width: 248, height: height))
    label.numberOfLines = 0
    label.attributedText = text
    page.view.addSubview(label)
  }

  private func styled(
    _ parts: [(String, [NSAttributedString.Key: Any])],
    _ change: (NSMutableParagraphStyle) -> Void = { _ in }
  ) -> NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    change(paragraph)
    let text = NSMutableAttributedString(string: "")
    for (string, attributes) in parts {
      text.append(
        NSAttributedString(
          string: string,
          attributes: attributes.merging([.paragraphStyle: paragraph]) { own, _ in own }
        )
      )
    }
    return text
  }

  private func fill() {
    page.view.backgroundColor = .systemBackground
    show(
      styled([
        ("Large", [.font: UIFont.boldSystemFont(ofSize: 28)]),
        (" and ", [:]), ("red", [.foregroundColor: UIColor.systemRed]),
        (" marked ", [.backgroundColor: UIColor.systemYellow, .foregroundColor: UIColor.black]),
        ("x", [:]), ("2", [.font: UIFont.systemFont(ofSize: 11), .baselineOffset: 7]),
      ]),
      y: 8,
      height: 40
    )
    let lines: [(String, NSUnderlineStyle)] = [
      ("single", .single), ("thick", .thick), ("double", .double),
      ("dots", [.single, .patternDot]), ("dashes", [.single, .patternDash]),
    ]
    show(
      styled(
        lines.flatMap { text, style -> [(String, [NSAttributedString.Key: Any])] in
          [(text, [.underlineStyle: style.rawValue]), (" ", [:])]
        } + [
          (
            "struck",
            [
              .strikethroughStyle: NSUnderlineStyle.single.rawValue,
              .strikethroughColor: UIColor.systemRed,
            ]
          ), (" ", [:]), ("kerned", [.kern: 4]),
        ]
      ),
      y: 52,
      height: 60
    )
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 2, height: 2)
    show(
      styled([
        ("shadow 👩‍👩‍👧‍👦 ", [.shadow: shadow]), ("مرحبا", [.foregroundColor: UIColor.systemBlue]),
        (" 日本", [.underlineStyle: 1, .underlineColor: UIColor.systemGreen]),
      ]),
      y: 112,
      height: 30
    )
    let words = "A paragraph with a hanging indent, a line height of 1.3 and an end at 220 points."
    show(
      styled([(words, [.font: UIFont.systemFont(ofSize: 14)])]) {
        $0.firstLineHeadIndent = 0
        $0.headIndent = 24
        $0.tailIndent = 220
        $0.lineHeightMultiple = 1.3
      },
      y: 148,
      height: 80
    )
    show(
      styled([("Centered\nin two paragraphs", [:])]) {
        $0.alignment = .center
        $0.paragraphSpacing = 8
      },
      y: 228,
      height: 56
    )
  }

  @Test(arguments: PresentationPictureTests.Look.allCases)
  func `attributed text in labels`(_ look: PresentationPictureTests.Look) {
    let world = World(
      look.direction,
      size: CGSize(width: 280, height: 292),
      scale: 2,
      style: look.style,
      root: page
    )
    world.perform { fill() }
    world.settle()
    expectGolden(of: world, named: "\(look)")
  }
}
