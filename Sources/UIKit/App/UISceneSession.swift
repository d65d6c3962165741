// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The session of a scene, which ends with its window.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The use of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The value in Apple's headers.
    public let rawValue: String
    /// Creates a role from the value in Apple's headers.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows of the app on the device's own display.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  private weak var connectedScene: UIScene?
  private var storedConfiguration: UISceneConfiguration

  override init() {
    storedConfiguration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    super.init()
  }

  /// The scene, once it is connected.
  open var scene: UIScene? { connectedScene }
  /// The use of the scene.
  open var role: Role { storedConfiguration.role }
  /// The configuration of the scene.
  open var configuration: UISceneConfiguration { storedConfiguration }
  /// An identifier of the session; it does not outlive the process.
  public let persistentIdentifier = UUID().uuidString
  /// Values of the app; they do not outlive the process.
  open var userInfo: [String: Any]?

  /// Connects the session to its scene.
  func connect(_ scene: UIScene, as configuration: UISceneConfiguration) {
    connectedScene = scene
    storedConfiguration = configuration
  }
}

/// The configuration of a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  private let storedName: String?
  private let storedRole: UISceneSession.Role

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - name: A name; not looked up, since there is no Info.plist.
  ///   - sessionRole: The use of the scene.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (storedName, storedRole) = (name, sessionRole)
    super.init()
  }

  /// The name.
  open var name: String? { storedName }
  /// The use of the scene.
  open var role: UISceneSession.Role { storedRole }
  /// The class of the scene's delegate, which is created by its `init()`.
  ///
  /// It must conform to `UISceneDelegate` and derive from `NSObject`; it need not be final.
  open var delegateClass: AnyClass?
}
