// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The resources that the process, and its X server, have used so far.
enum Meter {
  /// Seconds of the monotonic clock.
  static var time: Double { seconds(of: CLOCK_MONOTONIC) }
  /// Seconds of processor time of this process, all threads.
  static var processor: Double { seconds(of: CLOCK_PROCESS_CPUTIME_ID) }

  /// Seconds of processor time of the X server whose process the runner names.
  static var server: Double {
    guard let process = environment("BENCH_XSERVER") else { return 0 }
    let tasks = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.reduce(0) { sum, thread in
      let text =
        (try? String(contentsOfFile: "\(tasks)/\(thread)/schedstat", encoding: .utf8)) ?? ""
      return sum + (text.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e9
    }
  }

  /// A value of /proc/self/status in kilobytes, such as `VmHWM`.
  static func memory(_ key: String) -> Double { kilobytes(key, in: "status") }

  /// A value of /proc/self/smaps_rollup in kilobytes, such as `Rss`, or `LazyFree`: what the system
  /// may take back.
  static func memoryNow(_ key: String) -> Double { kilobytes(key, in: "smaps_rollup") }

  private static func kilobytes(_ key: String, in file: String) -> Double {
    let text = (try? String(contentsOfFile: "/proc/self/\(file)", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(key + ":") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? 0
  }

  private static func seconds(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Writes one line of JSON to stdout, as the benchmarks of the peers do.
func report(_ bench: String, _ values: KeyValuePairs<String, Double>) {
  let fields = values.map { key, value in "\"\(key)\":\(String(format: "%.6g", value))" }
  let line = "{\"bench\":\"\(bench)\",\(fields.joined(separator: ","))}\n"
  FileHandle.standardOutput.write(Data(line.utf8))
}

/// A variable of the environment, read without reading all of them.
func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

extension [Double] {
  /// The median.
  var median: Double {
    guard !isEmpty else { return 0 }
    return sorted()[count / 2]
  }
}
