// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting

/// The parsed command line.
struct GalleryArguments: Equatable {
  /// The task of the program.
  enum Task: Equatable {
    case help
    case list
    /// Opens a window, with the front page or a page pushed on it.
    case window(page: String?)
    /// Renders one image of a page, at a time after the start of its push; `nil` for rest.
    case picture(page: String, time: Double?, file: String)
    /// Renders a push and a swipe in one image.
    case strip(file: String)
    /// Renders the tour into a folder.
    case tour(folder: String)
  }

  let task: Task
  let look: Look

  /// Parses a command line.
  ///
  /// - Parameters:
  ///   - words: The arguments, without the program's name.
  ///   - pages: The names of all pages.
  ///   - language: The default language.
  /// - Throws: `UsageError` for an invalid argument.
  init(
    _ words: [String],
    pages: [String],
    language: Language = .english
  ) throws(UsageError) {
    if words.contains("--help") || words.contains("-h") {
      (task, look) = (.help, Look())
      return
    }
    let values = try Self.values(of: words)
    if values[.list] != nil {
      guard values.count == 1 else { throw UsageError("--list takes no other arguments") }
      (task, look) = (.list, Look())
      return
    }
    look = try Self.look(from: values, language)
    if let page = values[.page], !pages.contains(page) {
      throw UsageError("there is no page \"\(page)\"; use --list for the names")
    }
    task = try Self.task(from: values)
  }

  /// The text of `--help`, also printed after a usage error.
  static let usage = """
    Usage:
      gallery [--page NAME] [LOOK]                        open a window
      gallery --list                                      print the names of the pages
      gallery --headless --page NAME [--at SECONDS] --out FILE.png [LOOK]
                                                          render one image
      gallery --headless --strip --out FILE.png [LOOK]    render a push and a swipe in one image
      gallery --headless --out DIR [LOOK]                 render the tour

      --at SECONDS   the time after the start of the page's push; by default at rest

    LOOK:
      --size WxH     the screen in points (390x844)
      --scale N      pixels per point, 1 to 3 (the desktop's; 3 without a window)
      --fullscreen   the whole screen instead of a window
      --dark         dark appearance
      --rtl          right-to-left layout
      --design D     the design of bars: flat as up to iOS 18, or glass as on iOS 26 (flat)
      --language L   en or zh-Hans (the environment's)
      --content-size C
                     the size of text: XS, S, M, L, XL, XXL, XXXL, or AccessibilityM to
                     AccessibilityXXXL (L)

    """

  private static func values(of words: [String]) throws(UsageError) -> [GalleryOption: String] {
    var values: [GalleryOption: String] = [:]
    var rest = words[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let option = GalleryOption(rawValue: String(parts[0])) else {
        throw UsageError("\"\(word)\" is not a known argument")
      }
      guard values[option] == nil else { throw UsageError("\(option.rawValue) is given twice") }
      if !option.takesValue {
        guard parts.count == 1 else { throw UsageError("\(option.rawValue) takes no value") }
        values[option] = ""
      } else if parts.count == 2 {
        values[option] = String(parts[1])
      } else if let next = rest.first, !next.hasPrefix("--") {
        values[option] = rest.removeFirst()
      }
      guard !option.takesValue || values[option]?.isEmpty == false else {
        throw UsageError("\(option.rawValue) needs a value")
      }
    }
    return values
  }

  private static func task(from values: [GalleryOption: String]) throws(UsageError) -> Task {
    guard values[.headless] != nil else {
      for option in [GalleryOption.at, .out, .strip] where values[option] != nil {
        throw UsageError("\(option.rawValue) needs --headless")
      }
      return .window(page: values[.page])
    }
    guard values[.fullScreen] == nil else {
      throw UsageError("--fullscreen cannot be used with --headless")
    }
    guard values[.fullScreen] == nil else {
      throw UsageError("--fullscreen cannot be used with --headless")
    }
    guard let out = values[.out] else {
      throw UsageError("--headless needs --out, the file or folder to write")
    }
    if values[.strip] != nil {
      for option in [GalleryOption.page, .at] where values[option] != nil {
        throw UsageError("\(option.rawValue) cannot be used with --strip")
      }
      return .strip(file: out)
    }
    guard let page = values[.page] else {
      guard values[.at] == nil else { throw UsageError("--at needs --page") }
      return .tour(folder: out)
    }
    return .picture(page: page, time: try values[.at].map(seconds), file: out)
  }

  private static func look(
    from values: [GalleryOption: String],
    _ language: Language
  ) throws(UsageError) -> Look {
    var look = Look()
    look.isFullScreen = values[.fullScreen] != nil
    if let text = values[.size] {
      guard !look.isFullScreen else { throw UsageError("--fullscreen has a size of its own") }
      look.size = try size(text)
    }
    if let text = values[.scale] { look.scale = try scale(text) }
    look.isDark = values[.dark] != nil
    look.isRightToLeft = values[.rtl] != nil
    if let text = values[.design] { look.design = try design(text) }
    look.language = try values[.language].map(Self.language) ?? language
    if let text = values[.contentSize] { look.contentSize = try contentSize(text) }
    let longest = max(look.size.width, look.size.height) * (look.scale ?? 1)
    guard longest <= longestSide else {
      throw UsageError("a screen has at most \(Int(longestSide)) pixels on a side")
    }
    return look
  }

  /// The largest number of pixels on a side (our decision: 1 GB at most).
  private static let longestSide: CGFloat = 16_384
  /// The largest time, in seconds (our decision: everything is at rest after an hour).
  private static let longestTime = 3600.0

  private static func seconds(_ text: String) throws(UsageError) -> Double {
    guard let number = Double(text), (0...longestTime).contains(number) else {
      throw UsageError("\"\(text)\" is not a time of 0 to \(Int(longestTime)) seconds")
    }
    return number
  }

  private static func language(_ text: String) throws(UsageError) -> Language {
    guard let language = Language(rawValue: text) else {
      let all = Language.allCases.map(\.rawValue).joined(separator: " or ")
      throw UsageError("\"\(text)\" is not a supported language: \(all)")
    }
    return language
  }

  private static func design(_ text: String) throws(UsageError) -> World.Design {
    guard let design = World.Design(rawValue: text) else {
      throw UsageError("\"\(text)\" is not a design: flat or glass")
    }
    return design
  }

  private static func contentSize(_ text: String) throws(UsageError) -> String {
    guard Look.contentSizes.contains(text) else {
      let all = Look.contentSizes.joined(separator: ", ")
      throw UsageError("\"\(text)\" is not a size of text: \(all)")
    }
    return text
  }

  private static func size(_ text: String) throws(UsageError) -> CGSize {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width >= 1, height >= 1,
      width.isFinite, height.isFinite
    else { throw UsageError("\"\(text)\" is not a size such as 390x844") }
    return CGSize(width: width, height: height)
  }

  private static func scale(_ text: String) throws(UsageError) -> CGFloat {
    guard let number = Double(text), (1...3).contains(number) else {
      throw UsageError("\"\(text)\" is not a scale of 1 to 3")
    }
    return CGFloat(number)
  }
}
