// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Behavior of intrinsic sizes, fitting sizes, guides and margins that is the same in Apple's
/// UIKit.
@MainActor
@Suite(.hosted, .hangLimit)
struct LayoutSizeParityTests {
  private static let text = "A text that is much too long for one line of the width that it has"

  // Apple documentation of preferredMaxLayoutWidth: constraints determine the width of a label of
  // several lines, and its height follows.
  @Test func `a label of several lines has the height of its lines at the solved width`() {
    let box = LayoutBox()
    let label = box.add(UILabel())
    label.text = Self.text
    label.numberOfLines = 0
    let below = box.add(10, 10)
    box.layOut(
      label.leadingAnchor.constraint(equalTo: box.view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: box.view.trailingAnchor),
      label.topAnchor.constraint(equalTo: box.view.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: label.leadingAnchor)
    )
    let expected = label.sizeThatFits(CGSize(width: 200, height: 0)).height
    #expect(expected > 2 * label.font.lineHeight)
    #expect(label.frame == CGRect(x: 0, y: 0, width: 200, height: expected))
    #expect(below.frame.minY == expected)
    box.view.frame.size.width = 400
    box.view.layoutIfNeeded()
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 400, height: 0)).height)
    #expect(label.frame.height < expected)
    label.text = "short"
    box.view.layoutIfNeeded()
    #expect(below.frame.minY == label.intrinsicContentSize.height)
  }

  // Apple documentation of systemLayoutSizeFitting(_:).
  @Test func `the fitting size is the smallest that the constraints allow`() {
    let box = LayoutBox()
    let child = box.add(ContentView())
    box.layOut(
      child.leadingAnchor.constraint(equalTo: box.view.leadingAnchor, constant: 10),
      box.view.trailingAnchor.constraint(equalTo: child.trailingAnchor, constant: 10),
      child.topAnchor.constraint(equalTo: box.view.topAnchor, constant: 3),
      box.view.bottomAnchor.constraint(equalTo: child.bottomAnchor, constant: 3)
    )
    let compressed = box.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(compressed == CGSize(width: 60, height: 26))
    #expect(box.view.bounds.size == CGSize(width: 200, height: 100))
    #expect(child.frame == CGRect(x: 10, y: 3, width: 180, height: 94))
  }

  // Apple documentation of systemLayoutSizeFitting with priorities: a required width determines
  // the height of lines.
  @Test func `a required fitting width determines the height of a text`() {
    let box = LayoutBox()
    let label = box.add(UILabel())
    label.text = Self.text
    label.numberOfLines = 0
    box.layOut(
      label.leadingAnchor.constraint(equalTo: box.view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: box.view.trailingAnchor),
      label.topAnchor.constraint(equalTo: box.view.topAnchor),
      label.bottomAnchor.constraint(equalTo: box.view.bottomAnchor)
    )
    let size = box.view.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(size.width == 120)
    #expect(size.height == label.sizeThatFits(CGSize(width: 120, height: 0)).height)
  }

  // Apple documentation of UILayoutGuide: a guide takes part in layout without a view.
  @Test func `a layout guide takes part in layout`() {
    let box = LayoutBox()
    let guide = UILayoutGuide()
    box.view.addLayoutGuide(guide)
    let child = box.add(10, 10)
    box.layOut(
      guide.leftAnchor.constraint(equalTo: box.view.leftAnchor, constant: 12),
      guide.widthAnchor.constraint(equalTo: box.view.widthAnchor, multiplier: 0.25),
      guide.topAnchor.constraint(equalTo: box.view.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 9),
      child.leftAnchor.constraint(equalTo: guide.rightAnchor),
      child.topAnchor.constraint(equalTo: guide.bottomAnchor)
    )
    #expect(guide.layoutFrame == CGRect(x: 12, y: 0, width: 50, height: 9))
    #expect(child.frame.origin == CGPoint(x: 62, y: 9))
    #expect(box.view.layoutGuides == [guide] && guide.owningView === box.view)
    box.view.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(box.view.constraints.allSatisfy { $0.firstItem !== guide && $0.secondItem !== guide })
  }

  // Apple documentation of layoutMargins: 8 points unless set.
  @Test func `margins are 8 points, and the guide follows them`() {
    let box = LayoutBox()
    let child = box.add()
    let guide = box.view.layoutMarginsGuide
    box.layOut(
      child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      child.topAnchor.constraint(equalTo: guide.topAnchor),
      NSLayoutConstraint(
        item: child,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: box.view,
        attribute: .bottomMargin,
        multiplier: 1,
        constant: 0
      )
    )
    #expect(child.frame == CGRect(x: 8, y: 8, width: 184, height: 84))
    box.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    box.view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
    #expect(box.view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  // Apple documentation of preservesSuperviewLayoutMargins.
  @Test func `preserved margins are at least those of the superview`() {
    let box = LayoutBox()
    box.view.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    let child = UIView(frame: CGRect(x: 10, y: 25, width: 180, height: 50))
    box.view.addSubview(child)
    #expect(child.layoutMargins.left == 8)
    child.preservesSuperviewLayoutMargins = true
    #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20))
  }

  // Apple documentation of readableContentGuide: centered, and not wider than is comfortable.
  @Test func `the readable width is limited and centered`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    #expect(view.readableContentGuide.layoutFrame == CGRect(x: 164, y: 8, width: 672, height: 84))
    view.frame.size.width = 300
    #expect(view.readableContentGuide.layoutFrame == CGRect(x: 8, y: 8, width: 284, height: 84))
  }

  // Apple documentation of safeAreaLayoutGuide and additionalSafeAreaInsets.
  @Test func `the safe area's guide follows the insets`() throws {
    let controller = UIViewController()
    let window = try makeWindow(controller)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(child)
    let guide = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: guide.leftAnchor),
      child.rightAnchor.constraint(equalTo: guide.rightAnchor),
      child.topAnchor.constraint(equalTo: guide.topAnchor),
      child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(child.frame == controller.view.bounds.inset(by: controller.view.safeAreaInsets))
    controller.additionalSafeAreaInsets.left = 40
    window.layoutIfNeeded()
    #expect(child.frame.minX == controller.view.safeAreaInsets.left)
    #expect(child.frame.minX >= 40)
  }

  // Apple documentation of systemMinimumLayoutMargins: the root view's margins are at least these.
  @Test func `a root view has the system's minimum margins`() throws {
    let controller = UIViewController()
    controller.view.insetsLayoutMarginsFromSafeArea = false
    _ = try makeWindow(controller)
    let least = controller.systemMinimumLayoutMargins
    #expect(least.leading >= 16 && least.top == 0)
    #expect(controller.view.directionalLayoutMargins == least)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    controller.view.layoutMargins = .zero
    #expect(controller.view.layoutMargins == .zero)
  }

  // Apple documentation of firstBaselineAnchor: texts of different sizes stand on one line.
  @Test func `baselines of labels of different sizes align`() {
    let box = LayoutBox()
    let (small, large) = (box.add(UILabel()), box.add(UILabel()))
    (small.text, large.text) = ("small", "large")
    small.font = .systemFont(ofSize: 12)
    large.font = .systemFont(ofSize: 30)
    box.layOut(
      large.topAnchor.constraint(equalTo: box.view.topAnchor),
      large.leftAnchor.constraint(equalTo: box.view.leftAnchor),
      small.leftAnchor.constraint(equalTo: large.rightAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor)
    )
    let distance = small.frame.minY + small.font.ascender - large.font.ascender
    #expect(abs(distance) <= 1)
    #expect(small.frame.minY > 10)
  }

  // Apple documentation of updateConstraints(): called for subviews first, then again on request.
  @Test func `constraints are updated before layout, subviews first`() {
    final class Updating: UIView {
      static var order: [Int] = []
      override func updateConstraints() {
        Self.order.append(tag)
        super.updateConstraints()
      }
    }
    let (outer, inner) = (Updating(), Updating())
    (outer.tag, inner.tag) = (1, 2)
    outer.addSubview(inner)
    #expect(outer.needsUpdateConstraints())
    outer.layoutIfNeeded()
    #expect(Updating.order == [2, 1] && !outer.needsUpdateConstraints())
    outer.setNeedsUpdateConstraints()
    outer.updateConstraintsIfNeeded()
    #expect(Updating.order == [2, 1, 1])
  }

  // Apple documentation of updateViewConstraints().
  @Test func `a view controller updates the constraints of its view before layout`() throws {
    final class Page: UIViewController {
      var calls: [String] = []
      override func updateViewConstraints() {
        calls.append("constraints")
        super.updateViewConstraints()
      }
      override func viewWillLayoutSubviews() { calls.append("layout") }
    }
    let page = Page()
    let window = try makeWindow(page)
    window.layoutIfNeeded()
    #expect(page.calls.first == "constraints" && page.calls.contains("layout"))
    #expect(page.calls.filter { $0 == "constraints" }.count == 1)
  }

  // Apple documentation of alignmentRectInsets: constraints align the rectangle inside the insets.
  @Test func `constraints align the alignment rectangle`() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let box = LayoutBox()
    let child = box.add(Shadowed())
    box.layOut(
      child.leftAnchor.constraint(equalTo: box.view.leftAnchor, constant: 10),
      child.topAnchor.constraint(equalTo: box.view.topAnchor, constant: 10),
      child.widthAnchor.constraint(equalToConstant: 50),
      child.heightAnchor.constraint(equalToConstant: 20)
    )
    #expect(child.frame == CGRect(x: 8, y: 9, width: 56, height: 24))
  }
}
