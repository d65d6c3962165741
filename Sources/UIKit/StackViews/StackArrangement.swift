// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The constraints between the views of a stack.
@MainActor
struct StackArrangement {
  /// The priorities with which lengths that nothing determines are zero.
  ///
  /// That of the last view is the lowest, and those before have one more each, up to the highest:
  /// later views are stretched first (our decision). Of more views than there are priorities, all
  /// others keep theirs when one comes or goes.
  private static let suppression: ClosedRange<Float> = 5...25
  /// The priority with which the stack is no larger than its content.
  private static let fit: Float = 49
  /// The priority of equal distances of centers (from UIKit's messages).
  private static let centering: Float = 149
  /// The priority with which hidden views have no length.
  private static let hiding: Float = 998

  private let stack: UIStackView
  private let isVertical: Bool
  private let visible: [UIView]
  private(set) var constraints: [StackConstraint] = []

  init(of stack: UIStackView) {
    self.stack = stack
    isVertical = stack.axis == .vertical
    visible = stack.arrangedSubviews.filter { !$0.isHidden }
    if !visible.isEmpty {
      addEnds()
      addSpaces()
      addLengths()
      addAlignment()
      addFit()
    }
    // Last: what follows a view that was hidden is connected with the one before it by then.
    for view in stack.arrangedSubviews where view.isHidden { addHidden(view) }
  }

  // MARK: Attributes

  private var start: NSLayoutConstraint.Attribute { isVertical ? .top : .leading }
  private var end: NSLayoutConstraint.Attribute { isVertical ? .bottom : .trailing }
  private var center: NSLayoutConstraint.Attribute { isVertical ? .centerY : .centerX }
  private var length: NSLayoutConstraint.Attribute { isVertical ? .height : .width }
  private var crossStart: NSLayoutConstraint.Attribute { isVertical ? .leading : .top }
  private var crossEnd: NSLayoutConstraint.Attribute { isVertical ? .trailing : .bottom }
  private var crossCenter: NSLayoutConstraint.Attribute { isVertical ? .centerX : .centerY }

  /// The area of the views.
  private var canvas: LayoutNode {
    stack.isLayoutMarginsRelativeArrangement
      ? stack.layoutMarginsGuide.node : stack.madeLayout.node
  }

