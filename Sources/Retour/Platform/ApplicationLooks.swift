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
  var defaultLook = BackButton.system

  #if canImport(ObjectiveC)
  /// The looks of the running app.
  static let shared = ApplicationLooks()
  #else
  /// The looks of the app of the current interface.
  static var shared: ApplicationLooks {
    let app = UIApplication.shared
    if let looks = objc_getAssociatedObject(app, looksKey.address) as? ApplicationLooks {
      return looks
    }
    let looks = ApplicationLooks()
    objc_setAssociatedObject(app, looksKey.address, looks, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return looks
  }
  #endif
}

#if !canImport(ObjectiveC)
private let looksKey = AssociationKey()
#endif
