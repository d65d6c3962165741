// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An option of the command line.
enum GalleryOption: String, CaseIterable {
  case help = "--help"
  case list = "--list"
  case page = "--page"
  case headless = "--headless"
  case at = "--at"
  case out = "--out"
  case size = "--size"
  case scale = "--scale"
  case fullScreen = "--fullscreen"
  case dark = "--dark"
  case rtl = "--rtl"
  case language = "--language"
  case contentSize = "--content-size"
  case design = "--design"
  case strip = "--strip"

  /// Whether the option takes a value.
  var takesValue: Bool {
    switch self {
    case .page, .at, .out, .size, .scale, .language, .contentSize, .design: true
    case .help, .list, .headless, .fullScreen, .dark, .rtl, .strip: false
    }
  }
}