  private func term(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> AnchorTerm {
    AnchorTerm(view.madeLayout.node, attribute)
  }

  private mutating func add(
    _ identifier: String,
    _ first: AnchorTerm,
    _ relation: NSLayoutConstraint.Relation,
    _ second: AnchorTerm?,
    constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    constraints.append(
      StackConstraint(
        identifier: identifier,
        first: first,
        relation: relation,
        second: second,
        constant: constant,
        priority: priority
      )
    )
  }

  // MARK: Along the axis

  private mutating func addEnds() {
    guard let first = visible.first, let last = visible.last else { return }
    let canvas = canvas
    let connection = "canvas-connection"
    add(connection, term(first, start), .equal, AnchorTerm(canvas, start))
    add(connection, AnchorTerm(canvas, end), .equal, term(last, end))
  }

  private mutating func addSpaces() {
    let isExact =
      stack.distribution == .fill || stack.distribution == .fillEqually
      || stack.distribution == .fillProportionally
    let isBaseline = isVertical && stack.isBaselineRelativeArrangement
    let (first, last) = isBaseline ? (.firstBaseline, .lastBaseline) : (start, end)
    for (view, next) in zip(visible, visible.dropFirst()) {
      add(
        "spacing",
        term(next, first),
        isExact ? .equal : .greaterThanOrEqual,
        term(view, last),
        constant: space(after: view)
      )
    }
    switch stack.distribution {
    case .equalSpacing: addEqualDistances(from: last, to: first, priority: 1000)
    case .equalCentering: addEqualDistances(from: center, to: center, priority: Self.centering)
    case .fill, .fillEqually, .fillProportionally: break
    }
  }

  private mutating func addEqualDistances(
    from last: NSLayoutConstraint.Attribute,
    to first: NSLayoutConstraint.Attribute,
    priority: Float
  ) {
    let distances = zip(visible, visible.dropFirst()).map {
      AnchorTerm(from: term($0, last), to: term($1, first))
    }
    for distance in distances.dropFirst() {
      add("distributing", distance, .equal, distances[0], priority: priority)
    }
  }

  private func space(after view: UIView) -> CGFloat {
    var space = stack.customSpacing(after: view)
    if space == UIStackView.spacingUseDefault { space = stack.spacing }
    return space == UIStackView.spacingUseSystem ? SystemSpacing.standard : space
  }

  private mutating func addLengths() {
    switch stack.distribution {
    case .fillEqually:
      for view in visible.dropFirst() {
        add("fill-equally", term(view, length), .equal, term(visible[0], length))
      }
    case .fillProportionally: addProportions()
    case .fill, .equalSpacing, .equalCentering: break
    }
    let (least, most) = (Self.suppression.lowerBound, Self.suppression.upperBound)
    for (index, view) in visible.enumerated() {
      let priority = min(least + Float(visible.count - 1 - index), most)
      add("ambiguity-suppression", term(view, length), .equal, nil, priority: priority)
    }
  }

  private mutating func addProportions() {
    let lengths = visible.map { view in
      let size = view.intrinsicContentSize
      return max(0, isVertical ? size.height : size.width)
    }
    guard let base = lengths.firstIndex(where: { $0 > 0 }) else { return }
    for (index, view) in visible.enumerated() where index != base && lengths[index] > 0 {
      constraints.append(
        StackConstraint(
          identifier: "fill-proportionally",
          first: term(view, length),
          relation: .equal,
          second: term(visible[base], length),
          multiplier: lengths[index] / lengths[base],
          priority: 999
        )
      )
    }
  }

  // MARK: Across the axis

  private mutating func addAlignment() {
    let canvas = canvas
    for view in visible {
      let (top, bottom) = (term(view, crossStart), term(view, crossEnd))
      let (first, last): (NSLayoutConstraint.Relation, NSLayoutConstraint.Relation) =
        switch stack.alignment {
        case .fill: (.equal, .equal)
        case .leading: (.equal, .lessThanOrEqual)
        case .trailing: (.greaterThanOrEqual, .equal)
        case .center, .firstBaseline, .lastBaseline: (.greaterThanOrEqual, .lessThanOrEqual)
        }
      add("alignment", top, first, AnchorTerm(canvas, crossStart))
      add("alignment", bottom, last, AnchorTerm(canvas, crossEnd))
      if stack.alignment == .center {
        add("alignment", term(view, crossCenter), .equal, AnchorTerm(canvas, crossCenter))
      }
    }
    let baseline: NSLayoutConstraint.Attribute? =
      switch stack.alignment {
      case .firstBaseline: .firstBaseline
      case .lastBaseline: .lastBaseline
      default: nil
      }
    guard let baseline, !isVertical else { return }
    for view in visible.dropFirst() {
      add("alignment", term(view, baseline), .equal, term(visible[0], baseline))
    }
    // As high as the views allow: at the top for first baselines, at the bottom for last ones.
    let (edge, other) = baseline == .firstBaseline ? (crossStart, crossStart) : (crossEnd, crossEnd)
    for view in visible {
      add("alignment", term(view, edge), .equal, AnchorTerm(canvas, other), priority: Self.fit)
    }
  }

  private mutating func addFit() {
    for attribute in [NSLayoutConstraint.Attribute.width, .height] {
      add("canvas-fit", term(stack, attribute), .equal, nil, priority: Self.fit)
    }
  }

  // MARK: Hidden views

  /// Keeps a hidden view without length at its place, so that it can shrink to it.
  private mutating func addHidden(_ view: UIView) {
    add("hiding", term(view, length), .equal, nil, priority: Self.hiding)
    let canvas = canvas
    let arranged = stack.arrangedSubviews
    let index = arranged.firstIndex(ofSame: view) ?? 0
    let before = arranged[..<index].last { !$0.isHidden }
    let neighbor = before.map { term($0, end) } ?? AnchorTerm(canvas, start)
    add("hiding", term(view, start), .equal, neighbor, priority: Self.hiding)
    let edge = AnchorTerm(canvas, crossStart)
    add("hiding", term(view, crossStart), .equal, edge, priority: Self.hiding)
    guard stack.alignment == .fill else { return }
    let last = AnchorTerm(canvas, crossEnd)
    add("hiding", term(view, crossEnd), .equal, last, priority: Self.hiding)
  }
}
