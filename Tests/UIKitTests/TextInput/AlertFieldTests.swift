// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

/// The text fields of alerts.
@MainActor @Suite(.freesControllers) struct AlertFieldTests {
  private let root = UIViewController()

  @Test(arguments: World.Direction.allCases)
  func `an alert edits its first field, Return moves on, and the last one chooses`(
    direction: World.Direction
  ) throws {
    let world = World(direction, size: CGSize(width: 390, height: 600), scale: 1, root: root)
    let alert = UIAlertController(title: "Sign In", message: "Name", preferredStyle: .alert)
    #expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.isSecureTextEntry = true }
    var result: [String] = []
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in result = ["cancel"] })
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [unowned alert] _ in
        result = alert.textFields?.map { $0.text ?? "" } ?? []
      }
    )
    root.present(alert, animated: true)
    world.settle(within: 11)
    let fields = try #require(alert.textFields)
    #expect(fields.count == 2 && fields[0].isEditing)
    #expect(
      fields[0].convert(fields[0].bounds, to: nil).maxY
        < fields[1].convert(fields[1].bounds, to: nil).minY
    )
    world.typeText("Ann\n")
    #expect(fields[1].isEditing)
    alert.message = "Your name"
    #expect(fields[1].isEditing && fields[0].text == "Ann")
    world.typeText("pw\n")
    world.settle(within: 11)
    #expect(result == ["Ann", "pw"] && root.presentedViewController == nil)
  }

  @Test func `an alert stays above the screen keyboard`() {
    let world = World(size: CGSize(width: 390, height: 600), scale: 1, root: root)
    world.setScreenKeyboard(height: 300)
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: true)
    world.settle(within: 11)
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    #expect(frame.maxY <= 300 && abs(frame.midY - 150) <= 1)
  }

  @Test func `an action sheet has no text fields`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
      )
    )
  }
}
