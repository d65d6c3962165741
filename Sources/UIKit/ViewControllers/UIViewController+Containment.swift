// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIViewController {
  func adopt(_ child: UIViewController) {
    if child.storedParent === self { return }
    if child.storedParent != nil {
      child.willMove(toParent: nil)
      child.leaveParent()
    }
    if let around = child.storedView?.storedSuperview?.nearestController, around !== self {
      misuse(
        "UIViewControllerHierarchyInconsistency: child view controller:\(child) should have parent "
          + "view controller:\(around) but requested parent is:\(self)"
      )
    }
    child.willMove(toParent: self)
    storedChildren.append(child)
    child.storedParent = self
    child.announcedMove = .toParent
  }

  func leaveParent() {
    storedParent?.willLose(self)
    guard let parent = storedParent else { return }
    // The last child leaves most often, from a stack of thousands.
    if let index = parent.storedChildren.lastIndex(where: { $0 === self }) {
      parent.storedChildren.remove(at: index)
    }
    storedParent = nil
    (move, announcedMove) = (.none, .none)
    safeAreaSource.bars = .zero
    didMove(toParent: nil)
    parent.didLose(self)
  }
}
