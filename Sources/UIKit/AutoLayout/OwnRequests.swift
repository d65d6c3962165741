// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import RetourLayout

/// The constraints that an engine makes for a node, by slot.
@MainActor
struct OwnRequests {
  private(set) var requests = [LayoutRequest?](
    repeating: nil,
    count: LayoutMember.Slot.allCases.count
  )
  private let member: LayoutMember
  /// The priority of a size that any constraint may change: below all that an app can set.
  private static let flexiblePriority = 0.1

  init(of node: LayoutNode, in engine: LayoutEngine) {
    member = engine.member(node)
    if let guide = node.guide {
      if let placement = guide.placement, let view = guide.owningView {
        keep(placement, engine.member(view.madeLayout.node))
      }
    } else if let view = node.view {
      if engine.isRoot(node) {
        if view.pinsRootSize { pinSize(of: view) }
      } else if view.translatesMask || view.isPlacedByContainer {
        pinFrame(of: view, in: engine)
      }
      if !view.translatesMask { addContent(of: view) }
    }
  }

  /// The constraints of a view's content alone.
  init(contentOf view: UIView, _ member: LayoutMember) {
    self.member = member
    addContent(of: view)
  }

  private mutating func set(
    _ slot: LayoutMember.Slot,
    _ terms: [LayoutTerm],
    _ constant: CGFloat,
    _ relation: LayoutRelation = .equal,
    priority: Double = LayoutRequest.required
  ) {
    requests[slot.rawValue] = LayoutRequest(
      terms,
      relation,
      constant: Double(constant),
      priority: priority
    )
  }

  // MARK: Frames

  private mutating func keep(_ placement: GuidePlacement, _ owner: LayoutMember) {
    set(.left, [LayoutTerm(member.left, 1)], -placement.origin.x)
    set(.top, [LayoutTerm(member.top, 1)], -placement.origin.y)
    switch placement.extent {
    case .shrunk(let loss):
      set(.width, [LayoutTerm(member.width, 1), LayoutTerm(owner.width, -1)], loss.width)
      set(.height, [LayoutTerm(member.height, 1), LayoutTerm(owner.height, -1)], loss.height)
    case .atBottom(let height):
      set(.top, [LayoutTerm(member.top, 1), LayoutTerm(owner.height, -1)], height)
      set(.width, [LayoutTerm(member.width, 1), LayoutTerm(owner.width, -1)], 0)
      set(.height, [LayoutTerm(member.height, 1)], -height)
    case .flexible(let size):
      let priority = Self.flexiblePriority
      set(.width, [LayoutTerm(member.width, 1)], -size.width, priority: priority)
      set(.height, [LayoutTerm(member.height, 1)], -size.height, priority: priority)
    }
  }

  private mutating func pinSize(of view: UIView) {
    let rect = view.alignmentRect(forFrame: view.place)
    // The content may need another size than it has until it is measured.
    let lends = view.storedSuperview?.lendsFlexibleHeight == true
    func priority(_ isFlexible: Bool) -> Double { LayoutRequest.required - (isFlexible ? 0.5 : 0) }
    set(
      .width,
      [LayoutTerm(member.width, 1)],
      -max(0, rect.width),
      priority: priority(view.hasFlexibleWidth)
    )
    set(
      .height,
      [LayoutTerm(member.height, 1)],
      -max(0, rect.height),
      priority: priority(view.hasFlexibleHeight || lends)
    )
  }

  /// Pins the frame, as the autoresizing mask would change it with the superview's size.
  private mutating func pinFrame(of view: UIView, in engine: LayoutEngine) {
    let rect = view.alignmentRect(forFrame: view.place)
    let mask = view.autoresizingMask
    let superview = view.storedSuperview
    let room = superview?.storedLayer.bounds.size ?? .zero
    let owner = mask.isEmpty ? nil : superview.map { engine.member($0.madeLayout.node) }
    pin(
      (.left, member.left),
      (.width, member.width),
      owner?.width,
      room.width,
      AutoresizedSpan(start: rect.minX, length: rect.width),
      mask.horizontal
    )
    pin(
      (.top, member.top),
      (.height, member.height),
      owner?.height,
      room.height,
      AutoresizedSpan(start: rect.minY, length: rect.height),
      mask.vertical
    )
  }

  private mutating func pin(
    _ start: (LayoutMember.Slot, LayoutVariable),
    _ length: (LayoutMember.Slot, LayoutVariable),
    _ owner: LayoutVariable?,
    _ room: CGFloat,
    _ span: AutoresizedSpan,
    _ flexibility: AutoresizedSpan.Flexibility
  ) {
    let longer = span.resized(from: room, to: room + 1, flexibility)
    for (part, value, change) in [
      (start, span.start, longer.start - span.start),
      (length, max(0, span.length), longer.length - max(0, span.length)),
    ] {
      var terms = [LayoutTerm(part.1, 1)]
      var constant = -value
      if let owner, abs(change) > 1e-9 {
        terms.append(LayoutTerm(owner, -Double(change)))
        constant += change * room
      }
      set(part.0, terms, constant)
    }
  }

  // MARK: Contents

  private mutating func addContent(of view: UIView) {
    var size = view.intrinsicContentSize
    if view.hasWidthDependentHeight, let width = member.measuredWidth {
      size.height = view.contentHeight(forWidth: CGFloat(width))
    }
    addContent(
      size.width,
      .horizontal,
      member.width,
      (.widthHugging, .widthCompression),
      view
    )
    addContent(
      size.height,
      .vertical,
      member.height,
      (.heightHugging, .heightCompression),
      view
    )
  }

  private mutating func addContent(
    _ length: CGFloat,
    _ axis: NSLayoutConstraint.Axis,
    _ variable: LayoutVariable,
    _ slots: (LayoutMember.Slot, LayoutMember.Slot),
    _ view: UIView
  ) {
    guard length >= 0, length.isFinite else { return }
    let terms = [LayoutTerm(variable, 1)]
    let hugging = view.contentHuggingPriority(for: axis)
    let compression = view.contentCompressionResistancePriority(for: axis)
    set(slots.0, terms, -length, .lessThanOrEqual, priority: Double(hugging.rawValue))
    set(slots.1, terms, -length, .greaterThanOrEqual, priority: Double(compression.rawValue))
  }
}
