// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page that opens and closes windows, and tells how many there are.
final class WindowsController: UIViewController {
  private let text = UILabel()
  private let count = UILabel()
  private let message = UILabel()
  private let name: String
  private var observers: [any NSObjectProtocol] = []
  private let openButton = UIButton(type: .system)
  private let closeButton = UIButton(type: .system)

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - readMe: The instructions.
  ///   - name: The name of the page that a new window shows.
  init(_ readMe: String, name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    text.text = readMe
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for label in [text, count, message] {
      label.numberOfLines = 0
      label.textAlignment = .center
    }
    text.textColor = .secondaryLabel
    message.textColor = .systemRed
    openButton.setTitle(localized("New window", "新窗口"), for: .normal)
    openButton.addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    closeButton.setTitle(localized("Close this window", "关闭此窗口"), for: .normal)
    closeButton.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    let column = UIStackView(arrangedSubviews: [text, count, openButton, closeButton, message])
    (column.axis, column.spacing) = (.vertical, 24)
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let room = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: room.trailingAnchor),
      column.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
    ])
    showCount()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    observers = [UIScene.didActivateNotification, UIScene.didDisconnectNotification].map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) {
        [weak self] _ in
        MainActor.assumeIsolated { self?.showCount() }
      }
    }
    showCount()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    observers.forEach(NotificationCenter.default.removeObserver)
    observers = []
  }

  private func showCount() {
    let open = UIApplication.shared.connectedScenes.count
    count.text =
      open == 1
      ? localized("One window is open.", "打开了一个窗口。")
      : localized("\(open) windows are open.", "打开了 \(open) 个窗口。")
    closeButton.isEnabled = open > 1
  }

  private func open() {
    let activity = NSUserActivity(activityType: GalleryScene.showsPage)
    activity.title = name
    let request = UISceneSessionActivationRequest(userActivity: activity)
    UIApplication.shared.activateSceneSession(for: request) { [weak self] error in
      self?.message.text = error.localizedDescription
    }
  }

  private func close() {
    guard let session = view.window?.windowScene?.session else { return }
    UIApplication.shared.requestSceneSessionDestruction(session, options: nil) {
      [weak self] error in
      self?.message.text = error.localizedDescription
    }
  }
}
