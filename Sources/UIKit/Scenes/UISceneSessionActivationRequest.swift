// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A request to show a scene: that of a session, or a new one.
@MainActor
public struct UISceneSessionActivationRequest {
  /// The session whose scene is shown; `nil` for a new one.
  public let session: UISceneSession?
  /// The use of the scene.
  public let role: UISceneSession.Role
  /// The task for the scene.
  public var userActivity: NSUserActivity?
  /// The options of the request.
  public var options: UIScene.ActivationRequestOptions?

  /// Creates a request for a new scene.
  ///
  /// - Parameters:
  ///   - role: The use of the scene.
  ///   - userActivity: The task for the scene.
  ///   - options: The options.
  public init(
    role: UISceneSession.Role = .windowApplication,
    userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    session = nil
    (self.role, self.userActivity, self.options) = (role, userActivity, options)
  }

  /// Creates a request for the scene of a session.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - userActivity: The task for the scene.
  ///   - options: The options.
  public init(
    session: UISceneSession,
    userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    (self.session, role) = (session, session.role)
    (self.userActivity, self.options) = (userActivity, options)
  }
}
