// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension World {
  /// Warns the app that memory is low, as the system does.
  ///
  /// The app's delegate, the observers of `UIApplication.didReceiveMemoryWarningNotification` and
  /// the view controllers in the windows receive it.
  public func simulateMemoryWarning() { perform { stage.receiveMemoryWarning() } }
}
