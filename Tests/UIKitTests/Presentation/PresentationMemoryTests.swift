// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

import UIKit

/// Windows that are released during a presentation.
@MainActor @Suite(.freesControllers) struct PresentationMemoryTests {
  /// The moment of a presentation at which its window is released.
  enum Moment: CaseIterable {
    case arriving, shown, leaving, pulled
  }

  private func play(_ modal: UIViewController, until moment: Moment) {
    let root = UINavigationController(rootViewController: UIViewController())
    let world = World(size: CGSize(width: 200, height: 400), scale: 1, root: root)
    root.present(modal, animated: true)
    world.advance(by: 0.1)
    if moment == .arriving { return }
    world.settle()
    switch moment {
    case .arriving, .shown: return
    case .leaving: modal.dismiss(animated: true)
    case .pulled:
      world.finger.down(at: CGPoint(x: 100, y: 100))
      world.finger.move(to: CGPoint(x: 100, y: 200), during: 0.1)
    }
    world.advance(by: 0.1)
    #expect(root.transitionCoordinator != nil || moment == .pulled)
  }

  @Test(
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet],
    Moment.allCases
  )
  func `presenting and presented view controllers are freed with their window`(
    _ style: UIModalPresentationStyle,
    _ moment: Moment
  ) {
    let modal = UINavigationController(rootViewController: UIViewController())
    modal.modalPresentationStyle = style
    play(modal, until: moment)
  }

  @Test(arguments: Moment.allCases)
  func `view controllers in a custom transition are freed with their window`(_ moment: Moment) {
    let provider = ModalAnimatorTests.Provider(CallbackLog(.appearance))
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = provider
    play(modal, until: moment)
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet], Moment.allCases)
  func `alerts are freed with their window`(_ style: UIAlertController.Style, _ moment: Moment) {
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: style)
    alert.addAction(UIAlertAction(title: "B", style: .cancel) { [weak alert] _ in _ = alert })
    play(alert, until: moment)
  }
}
