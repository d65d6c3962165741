// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page with a standalone bar that pushes items on it.
final class LoginBarController: UIViewController, UINavigationBarDelegate, Changing {
  private final let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  private final var calls: [String] = []
  var onChange: (@MainActor () -> Void)?

  /// The items of the bar, and the calls of its delegate.
  var report: String {
    let items = (bar.items ?? []).map { "“\($0.title ?? "")”" }.joined(separator: ", ")
    return (["items: \(items)"] + calls.suffix(8)).joined(separator: "\n")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    bar.delegate = self
    let item = UINavigationItem(title: "登录")
    item.rightBarButtonItem = UIBarButtonItem(
      title: "注册",
      style: .plain,
      target: self,
      action: Selector("signIn", LoginBarController.signIn)
    )
    bar.pushItem(item, animated: true)
    view.addSubview(bar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bar.frame = CGRect(
      x: 0,
      y: 0,
      width: view.bounds.width,
      height: bar.sizeThatFits(view.bounds.size).height
    )
  }

  private func signIn() {
    bar.pushItem(UINavigationItem(title: "注册"), animated: true)
  }

  private func record(_ method: String, _ item: UINavigationItem) {
    calls.append("navigationBar(_:\(method):) “\(item.title ?? "")”")
    onChange?()
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    record("shouldPush", item)
    return true
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    record("didPush", item)
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    record("shouldPop", item)
    return true
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    record("didPop", item)
  }
}
