// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CSDL2
import Foundation
import Testing

@testable import RetourHost

struct SDLLibraryTests {
  @Test func `where SDL is not installed the error says what to install`() throws {
    let error = #expect(throws: DisplayError.self) {
      _ = try SDLLibrary.load("libSDL2-9.9.so.0")
    }
    let text = try #require(error).description
    #expect(text.contains("libSDL2-9.9.so.0: cannot open shared object file"))
    #expect(text.contains("install SDL 2, which Debian calls libsdl2-2.0-0"))
    guard case .noDisplay? = error else {
      Issue.record("\(text)")
      return
    }
  }

  @Test func `an SDL that lacks a function is too old`() throws {
    let error = #expect(throws: DisplayError.self) { _ = try SDLLibrary.load("libc.so.6") }
    let text = try #require(error).description
    #expect(text.contains("libc.so.6 has no SDL_CreateRenderer"))
    #expect(text.contains("install SDL 2.26 or newer"))
  }

  @Test func `SDL is not loaded before a window needs it`() async {
    await #expect(processExitsWith: .success) {
      let isLoaded = { dlopen(SDLLibrary.name, RTLD_LAZY | RTLD_NOLOAD) != nil }
      try HeadlessDisplay(size: CGSize(width: 6, height: 4), scale: 1).withFrame(damage: []) {
        _,
        _ in
      }
      #expect(!isLoaded())
      try SDLLibrary.load()
      #expect(isLoaded())
    }
  }
}
