// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Retour
import UIKit

/// A small app with four pages: what the end-to-end tests open a real window of.
@main
@MainActor
class EndToEndApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = BackJournalWindow(frame: UIScreen.main.bounds)
    let root = EndToEndApp.makeRoot()
    if EndToEndApp.journalFile != nil { root.journalLimit = 10_000 }
    if ProcessInfo.processInfo.environment["TURNED_PHOTO"] != nil {
      root.topViewController?.view.addSubview(EndToEndApp.turnedPhoto())
    }
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    if ProcessInfo.processInfo.environment["SECOND_WINDOW"] != nil {
      application.requestSceneSessionActivation(
        nil,
        userActivity: NSUserActivity(activityType: "second"),
        options: nil
      )
    }
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: nil,
      sessionRole: connectingSceneSession.role
    )
    if !options.userActivities.isEmpty { configuration.delegateClass = SecondWindow.self }
    return configuration
  }

  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { window?.windowScene?.title = "Alone" }

  func applicationWillTerminate(_ application: UIApplication) {
    guard let file = EndToEndApp.journalFile,
      let stack = window?.rootViewController as? BackNavigationController
    else { return }
    try? JSONEncoder().encode(stack.journal).write(to: file)
  }

  /// The file of the journal, where the environment asks for one.
  private static var journalFile: URL? {
    ProcessInfo.processInfo.environment["JOURNAL_FILE"].map(URL.init(fileURLWithPath:))
  }

  /// The four pages, the last on top.
  static func makeRoot() -> BackNavigationController {
    let stack = BackNavigationController(rootViewController: page("First", .systemGreen))
    stack.pushViewController(page("Second", .systemOrange), animated: false)
    stack.pushViewController(page("Third", .systemTeal), animated: false)
    stack.pushViewController(page("Fourth", .systemPink), animated: false)
    return stack
  }

  /// A photo that is decoded beside the main thread and painted by several processors.
  private static func turnedPhoto() -> UIView {
    let size = CGSize(width: 1200, height: 1200)
    let drawing = UIGraphicsImageRenderer(size: size).image { context in
      for row in stride(from: 0, to: size.height, by: 8) {
        UIColor(hue: row / size.height, saturation: 1, brightness: 1, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: row, width: size.width, height: 8))
      }
    }
    let photo = UIImageView(
      image: drawing.jpegData(compressionQuality: 0.8).flatMap { UIImage(data: $0) }
    )
    photo.center = CGPoint(x: 300, y: 300)
    photo.transform = CGAffineTransform(rotationAngle: 0.1)
    return photo
  }

  private static func page(_ title: String, _ color: UIColor) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = color
    let label = UILabel(frame: CGRect(x: 20, y: 80, width: 200, height: 40))
    label.text = "This is \(title)."
    page.view.addSubview(label)
    let corner = UIView(frame: page.view.bounds)
    corner.frame = CGRect(
      x: page.view.bounds.width - 40,
      y: page.view.bounds.height - 40,
      width: 40,
      height: 40
    )
    corner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    corner.backgroundColor = .systemBlue
    page.view.addSubview(corner)
    return page
  }
}
