// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import gallery

struct GalleryArgumentsTests {
  private func read(_ line: String) throws(UsageError) -> GalleryArguments {
    try GalleryArguments(line.split(separator: " ").map(String.init), pages: ["one", "two"])
  }

  @Test func `no arguments open a window with the settings of the desktop`() throws {
    let arguments = try read("")
    #expect(arguments.task == .window(page: nil))
    #expect(arguments.look == Look())
    #expect(arguments.look.scale == nil)
  }

  @Test func `a design argument sets the design of bars`() throws {
    #expect(try read("--design glass").look.design == .glass)
    #expect(try read("").look.design == .flat)
  }

  @Test func `a page argument opens the page in a window`() throws {
    #expect(try read("--page two").task == .window(page: "two"))
    #expect(try read("--page=two").task == .window(page: "two"))
  }

  @Test func `options of the screen are parsed in any order`() throws {
    let arguments = try read("--rtl --scale 2.5 --page one --size 320x568.5 --dark")
    #expect(arguments.task == .window(page: "one"))
    let look = Look(
      size: CGSize(width: 320, height: 568.5),
      scale: 2.5,
      isDark: true,
      isRightToLeft: true
    )
    #expect(arguments.look == look)
  }

  @Test func `a size of text is one of Apple's categories`() throws {
    #expect(try read("--content-size AccessibilityXL").look.contentSize == "AccessibilityXL")
    #expect(throws: UsageError.self) { try read("--content-size huge") }
  }

  @Test(arguments: [
    (["LANG": "zh_CN.UTF-8"], Language.simplifiedChinese),
    (["LANG": "zh_TW.UTF-8"], .english),
    (["LANG": "zh_CN.UTF-8", "LC_ALL": "C"], .english),
    (["LC_ALL": "", "LC_MESSAGES": "zh_SG", "LANG": "de_CH"], .simplifiedChinese),
    ([:], .english),
  ])
  func `the environment chooses the language`(_ variables: [String: String], _ wanted: Language) {
    #expect(Language(environment: variables) == wanted)
  }

  @Test func `the language option takes precedence over the environment`() throws {
    let words = ["--language", "zh-Hans"]
    #expect(try GalleryArguments(words, pages: []).look.language == .simplifiedChinese)
    #expect(
      try GalleryArguments(["--language=en"], pages: [], language: .simplifiedChinese).look
        .language == .english
    )
    #expect(
      try GalleryArguments([], pages: [], language: .simplifiedChinese).look.language
        == .simplifiedChinese
    )
  }

  @Test func `an image of a page is rendered at a time or at rest`() throws {
    #expect(
      try read("--headless --page one --at 0.35 --out a.png").task
        == .picture(page: "one", time: 0.35, file: "a.png")
    )
    #expect(
      try read("--headless --page one --out a.png").task
        == .picture(page: "one", time: nil, file: "a.png")
    )
  }

  @Test func `the strip option renders one image`() throws {
    #expect(try read("--headless --strip --out a.png").task == .strip(file: "a.png"))
  }

  @Test func `headless without a page plays the tour`() throws {
    #expect(try read("--out tour --headless").task == .tour(folder: "tour"))
  }

  @Test func `a window fills the screen on request`() throws {
    #expect(try read("--page one").look.isFullScreen == false)
    let arguments = try read("--fullscreen --page one")
    #expect(arguments.look.isFullScreen)
    #expect(arguments.task == .window(page: "one"))
  }

  @Test func `help and list ignore other options`() throws {
    #expect(try read("--list").task == .list)
    #expect(try read("--help").task == .help)
    #expect(try read("-h").task == .help)
    #expect(try read("--headless --what --help").task == .help)
  }

  @Test(arguments: [
    ("--what", "\"--what\" is not a known argument"),
    ("system", "\"system\" is not a known argument"),
    ("--page", "--page needs a value"),
    ("--page=", "--page needs a value"),
    ("--page --dark", "--page needs a value"),
    ("--dark=1", "--dark takes no value"),
    ("--dark --dark", "--dark is given twice"),
    ("--page one --page two", "--page is given twice"),
    ("--page three", "there is no page \"three\"; use --list for the names"),
    ("--list --dark", "--list takes no other arguments"),
    ("--headless", "--headless needs --out, the file or folder to write"),
    ("--headless --page one", "--headless needs --out, the file or folder to write"),
    ("--out a.png", "--out needs --headless"),
    ("--page one --at 1", "--at needs --headless"),
    ("--headless --at 1 --out a", "--at needs --page"),
    ("--headless --page one --out a --at soon", "\"soon\" is not a time of 0 to 3600 seconds"),
    ("--headless --page one --out a --at -1", "\"-1\" is not a time of 0 to 3600 seconds"),
    ("--headless --page one --out a --at nan", "\"nan\" is not a time of 0 to 3600 seconds"),
    ("--headless --page one --out a --at 3601", "\"3601\" is not a time of 0 to 3600 seconds"),
    ("--size 390", "\"390\" is not a size such as 390x844"),
    ("--size 390x", "\"390x\" is not a size such as 390x844"),
    ("--size 390x844x2", "\"390x844x2\" is not a size such as 390x844"),
    ("--size 0x10", "\"0x10\" is not a size such as 390x844"),
    ("--size infx10", "\"infx10\" is not a size such as 390x844"),
    ("--size 17000x10", "a screen has at most 16384 pixels on a side"),
    ("--size 6000x10 --scale 3", "a screen has at most 16384 pixels on a side"),
    ("--strip --out a.png", "--out needs --headless"),
    ("--strip", "--strip needs --headless"),
    ("--headless --strip", "--headless needs --out, the file or folder to write"),
    ("--headless --strip --page one --out a", "--page cannot be used with --strip"),
    ("--fullscreen --size 320x568", "--fullscreen has a size of its own"),
    ("--fullscreen --headless --out a", "--fullscreen cannot be used with --headless"),
    ("--scale 4", "\"4\" is not a scale of 1 to 3"),
    ("--scale two", "\"two\" is not a scale of 1 to 3"),
    ("--design round", "\"round\" is not a design: flat or glass"),
    ("--language de", "\"de\" is not a supported language: en or zh-Hans"),
  ])
  func `an invalid argument is reported with its message`(_ line: String, _ message: String) {
    #expect(throws: UsageError(message)) { try read(line) }
  }

  @Test func `the usage text lists every option`() {
    for option in GalleryOption.allCases where option != .help {
      #expect(GalleryArguments.usage.contains(option.rawValue))
    }
  }
}
