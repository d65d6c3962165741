// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CSDL2

extension InputEvent.Text {
  /// Converts a text event of SDL, and frees the memory that came with it.
  ///
  /// - Parameter event: The event.
  /// - Returns: The text and its window; `nil` for other events and for text that is not UTF-8.
  static func make(_ event: SDL_Event) -> (text: Self, windowID: UInt32)? {
    switch SDL_EventType(event.type) {
    case SDL_TEXTINPUT:
      return string(event.text.text).map { (.insertion($0), event.text.windowID) }
    case SDL_TEXTEDITING:
      return string(event.edit.text).map {
        (composition($0, event.edit.start, event.edit.length), event.edit.windowID)
      }
    case SDL_TEXTEDITING_EXT:
      guard let text = event.editExt.text else { return nil }
      defer { sdl.free(text) }
      return String(validatingCString: text).map {
        (composition($0, event.editExt.start, event.editExt.length), event.editExt.windowID)
      }
    default: return nil
    }
  }

  /// Returns the text in an array of C.
  private static func string<Characters>(_ characters: Characters) -> String? {
    withUnsafeBytes(of: characters) { bytes in
      String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// Converts a selection that SDL counts in characters of Unicode.
  private static func composition(_ string: String, _ start: Int32, _ length: Int32) -> Self {
    let scalars = string.unicodeScalars
    func offset(_ count: Int) -> Int {
      scalars.prefix(max(count, 0)).reduce(0) { $0 + $1.utf16.count }
    }
    let start = max(Int(start), 0)
    let lower = offset(start)
    return .composition(string, selection: lower..<offset(start + max(Int(length), 0)))
  }
}
