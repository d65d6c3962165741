// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A task of the user, which one scene hands to another.
///
/// Foundation has it on Apple's systems. Here it lives within the process: nothing indexes it or
/// takes it to another device.
open class NSUserActivity: NSObject {
  /// The type, usually in reverse domain name notation.
  public let activityType: String
  /// The title for the user.
  open var title: String?
  /// Values of the app.
  open var userInfo: [AnyHashable: Any]?

  /// Creates an activity.
  ///
  /// - Parameter activityType: The type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds values of the app; those of keys that are there are replaced.
  ///
  /// - Parameter otherDictionary: The values.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}
