// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A constraint's description, in UIKit's form.
@MainActor
struct ConstraintText {
  let text: String

  init(_ constraint: NSLayoutConstraint) {
    let name = constraint.identifier.map { " '\($0)'" } ?? ""
    var parts = "<NSLayoutConstraint:\(Self.address(of: constraint))\(name) "
    parts += Self.side(constraint.first)
    parts += " " + Self.sign(of: constraint.relation) + " "
    let constant = constraint.constant
    if let second = constraint.second {
      if constraint.multiplier != 1 { parts += Self.number(constraint.multiplier) + "*" }
      parts += Self.side(second)
      if constant != 0 { parts += constant < 0 ? " - " : " + " }
      if constant != 0 { parts += Self.number(abs(constant)) }
    } else {
      parts += Self.number(constant)
    }
    if constraint.priority != .required { parts += " @\(Int(constraint.priority.rawValue))" }
    text = parts + "   (\(constraint.isActive ? "active" : "inactive"))>"
  }

  init(_ source: ConstraintSource) {
    switch source {
    case .constraint(let constraint): self.init(constraint)
    case .own(let node, let slot): self.init(node, slot)
    }
  }

  /// Describes a constraint that an engine makes for a node.
  private init(_ node: LayoutNode, _ slot: LayoutMember.Slot) {
    let name = Self.name(of: node)
    guard let view = node.view, let member = node.member else {
      text = "<NSLayoutConstraint '\(node.guide?.identifier ?? "")' \(name)   (active)>"
      return
    }
    let isHorizontal = slot == .left || slot == .width
    let rect = view.alignmentRect(forFrame: view.place)
    let part: (String, CGFloat) =
      switch slot {
      case .left: ("minX", rect.minX)
      case .top: ("minY", rect.minY)
      case .width, .widthHugging, .widthCompression: ("width", rect.width)
      case .height, .heightHugging, .heightCompression: ("height", rect.height)
      }
    let equation = "\(name).\(part.0) == \(Self.number(part.1))"
    if member.engine.isRoot(node) {
      let direction = isHorizontal ? "Width" : "Height"
      text =
        "<NSLayoutConstraint:\(Self.address(of: node)) 'UIView-Encapsulated-Layout-\(direction)' "
        + "\(equation)   (active)>"
    } else {
      let superview = view.storedSuperview.map { Self.name(of: $0.madeLayout.node) } ?? "(null)"
      text =
        "<NSAutoresizingMaskLayoutConstraint:\(Self.address(of: node)) "
        + "\(view.autoresizingMask.sketch) \(equation)   (active, names: '|':\(superview) )>"
    }
  }

  // MARK: Parts

  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  /// Returns the class and address of a node's item.
  static func name(of node: LayoutNode) -> String {
    guard let item = node.item else { return "(null)" }
    let identifier = node.guide.map { "'\($0.identifier)'" } ?? ""
    let kind = item is SystemLayoutGuide ? "UILayoutGuide" : "\(type(of: item))"
    return "\(kind):\(address(of: item))\(identifier == "''" ? "" : identifier)"
  }

  static func number(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }

  private static func side(_ term: AnchorTerm) -> String {
    let place = "\(name(of: term.node)).\(term.attribute.name)"
    guard let origin = term.origin else { return place }
    return "(\(place) - \(name(of: origin.node)).\(origin.attribute.name))"
  }

  private static func sign(of relation: NSLayoutConstraint.Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension UIView.AutoresizingMask {
  /// The mask as in UIKit's messages: flexible parts are `&`, fixed ones `-`.
  fileprivate var sketch: String {
    func part(_ flag: Self) -> String { contains(flag) ? "&" : "-" }
    // A fixed size with fixed margins at both ends leaves the far margin flexible.
    let ends = (
      isDisjoint(with: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]),
      isDisjoint(with: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    )
    return "h=" + part(.flexibleLeftMargin) + part(.flexibleWidth)
      + (ends.0 ? "&" : part(.flexibleRightMargin)) + " v=" + part(.flexibleTopMargin)
      + part(.flexibleHeight) + (ends.1 ? "&" : part(.flexibleBottomMargin))
  }
}
