// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// Behavior of controls that is the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct ControlParityTests {
  // Apple documentation of `isOn`, `onTintColor` and `init(frame:)`.
  @Test func `a switch is off at first, and its size cannot be chosen`() {
    let control = UISwitch(frame: CGRect(x: 10, y: 20, width: 500, height: 500))
    #expect(!control.isOn && control.onTintColor == nil && control.thumbTintColor == nil)
    #expect(control.frame.origin == CGPoint(x: 10, y: 20))
    #expect(control.frame.size == UISwitch().frame.size)
  }

  // Apple documentation of `value`, `minimumValue`, `maximumValue` and `isContinuous`.
  @Test func `a slider goes from 0 to 1, and values outside are moved into its range`() {
    let slider = UISlider()
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (0, 1, 0))
    #expect(slider.isContinuous)
    slider.value = 2
    #expect(slider.value == 1)
    slider.minimumValue = 3
    #expect(slider.maximumValue == 3)
    slider.maximumValue = -1
    #expect(slider.minimumValue == -1)
  }

  // Apple documentation of `progress`.
  @Test func `progress outside of 0 to 1 is moved into the range`() {
    let bar = UIProgressView()
    #expect(bar.progress == 0 && bar.progressViewStyle == .default)
    bar.progress = 3
    #expect(bar.progress == 1)
    bar.progress = -3
    #expect(bar.progress == 0)
  }

  // Apple documentation of `hidesWhenStopped` and `isAnimating`.
  @Test func `an indicator hides while it is stopped`() {
    let spinner = UIActivityIndicatorView(style: .medium)
    #expect(spinner.hidesWhenStopped && !spinner.isAnimating && spinner.isHidden)
    spinner.startAnimating()
    #expect(spinner.isAnimating && !spinner.isHidden)
    spinner.stopAnimating()
    #expect(!spinner.isAnimating && spinner.isHidden)
  }

  // Apple header: the values of the styles and of `noSegment`.
  @Test func `constants have the values of the headers`() {
    #expect(UIActivityIndicatorView.Style.medium.rawValue == 100)
    #expect(UIActivityIndicatorView.Style.large.rawValue == 101)
    #expect(UISegmentedControl.noSegment == -1)
    #expect(UIPageControl.BackgroundStyle.prominent.rawValue == 1)
    #expect(UIPageControl.InteractionState.continuous.rawValue == 2)
  }

  // Apple documentation of `currentPage`, `numberOfPages` and `hidesForSinglePage`.
  @Test func `the present page is moved into the pages`() {
    let control = UIPageControl()
    #expect(control.numberOfPages == 0 && control.currentPage == 0 && !control.hidesForSinglePage)
    control.numberOfPages = 3
    control.currentPage = 9
    #expect(control.currentPage == 2)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
  }

  // Apple documentation: the segment numbers of `insertSegment` and `removeSegment` are moved
  // into the range; `isMomentary` keeps no selection; nothing is told when code selects.
  @Test func `segments come and go at any index`() {
    let control = UISegmentedControl(items: ["A", "B"])
    var told = 0
    control.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    #expect(control.numberOfSegments == 2)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "C", at: 99, animated: false)
    #expect(control.titleForSegment(at: 2) == "C")
    control.selectedSegmentIndex = 2
    control.removeSegment(at: 99, animated: false)
    #expect(control.numberOfSegments == 2)
    #expect(control.isEnabledForSegment(at: 0) && control.widthForSegment(at: 0) == 0)
    #expect(!control.isMomentary && !control.apportionsSegmentWidthsByContent && told == 0)
  }

  // Apple documentation, UIRefreshControl.beginRefreshing(): it begins by code; isRefreshing is
  // true until endRefreshing().
  @Test func `a refresh control refreshes from its beginning to its end, without actions`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let control = UIRefreshControl()
    #expect(view.refreshControl == nil && !control.isRefreshing)
    view.refreshControl = control
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    control.beginRefreshing()
    #expect(control.isRefreshing && count == 0)
    control.endRefreshing()
    #expect(!control.isRefreshing && count == 0)
  }
}
