// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import RetourLayout

/// Makes the constraints of a visual format.
@MainActor
struct VisualFormatReader {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]

  init(
    _ format: VisualFormat,
    _ options: NSLayoutConstraint.FormatOptions,
    _ metrics: [String: Any],
    _ views: [String: Any]
  ) {
    (self.format, self.options, self.metrics, self.views) = (format, options, metrics, views)
  }

  /// Returns the constraints of a format; traps with UIKit's message for one that is wrong.
  static func constraints(
    _ format: String,
    _ options: NSLayoutConstraint.FormatOptions,
    _ metrics: [String: Any],
    _ views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try VisualFormatReader(VisualFormat(format), options, metrics, views).constraints()
    } catch {
      let mark = String(repeating: " ", count: error.index) + "^"
      misuse("Unable to parse constraint format: \n\(error.message) \n\(format) \n\(mark)")
    }
  }

  private func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    let nodes = try nodes()
    for (item, node) in zip(format.items, nodes) {
      for size in item.sizes { constraints.append(try constraint(of: size, for: node)) }
    }
    for (index, space) in format.spaces.enumerated() {
      constraints += try self.constraints(of: space, between: index, nodes)
    }
    let named = zip(format.items, nodes).filter { $0.0.name != nil }.map(\.1)
    for (one, next) in zip(named, named.dropFirst()) {
      for value in 1...12 where options.contains(.init(rawValue: 1 << UInt(value))) {
        guard let attribute = Attribute(rawValue: value) else { continue }
        constraints.append(
          NSLayoutConstraint(
            AnchorTerm(one, attribute),
            .equal,
            AnchorTerm(next, attribute),
            multiplier: 1,
            constant: 0
          )
        )
      }
    }
    return constraints
  }

  // MARK: Names

  private func nodes() throws(VisualFormatError) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    for item in format.items {
      if let name = item.name {
        nodes.append(try node(named: name, at: item.index))
      } else {
        nodes.append(try superview(at: item.index))
      }
    }
    return nodes
  }

  private func node(named name: String, at index: Int) throws(VisualFormatError) -> LayoutNode {
    guard let item = views[name] else {
      throw VisualFormatError("\(name) is not a key in the views dictionary.", at: index)
    }
    return LayoutMisuse.node(of: item)
  }

  private func superview(at index: Int) throws(VisualFormatError) -> LayoutNode {
    for case let name? in format.items.map(\.name) {
      let owner = (views[name] as? UIView)?.superview ?? (views[name] as? UILayoutGuide)?.owningView
      if let owner { return owner.madeLayout.node }
    }
    throw VisualFormatError(
      "Unable to interpret '|' character, because the related view doesn't have a superview",
      at: index
    )
  }

  private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> Double {
    switch value {
    case .number(let number): return number
    case .name(let name, let index):
      switch metrics[name] ?? views[name] {
      case let number as NSNumber: return number.doubleValue
      case let number as Int: return Double(number)
      case let number as Double: return number
      case let number as Float: return Double(number)
      case let number as CGFloat: return Double(number)
      default:
        throw VisualFormatError(
          "Encountered metric with name \"\(name)\", but value was not specified in metrics or "
            + "views dictionaries",
          at: index
        )
      }
    }
  }

  // MARK: Constraints

  private func constraint(
    of size: VisualFormat.Predicate,
    for node: LayoutNode
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let attribute: Attribute = format.isVertical ? .height : .width
    var second: AnchorTerm?
    if case .name(let name, let index) = size.value, metrics[name] == nil, views[name] != nil,
      !(views[name] is NSNumber)
    {
      second = AnchorTerm(try self.node(named: name, at: index), attribute)
    }
    let constraint = NSLayoutConstraint(
      AnchorTerm(node, attribute),
      size.relation.inUIKit,
      second,
      multiplier: 1,
      constant: second == nil ? CGFloat(try number(size.value)) : 0
    )
    try prioritize(constraint, size)
    return constraint
  }

  private func prioritize(
    _ constraint: NSLayoutConstraint,
    _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) {
    guard let priority = predicate.priority else { return }
    constraint.priority = UILayoutPriority(Float(try number(priority)))
  }

  private func constraints(
    of space: VisualFormat.Space,
    between index: Int,
    _ nodes: [LayoutNode]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let (one, next) = (nodes[index], nodes[index + 1])
    var (start, end) = edges
    let isFirst = format.items[index].name == nil
    let isLast = format.items[index + 1].name == nil
    // The superview's own edges are on the same side as those of the view beside them.
    if isFirst { end = start }
    if isLast { start = end }
    let isReversed = options.contains(.directionRightToLeft) && !format.isVertical
    switch space {
    case .flush, .standard:
      var constant: CGFloat = space == .flush ? 0 : SystemSpacing.standard
      if space == .standard, isFirst || isLast {
        constant = 0
        if isFirst { end = end.margin } else { start = start.margin }
      }
      return [make(next, start, .equal, one, end, isReversed ? -constant : constant)]
    case .predicates(let predicates):
      var constraints: [NSLayoutConstraint] = []
      for predicate in predicates {
        let constant = CGFloat(try number(predicate.value))
        let relation = predicate.relation.inUIKit
        let constraint = make(
          next,
          start,
          isReversed ? relation.reversed : relation,
          one,
          end,
          isReversed ? -constant : constant
        )
        try prioritize(constraint, predicate)
        constraints.append(constraint)
      }
      return constraints
    }
  }

  /// The edge at which a view begins, and that at which the view before it ends.
  private var edges: (start: Attribute, end: Attribute) {
    if format.isVertical { return (.top, .bottom) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right)
    case .directionRightToLeft: return (.right, .left)
    default: return (.leading, .trailing)
    }
  }

  private func make(
    _ first: LayoutNode,
    _ firstAttribute: Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ second: LayoutNode,
    _ secondAttribute: Attribute,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      AnchorTerm(first, firstAttribute),
      relation,
      AnchorTerm(second, secondAttribute),
      multiplier: 1,
      constant: constant
    )
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin at the same edge.
  fileprivate var margin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation of the opposite numbers.
  fileprivate var reversed: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension LayoutRelation {
  /// The relation of constraints.
  fileprivate var inUIKit: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
