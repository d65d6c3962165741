// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The machine that the app runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private static let shared = UIDevice()

  /// The machine.
  public class var current: UIDevice { shared }

  /// The name of the machine in its network.
  open var name: String { Self.fact(\.nodename) }
  /// The kind of processor, such as "x86_64".
  open var model: String { Self.fact(\.machine) }
  /// The kind of processor, which has no translation.
  open var localizedModel: String { model }
  /// The name of the operating system: "Linux".
  open var systemName: String { Self.fact(\.sysname) }
  /// The release of the operating system's kernel, such as "6.12.9".
  open var systemVersion: String {
    String(Self.fact(\.release).prefix { $0.isNumber || $0 == "." })
  }
  /// The kind of interface: a phone's, since bars, sheets and alerts have its shapes.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The orientation of the machine in space, which nothing measures: unknown.
  open var orientation: UIDeviceOrientation { .unknown }

  private override init() { super.init() }

  /// Returns a fact that the kernel states about itself.
  private static func fact<Characters>(_ path: KeyPath<utsname, Characters>) -> String {
    var facts = utsname()
    guard uname(&facts) == 0 else { return "" }
    return withUnsafeBytes(of: facts[keyPath: path]) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
