// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// The looks that an app declares.
///
/// On Apple's systems a process is one app. On Linux it can be many, one for each simulated screen
/// of the tests, so the looks are kept with the app's object.
@MainActor
final class ApplicationLooks {
  /// The look of back buttons for which nothing else declares one.
  var defaultLook = BackButton.system {
    didSet { for follower in followers { follower.installer?.looksDidChange() } }
  }
  /// Whether the log has said what an attached stack cannot have.
  var hasReportedAttachment = false
  private var followers: [Follower] = []

  /// A stack that shows the looks.
  private struct Follower {
    weak var installer: BackButtonInstaller?
  }

  /// Adds a stack that is notified of changes.
  func add(_ installer: BackButtonInstaller) {
    remove(installer)
    followers.append(Follower(installer: installer))
  }

  /// Removes a stack that is no longer notified.
  func remove(_ installer: BackButtonInstaller) {
    followers.removeAll { $0.installer == nil || $0.installer === installer }
  }

  #if canImport(ObjectiveC)
  /// The looks of the running app.
  static let shared = ApplicationLooks()
  #else
  private static let key = AssociationKey()

  /// The looks of the app of the current interface.
  static var shared: ApplicationLooks {
    let app = UIApplication.shared
    if let looks = objc_getAssociatedObject(app, key.address) as? ApplicationLooks { return looks }
    let looks = ApplicationLooks()
    objc_setAssociatedObject(app, key.address, looks, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return looks
  }
  #endif
}
