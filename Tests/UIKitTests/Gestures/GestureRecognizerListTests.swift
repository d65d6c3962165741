// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing

import UIKit

/// A view's list of its gesture recognizers.
@MainActor struct GestureRecognizerListTests {
  private let view = UIView()

  @Test func `the list is nil until a recognizer is attached and empty after the last one`() {
    #expect(view.gestureRecognizers == nil)
    let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(pan)
    #expect(view.gestureRecognizers == [tap, pan])
    view.removeGestureRecognizer(tap)
    view.removeGestureRecognizer(pan)
    #expect(view.gestureRecognizers == [])
  }

  @Test func `setting the list attaches and removes recognizers`() {
    let tap = UITapGestureRecognizer()
    view.gestureRecognizers = [tap]
    #expect(tap.view === view)
    view.gestureRecognizers = []
    #expect(tap.view == nil && view.gestureRecognizers == [])
    view.gestureRecognizers = [tap]
    view.gestureRecognizers = nil
    #expect(tap.view == nil && view.gestureRecognizers == nil)
  }
}
