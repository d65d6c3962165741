// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Shows the scene of a session, or a new one.
  ///
  /// - Parameters:
  ///   - request: The session, and the task for the scene.
  ///   - errorHandler: Called with a `UISceneError` if that fails.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    requestSceneSessionActivation(
      request.session,
      userActivity: request.userActivity,
      options: request.options,
      errorHandler: errorHandler
    )
  }
}
