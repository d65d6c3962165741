// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import MailScenarios
import XCTest

/// The scenarios in synchronous tests of XCTest.
///
/// XCTest runs them on the main thread. The class is not isolated: SwiftPM on Linux cannot call the
/// synchronous tests of an isolated one.
final class MailXCTests: XCTestCase {
  private func play(_ name: String) {
    MainActor.assumeIsolated { XCTAssertEqual(Scenario.named(name).play(), []) }
  }

  func testAPushShowsALetter() {
    play("a push shows a letter")
  }
  func testAPushWithoutAnimationShowsALetter() {
    play("a push without animation shows a letter")
  }
  func testThreePushesShowTheLastLetter() {
    play("three pushes show the last letter")
  }
  func testAPopReturnsToTheInbox() {
    play("a pop returns to the inbox")
  }
  func testAPopWithoutAnimationReturnsToTheInbox() {
    play("a pop without animation returns to the inbox")
  }
  func testAPopAtTheRootHasNoEffect() {
    play("a pop at the root has no effect")
  }
  func testPoptorootRemovesAllLetters() {
    play("popToRoot removes all letters")
  }
  func testPoptoviewcontrollerRemovesTheLettersAbove() {
    play("popToViewController removes the letters above")
  }
  func testSetviewcontrollersShowsItsLastPage() {
    play("setViewControllers shows its last page")
  }
  func testSetviewcontrollersRemovesAPageBelowTheTop() {
    play("setViewControllers removes a page below the top")
  }
  func testAPushDuringAPushShowsTheSecondLetter() {
    play("a push during a push shows the second letter")
  }
  func testAPopDuringAPushReturnsToTheInbox() {
    play("a pop during a push returns to the inbox")
  }
  func testAPushInTheCompletionOfAPushShowsBothLetters() {
    play("a push in the completion of a push shows both letters")
  }
  func testAPushInTheCompletionOfAnAnimationShowsTheLetter() {
    play("a push in the completion of an animation shows the letter")
  }
  func testAPushDuringAHeldSwipeKeepsTheLetter() {
    play("a push during a held swipe keeps the letter")
  }
  func testAResizeDuringAPushShowsTheLetter() {
    play("a resize during a push shows the letter")
  }
  func testTheDelegateIsCalledOnceForAPush() {
    play("the delegate is called once for a push")
  }
  func testTheDelegateIsCalledOnceForAPop() {
    play("the delegate is called once for a pop")
  }
  func testASwipeOverMostOfTheScreenPops() {
    play("a swipe over most of the screen pops")
  }
  func testAShortSwipeKeepsTheLetter() {
    play("a short swipe keeps the letter")
  }
  func testACancelledSwipeKeepsTheLetter() {
    play("a cancelled swipe keeps the letter")
  }
  func testASwipeAtTheRootHasNoEffect() {
    play("a swipe at the root has no effect")
  }
  func testASwipeFromRightToLeftPops() {
    play("a swipe from right to left pops")
  }
  func testATapOnTheCustomBackButtonPops() {
    play("a tap on the custom back button pops")
  }
  func testATapOnTheCustomBackButtonPopsFromRightToLeft() {
    play("a tap on the custom back button pops from right to left")
  }
  func testASwipeUnderAHiddenBarPops() {
    play("a swipe under a hidden bar pops")
  }
  func testASwipeWithAHiddenBackButtonPops() {
    play("a swipe with a hidden back button pops")
  }
  func testASwipeOnAPageWithALeftItemPops() {
    play("a swipe on a page with a left item pops")
  }
  func testASheetThatIsDismissedLeavesTheStack() {
    play("a sheet that is dismissed leaves the stack")
  }
  func testAPushBelowASheetShowsTheLetterAfterTheDismissal() {
    play("a push below a sheet shows the letter after the dismissal")
  }
}
