// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore

/// The configurations of a cell, a header or a footer, and the views that show them.
@MainActor
final class ConfiguredContent {
  private unowned let owner: any ConfiguredView
  private(set) var content: (any UIContentConfiguration)?
  private(set) var background: UIBackgroundConfiguration?
  /// The view of the content.
  private(set) var view: (any UIView & UIContentView)?
  private var backgroundView: ConfiguredBackground?
  /// The corners that the place in a table makes round, and their radius.
  private var corners: (mask: CACornerMask, radius: CGFloat)?
  private var needsUpdate = true
  private var isUpdating = false

  init(_ owner: any ConfiguredView) { self.owner = owner }

  // MARK: Events

  func setContent(_ content: (any UIContentConfiguration)?) {
    self.content = content
    showContent()
    setNeedsUpdate()
    owner.configurationsDidChange()
  }

  func setBackground(_ background: UIBackgroundConfiguration?) {
    self.background = background
    showBackground()
    setNeedsUpdate()
    owner.configurationsDidChange()
  }

  /// Has the configurations updated before the next layout.
  func setNeedsUpdate() {
    guard !isUpdating else { return }
    needsUpdate = true
    owner.setNeedsLayout()
  }

  /// Has the app update the configurations for the present state, and shows them.
  func updateIfNeeded() {
    guard needsUpdate, !isUpdating else { return }
    (needsUpdate, isUpdating) = (false, true)
    owner.updateConfigurations()
    isUpdating = false
    showContent()
    showBackground()
  }

  /// Takes the corners that the place in a table makes round.
  func takeCorners(_ mask: CACornerMask, radius: CGFloat) {
    guard corners?.mask != mask || corners?.radius != radius else { return }
    corners = radius > 0 ? (mask, radius) : nil
    showBackground()
  }

  // MARK: Views

  private func showContent() {
    guard let content else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    let shown =
      owner.automaticallyUpdatesContentConfiguration
      ? content.updated(for: owner.presentState) : content
    if let view, view.supports(shown) { return view.configuration = shown }
    view?.removeFromSuperview()
    let made = shown.makeContentView()
    view = made
    // Its constraints determine the height, which those of a frame would contradict.
    made.translatesAutoresizingMaskIntoConstraints = false
    let host = owner.contentHost
    host.addSubview(made)
    NSLayoutConstraint.activate([
      made.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      made.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      made.topAnchor.constraint(equalTo: host.topAnchor),
      made.bottomAnchor.constraint(equalTo: host.bottomAnchor),
    ])
  }

  private func showBackground() {
    guard let background else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let made = backgroundView ?? ConfiguredBackground()
    if backgroundView == nil {
      made.frame = owner.storedLayer.bounds
      owner.insertSubview(made, at: 0)
    }
    backgroundView = made
    let shown =
      owner.automaticallyUpdatesBackgroundConfiguration
      ? background.updated(for: owner.presentState) : background
    guard let corners, shown.cornerRadius == 0 else {
      return made.show(shown, corners: nil)
    }
    made.show(shown, radius: corners.radius, corners: corners.mask)
  }

  // MARK: Layout

  /// Shows the present state, and places the background.
  func layOut() {
    updateIfNeeded()
    backgroundView?.frame = owner.storedLayer.bounds
  }
}
