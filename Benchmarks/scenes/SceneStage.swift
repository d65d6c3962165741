// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import UIKit

/// A scene in a window, which plays its motion there and back.
@MainActor
package final class SceneStage: NSObject {
  private let scene: Scene
  private let window: UIWindow
  private let navigation = UINavigationController()

  package init(_ scene: Scene, in window: UIWindow) {
    (self.scene, self.window) = (scene, window)
    super.init()
    window.overrideUserInterfaceStyle = scene.style
    if case .customPush = scene.motion { navigation.delegate = self }
    window.rootViewController = root()
    navigation.pushViewController(ScenePage(scene), animated: false)
    if scene.motion == .pushBelowBlur { addBlur() }
  }

  /// Adds a blurred bar above all pages.
  private func addBlur() {
    let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    let size = window.bounds.size
    bar.frame = CGRect(x: 0, y: size.height - 100, width: size.width, height: 100)
    navigation.view.addSubview(bar)
  }

  /// Presents the sheet that the motion begins with, if it has one.
  package func presentFirstSheet() {
    guard scene.motion == .pushInSheet || scene.motion == .sheetOnSheet else { return }
    let sheet = scene.motion == .pushInSheet ? navigation : sheet()
    window.rootViewController?.present(sheet, animated: false)
  }

  private func root() -> UIViewController {
    switch scene.motion {
    case .pushInSheet: return ScenePage(.plain)
    case .pushInTabs:
      let tabs = UITabBarController()
      navigation.tabBarItem = UITabBarItem(title: "First", image: Icons.all[0], tag: 0)
      navigation.tabBarItem.badgeValue = "3"
      let other = UIViewController()
      other.tabBarItem = UITabBarItem(title: "Second", image: Icons.all[1], tag: 1)
      tabs.viewControllers = [navigation, other]
      return tabs
    default: return navigation
    }
  }

  /// A stack of one page that fills a page sheet.
  private func sheet() -> UIViewController {
    let stack = UINavigationController(rootViewController: ScenePage(scene))
    stack.modalPresentationStyle = .pageSheet
    return stack
  }

  /// Starts the motion.
  package func forward() {
    switch scene.motion {
    case .push, .pushInSheet, .pushInTabs, .pushBelowBlur, .customPush:
      navigation.pushViewController(ScenePage(scene), animated: true)
    case .sheet: navigation.present(sheet(), animated: true)
    case .sheetOnSheet: navigation.presentedViewController?.present(sheet(), animated: true)
    case .alert:
      let alert = UIAlertController(
        title: "Discard changes?",
        message: "They cannot be restored.",
        preferredStyle: .alert
      )
      alert.addAction(UIAlertAction(title: "Discard", style: .destructive))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      navigation.present(alert, animated: true)
    }
  }

  /// Starts the motion back.
  package func back() {
    switch scene.motion {
    case .push, .pushInSheet, .pushInTabs, .pushBelowBlur, .customPush:
      navigation.popViewController(animated: true)
    case .sheet, .alert: navigation.dismiss(animated: true)
    case .sheetOnSheet: navigation.presentedViewController?.dismiss(animated: true)
    }
  }
}

extension SceneStage: UINavigationControllerDelegate {
  package func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard case .customPush(let animation) = scene.motion else { return nil }
    return CustomPush(animation, isPush: operation == .push)
  }
}
