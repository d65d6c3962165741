// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourTesting
import Testing
import UIKit

/// Titles of configurations with attributes and without, one after the other.
@MainActor @Suite(.freesControllers) struct ButtonTitleChangeTests {
  private static let configurations: [UIButton.Configuration] = {
    var plain = UIButton.Configuration.tinted()
    plain.title = "A plain title"
    plain.subtitle = "Plain, too"
    var small = UIButton.Configuration.plain()
    small.buttonSize = .mini
    small.title = "A small one"
    var colored = UIButton.Configuration.filled()
    var title = AttributedString("A red title")
    title.foregroundColor = .systemRed
    title.font = .boldSystemFont(ofSize: 20)
    colored.attributedTitle = title
    colored.attributedSubtitle = AttributedString("Below") + title
    var transformed = plain
    transformed.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.underlineStyle = .single
      attributes.font = .systemFont(ofSize: 11)
      return attributes
    }
    return [plain, small, colored, transformed]
  }()

  private func frame(_ configuration: UIButton.Configuration, after former: Int?) -> FrameHash {
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    let button = UIButton(configuration: former.map { Self.configurations[$0] } ?? configuration)
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 60)
    page.view.addSubview(button)
    let world = World(scale: 1, root: page)
    world.advance(by: 0)
    button.configuration = configuration
    world.advance(by: 1)
    return FrameHash(of: world.frame)
  }

  @Test(arguments: 0..<4, 0..<4)
  func `a title looks the same whatever was there before`(former: Int, new: Int) {
    let configuration = Self.configurations[new]
    #expect(frame(configuration, after: former) == frame(configuration, after: nil))
    // The pictures are not all the same one.
    let other = Self.configurations[(new + 1) % 4]
    #expect(frame(other, after: nil) != frame(configuration, after: nil))
  }

  @Test func `a plain title has the font and the color of its configuration`() throws {
    var configuration = Self.configurations[2]
    let button = UIButton(configuration: configuration)
    let world = World(root: UIViewController())
    world.window.rootViewController?.view.addSubview(button)
    world.advance(by: 0)
    configuration.title = "Plain"
    configuration.baseForegroundColor = .systemGreen
    button.configuration = configuration
    world.advance(by: 0)
    let label = try #require(button.titleLabel)
    #expect(label.text == "Plain" && label.textColor == .systemGreen)
    #expect(label.font.pointSize == 17)
  }
}
