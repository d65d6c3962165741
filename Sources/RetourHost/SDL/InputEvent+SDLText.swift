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
  ///
  /// It starts at -1 where the input method tells none (fcitx5, seen in a window); the caret is at
  /// the end then.
  private static func composition(_ string: String, _ start: Int32, _ length: Int32) -> Self {
    let scalars = string.unicodeScalars
    let (start, length) = start < 0 ? (scalars.count, 0) : (Int(start), max(Int(length), 0))
    func offset(_ count: Int) -> Int {
      scalars.prefix(count).reduce(0) { $0 + $1.utf16.count }
    }
    return .composition(string, selection: offset(start)..<offset(start + length))
  }
}
