// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Behavior of constraints and anchors that is the same in Apple's UIKit.
@MainActor
@Suite(.hosted, .hangLimit)
struct ConstraintParityTests {
  // Apple documentation: "Programmatically Creating Constraints", anchors of the edges.
  @Test func `anchors pin a view to the edges of its superview`() {
    let box = LayoutBox()
    let child = box.add()
    box.layOut(
      child.leadingAnchor.constraint(equalTo: box.view.leadingAnchor, constant: 10),
      child.trailingAnchor.constraint(equalTo: box.view.trailingAnchor, constant: -20),
      child.topAnchor.constraint(equalTo: box.view.topAnchor, constant: 5),
      child.bottomAnchor.constraint(equalTo: box.view.bottomAnchor, constant: -15)
    )
    #expect(child.frame == CGRect(x: 10, y: 5, width: 170, height: 80))
    box.view.frame.size = CGSize(width: 300, height: 50)
    box.view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10, y: 5, width: 270, height: 30))
  }

  // Apple documentation: "item1.attribute1 = multiplier × item2.attribute2 + constant".
  @Test func `multiplier and constant apply to the second attribute`() {
    let box = LayoutBox()
    let child = box.add()
    box.layOut(
      NSLayoutConstraint(
        item: child,
        attribute: .width,
        relatedBy: .equal,
        toItem: box.view,
        attribute: .width,
        multiplier: 0.5,
        constant: 7
      ),
      child.heightAnchor.constraint(equalTo: child.widthAnchor, multiplier: 0.5, constant: 0.5),
      child.centerXAnchor.constraint(equalTo: box.view.centerXAnchor, constant: 1.5),
      child.centerYAnchor.constraint(equalTo: box.view.centerYAnchor)
    )
    #expect(child.frame == CGRect(x: 48, y: 23, width: 107, height: 54))
  }

  // Apple documentation: anchorWithOffset(to:) makes a dimension of the distance of two anchors.
  @Test func `the distance of two anchors can equal another`() {
    let box = LayoutBox()
    let (first, second, third) = (box.add(10, 10), box.add(20, 10), box.add(30, 10))
    box.layOut(
      first.leftAnchor.constraint(equalTo: box.view.leftAnchor),
      third.rightAnchor.constraint(equalTo: box.view.rightAnchor),
      first.rightAnchor.anchorWithOffset(to: second.leftAnchor).constraint(
        equalTo: second.rightAnchor.anchorWithOffset(to: third.leftAnchor)
      ),
      first.topAnchor.constraint(equalTo: box.view.topAnchor)
    )
    #expect(second.frame.minX == 80)
  }

  // Apple documentation of equalToSystemSpacingAfter: the space is 8 points between views.
  @Test func `the system's spacing is a multiple of 8 points`() {
    let box = LayoutBox()
    let (first, second) = (box.add(10, 10), box.add(10, 10))
    box.layOut(
      first.leadingAnchor.constraint(equalTo: box.view.leadingAnchor),
      first.topAnchor.constraint(equalTo: box.view.topAnchor),
      second.leadingAnchor.constraint(
        equalToSystemSpacingAfter: first.trailingAnchor,
        multiplier: 2
      ),
      second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 1)
    )
    #expect(second.frame.origin == CGPoint(x: 26, y: 18))
  }

  // Apple header of NSLayoutConstraint and UILayoutPriority.
  @Test func `a constraint has its documented defaults`() {
    let box = LayoutBox()
    let child = box.add()
    let constraint = child.widthAnchor.constraint(equalToConstant: 30)
    #expect(constraint.priority == .required && !constraint.isActive)
    #expect(constraint.multiplier == 1 && constraint.constant == 30)
    #expect(constraint.firstItem === child && constraint.firstAttribute == .width)
    #expect(constraint.secondItem == nil && constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.relation == .equal && constraint.identifier == nil)
    #expect(child.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(child.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(UIView().translatesAutoresizingMaskIntoConstraints)
  }

  // Apple documentation of isActive: the constraint is added to the nearest common ancestor.
  @Test func `an active constraint is held by the nearest common ancestor`() {
    let box = LayoutBox()
    let (first, second) = (box.add(), box.add())
    let inner = UIView()
    first.addSubview(inner)
    let own = first.widthAnchor.constraint(equalToConstant: 5)
    let siblings = inner.topAnchor.constraint(equalTo: second.topAnchor)
    let nested = inner.leftAnchor.constraint(equalTo: first.leftAnchor)
    NSLayoutConstraint.activate([own, siblings, nested])
    #expect(first.constraints == [own, nested])
    #expect(box.view.constraints == [siblings])
    NSLayoutConstraint.deactivate([own, siblings, nested])
    #expect(first.constraints.isEmpty && box.view.constraints.isEmpty && !siblings.isActive)
  }

  // Apple documentation of removeFromSuperview(): constraints that refer to the view and its
  // subtree from outside are removed.
  @Test func `constraints with views outside leave with their view, those inside stay`() {
    let box = LayoutBox()
    let child = box.add()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    child.addSubview(inner)
    let outside = inner.topAnchor.constraint(equalTo: box.view.topAnchor)
    let inside = inner.widthAnchor.constraint(equalTo: child.widthAnchor, constant: -4)
    let own = child.widthAnchor.constraint(equalToConstant: 50)
    box.layOut(outside, inside, own)
    #expect(inner.frame.width == 46)
    child.removeFromSuperview()
    #expect(!outside.isActive && inside.isActive && own.isActive)
    own.constant = 60
    child.layoutIfNeeded()
    #expect(inner.frame.width == 56)
    box.view.addSubview(child)
    box.layOut(child.leftAnchor.constraint(equalTo: box.view.leftAnchor, constant: 3))
    #expect(child.frame.minX == 3 && inner.frame.width == 56)
  }

  // Apple documentation: a higher priority wins, and hugging and resistance are priorities.
  @Test(arguments: [(Float(249), CGFloat(40)), (251, 90), (749, 90), (751, 90)])
  func `a width of a priority competes with the content's hugging`(
    _ priority: Float,
    _ width: CGFloat
  ) {
    let box = LayoutBox()
    let child = box.add(ContentView())
    let constraint = child.widthAnchor.constraint(equalToConstant: 90)
    constraint.priority = UILayoutPriority(priority)
    box.layOut(constraint)
    #expect(child.frame.width == width)
    #expect(child.frame.height == 20)
  }

  // Apple documentation: compression resistance keeps the intrinsic size at its priority.
  @Test(arguments: [(Float(749), CGFloat(40)), (751, 10)])
  func `a smaller width of a priority competes with the content's resistance`(
    _ priority: Float,
    _ width: CGFloat
  ) {
    let box = LayoutBox()
    let child = box.add(ContentView())
    let constraint = child.widthAnchor.constraint(equalToConstant: 10)
    constraint.priority = UILayoutPriority(priority)
    box.layOut(constraint)
    #expect(child.frame.width == width)
    child.size.width = 5
    box.view.layoutIfNeeded()
    #expect(child.frame.width == 10)
  }

  // Apple documentation of leadingAnchor: leading is right in a right-to-left language.
  @Test func `leading and trailing follow the direction, left and right do not`() {
    let box = LayoutBox()
    box.view.semanticContentAttribute = .forceRightToLeft
    let (first, second) = (box.add(30, 10), box.add(30, 10))
    box.layOut(
      first.leadingAnchor.constraint(equalTo: box.view.leadingAnchor, constant: 10),
      second.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 5),
      second.leadingAnchor.constraint(lessThanOrEqualTo: first.trailingAnchor, constant: 5)
    )
    #expect(first.frame.minX == 160)
    #expect(second.frame.minX == 125)
    box.view.semanticContentAttribute = .forceLeftToRight
    box.view.layoutIfNeeded()
    #expect(first.frame.minX == 10)
    #expect(second.frame.minX == 45)
  }

  // Apple documentation: a translated mask gives the view constraints for its frame, which follow
  // the superview.
  @Test func `frames of views without constraints of their own count as constraints`() {
    let box = LayoutBox()
    let fixed = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 30))
    let flexible = UIView(frame: CGRect(x: 0, y: 50, width: 200, height: 10))
    flexible.autoresizingMask = [.flexibleWidth]
    box.view.addSubview(fixed)
    box.view.addSubview(flexible)
    let child = box.add()
    box.layOut(
      child.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 4),
      child.rightAnchor.constraint(equalTo: flexible.rightAnchor),
      child.topAnchor.constraint(equalTo: fixed.topAnchor),
      child.bottomAnchor.constraint(equalTo: flexible.topAnchor)
    )
    #expect(child.frame == CGRect(x: 84, y: 10, width: 116, height: 40))
    box.view.frame.size.width = 250
    fixed.frame.origin.x = 30
    box.view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 94, y: 10, width: 156, height: 40))
  }

  // Apple documentation of UIView.animate: layoutIfNeeded() in the block animates constraints.
  @Test func `a changed constant moves the frame by an animation`() throws {
    let window = try makeWindow()
    let box = LayoutBox()
    window.addSubview(box.view)
    let child = box.add(10, 10)
    let left = child.leftAnchor.constraint(equalTo: box.view.leftAnchor)
    box.layOut(left, child.topAnchor.constraint(equalTo: box.view.topAnchor))
    left.constant = 50
    #expect(child.frame.minX == 0)
    UIView.animate(withDuration: 1) { box.view.layoutIfNeeded() }
    #expect(child.frame.minX == 50)
    #expect(child.layer.animationKeys()?.isEmpty == false)
  }

  // Apple documentation of hasAmbiguousLayout.
  @Test func `a view is ambiguous until its constraints determine its frame`() {
    let box = LayoutBox()
    let child = box.add(10, 10)
    box.layOut(child.leftAnchor.constraint(equalTo: box.view.leftAnchor))
    #expect(child.hasAmbiguousLayout)
    box.layOut(child.topAnchor.constraint(equalTo: box.view.topAnchor))
    #expect(!child.hasAmbiguousLayout)
  }
}
