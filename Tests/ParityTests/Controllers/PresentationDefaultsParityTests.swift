// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// Presentations and alerts that are the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct PresentationDefaultsParityTests {
  // Apple documentation of `present(_:animated:completion:)`: who presents whom.
  @Test func `presented and presenting controllers know each other`() async throws {
    let (below, sheet) = (Page("A"), Page("B"))
    let window = try makeWindow(below)
    await below.appeared()
    await happened { done in below.present(sheet, animated: false) { done() } }
    #expect(below.presentedViewController === sheet && sheet.presentingViewController === below)
    #expect(sheet.view.window === window && sheet.parent == nil)
    await happened { done in sheet.dismiss(animated: false) { done() } }
    #expect(below.presentedViewController == nil && sheet.presentingViewController == nil)
    window.isHidden = true
  }

  // Apple documentation of `dismiss(animated:completion:)`: a presented controller forwards the
  // call to the one that presents it.
  @Test func `a controller that presents nothing dismisses itself`() async throws {
    let (below, sheet, child) = (Page("A"), Page("B"), Page("C"))
    let window = try makeWindow(below)
    await below.appeared()
    sheet.addChild(child)
    await happened { done in below.present(sheet, animated: false) { done() } }
    #expect(child.presentingViewController === below)
    await happened { done in child.dismiss(animated: false) { done() } }
    #expect(below.presentedViewController == nil)
    window.isHidden = true
  }

  // Apple documentation of `dismiss(animated:completion:)`: a stack of presentations goes at once.
  @Test func `a dismissal takes away all that is above`() async throws {
    let (below, first, second) = (Page("A"), Page("B"), Page("C"))
    let window = try makeWindow(below)
    await below.appeared()
    await happened { done in below.present(first, animated: false) { done() } }
    await happened { done in first.present(second, animated: false) { done() } }
    #expect(first.presentedViewController === second)
    await happened { done in below.dismiss(animated: false) { done() } }
    #expect(below.presentedViewController == nil && first.presentedViewController == nil)
    #expect(second.view.window == nil)
    window.isHidden = true
  }

  // Apple documentation of `isBeingPresented`: true in the callbacks of a presentation.
  @Test func `a controller knows that it is being presented`() async throws {
    final class Known: UIViewController {
      var values: [Bool] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        values.append(isBeingPresented)
      }
    }
    let (below, sheet) = (Page("A"), Known())
    let window = try makeWindow(below)
    await below.appeared()
    await happened { done in below.present(sheet, animated: false) { done() } }
    #expect(sheet.values == [true] && !sheet.isBeingPresented)
    await happened { done in below.dismiss(animated: false) { done() } }
    window.isHidden = true
  }

  // Apple headers UIAlertController.h: the values of the styles.
  @Test func `the styles of alerts have the values of the header`() {
    #expect(UIAlertController.Style.actionSheet.rawValue == 0)
    #expect(UIAlertController.Style.alert.rawValue == 1)
    #expect(UIAlertAction.Style.default.rawValue == 0 && UIAlertAction.Style.cancel.rawValue == 1)
    #expect(UIAlertAction.Style.destructive.rawValue == 2)
  }

  // Apple documentation of UIAlertController: title and message can change.
  @Test func `title and message of an alert can change`() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    #expect(alert.title == nil && alert.message == nil && alert.actions.isEmpty)
    alert.title = "T"
    alert.message = "M"
    #expect(alert.title == "T" && alert.message == "M" && alert.textFields?.isEmpty != false)
  }

  // Apple documentation of `isEnabled` of UIAlertAction.
  @Test func `an action of an alert can be disabled`() {
    let action = UIAlertAction(title: "A", style: .default)
    action.isEnabled = false
    #expect(!action.isEnabled && action.title == "A" && action.style == .default)
  }
}
