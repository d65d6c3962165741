// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// Makes a layer of a class; traps if it is not one of layers.
  static func makeLayer(_ type: AnyClass) -> CALayer {
    if type == CALayer.self { return CALayer() }
    guard let type = type as? CALayer.Type, let layer = RuntimeObjects.make(type) as? CALayer else {
      misuse("layerClass must be a subclass of CALayer: \(type)")
    }
    return layer
  }

  /// Connects the view with its new layer.
  func connectLayer(frame: CGRect) {
    // Before the layer has a delegate for actions: the first frame of a view is not animated.
    storedLayer.frame = frame
    storedLayer.belong(to: self)
    storedLayer.contentsScale = Stage.current.screen.scale
    storedLayer.setNeedsDisplay()
  }

  func insert(_ view: UIView, at index: Int) {
    if view === self { misuse("Can't add self as subview") }
    if isInside(view) { misuse("Can't add a view as a subview of one that it holds") }
    if view.controller?.takesPlace(in: self, at: index) == true { return }
    if view.storedSuperview === self {
      reorder(view, to: min(max(index, 0), storedSubviews.count - 1))
      return
    }
    let window = storedWindow
    let changesWindow = view.storedWindow !== window
    if window != nil { refuseStrayControllers(in: view) }
    let leaving = changesWindow && view.storedWindow != nil ? view.beginDisappearances() : []
    let coming = changesWindow && window != nil ? beginAppearances(in: view) : []
    if changesWindow { view.announceMove(to: window) }
    view.willMove(toSuperview: self)
    view.detachFromSuperview()
    let index = min(max(index, 0), storedSubviews.count)
    link(view, at: index)
    if changesWindow { view.enter(window) }
    view.inheritedValuesDidChange()
    view.didMoveToSuperview()
    if changesWindow { view.announceArrival() }
    didAddSubview(view)
    setNeedsLayout()
    for controller in leaving { controller.endWithMove() }
    for (controller, hasAppeared) in coming {
      controller.announceIsAppearing(animated: !hasAppeared)
      if hasAppeared { controller.endWithMove() }
    }
    view.controller?.followPlace()
  }

  func insert(_ view: UIView, nextTo sibling: UIView, above: Bool) {
    guard let place = storedSubviews.firstIndex(ofSame: sibling) else {
      // In front of or behind all others, as a layer without such a sibling.
      return insert(view, at: above ? storedSubviews.count : 0)
    }
    guard view !== sibling else { return }
    var index = above ? place + 1 : place
    if let present = storedSubviews.firstIndex(ofSame: view), present < index {
      index -= 1
    }
    insert(view, at: index)
    guard above, hasForeignLayers, view.storedSuperview === self else { return }
    storedLayer.insertSublayer(view.storedLayer, above: sibling.storedLayer)
  }

  /// Whether the layer has sublayers that belong to no subview.
  private var hasForeignLayers: Bool {
    storedLayer.sublayers?.count != storedSubviews.count
  }

  func reorder(_ view: UIView, to index: Int) {
    guard let present = storedSubviews.firstIndex(ofSame: view.inPlace), present != index else {
      return
    }
    moveSubview(at: present, to: index)
    view.controller?.followPlace()
  }

  func leaveSuperview() {
    guard storedSuperview != nil else { return }
    let changesWindow = storedWindow != nil
    let leaving = changesWindow ? beginDisappearances() : []
    if changesWindow { announceMove(to: nil) }
    willMove(toSuperview: nil)
    detachFromSuperview()
    if changesWindow { enter(nil) }
    didMoveToSuperview()
    if changesWindow { announceArrival() }
    for controller in leaving { controller.endWithMove() }
  }

  func isInside(_ view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.storedSuperview
    }
    return false
  }

  func descendant(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in storedSubviews {
      if let found = view.descendant(tagged: tag) { return found }
    }
    return nil
  }

  /// Calls a closure for the view and its descendants, superviews first.
  func forEachDescendant(_ body: (UIView) -> Void) {
    body(self)
    for view in storedSubviews { view.forEachDescendant(body) }
  }

  private func detachFromSuperview() {
    guard let superview = storedSuperview else { return }
    superview.willRemoveSubview(self)
    unlink(from: superview)
  }

  /// Adopts a screen's scale.
  func takeScale(_ scale: CGFloat) {
    guard storedLayer.contentsScale != scale else { return }
    storedLayer.contentsScale = scale
    storedLayer.setNeedsDisplay()
  }

  // Recursive without a closure, which would retain and release the window for each view
  // (measured).

  private func announceMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for view in storedSubviews { view.announceMove(to: window) }
  }

  private func announceArrival() {
    didMoveToWindow()
    for view in storedSubviews { view.announceArrival() }
  }

  private func enter(_ window: UIWindow?) {
    guard let window else {
      storedWindow?.pressDelivery.viewWillBeRemoved(self)
      storedWindow?.touchDelivery.viewWasRemoved(self)
      return didLeaveWindow()
    }
    // Most apps use no appearance proxies: their views need not be matched.
    let templates = (window.windowScene?.stage?.templates).flatMap { $0.isEmpty ? nil : $0 }
    enter(window, scale: window.screen.scale, templates)
  }

  private func enter(_ window: UIWindow, scale: CGFloat, _ templates: AppearanceTemplates?) {
    didEnter(window)
    if let templates { takeAppearance(of: templates) }
    takeScale(scale)
    for view in storedSubviews { view.enter(window, scale: scale, templates) }
  }
}
