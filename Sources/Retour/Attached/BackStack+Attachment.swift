// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension BackStack {
  /// Takes the delegate slots of a stack of another class, and installs the buttons of its pages.
  ///
  /// - Parameter viewIsLoaded: Called with the stack's view, at once or when it is loaded.
  func attach(_ viewIsLoaded: @escaping (UIView) -> Void) {
    setForwardedDelegate(controller?.delegate)
    installer.willReplacePages(with: viewControllers)
    installer.stackDidSettle()
    whenViewIsLoaded { [weak self] view in
      self?.viewDidLoad()
      viewIsLoaded(view)
    }
  }

  /// Gives everything back that `attach` has taken.
  func detach() {
    requests.windowDidGo()
    if controller?.delegate === delegateProxy { controller?.delegate = delegateProxy.delegate }
    removeFromView()
    installer.removeButtons()
  }

  /// Forwards to another delegate of the app's.
  func setForwardedDelegate(_ delegate: (any UINavigationControllerDelegate)?) {
    delegateProxy.forward(to: delegate)
    // Apple's UIKit asks a delegate once which methods it implements. Setting it anew repeats that.
    controller?.delegate = nil
    controller?.delegate = delegateProxy
  }
}
