/// Tells whether a name fits a pattern of `*`, `?`, `[…]` and backslash escapes; neither holds a slash.
func globMatches(_ pattern: [UInt8], _ name: ArraySlice<UInt8>) -> Bool {
  var next = 0
  var position = name.startIndex
  var retry: (pattern: Int, position: Int)?
  while position < name.endIndex {
    if next < pattern.count, pattern[next] == UInt8(ascii: "*") {
      next += 1
      retry = (next, position)
    } else if let end = matchOne(pattern, at: next, name[position]) {
      next = end
      position += 1
    } else if let last = retry {
      // Only the last star ever has to take one byte more: an earlier one can't gain from it.
      next = last.pattern
      position = last.position + 1
      retry = (next, position)
    } else {
      return false
    }
  }
  return pattern[next...].allSatisfy { $0 == UInt8(ascii: "*") }
}

/// Fits one byte to the piece of the pattern at an index; returns the index behind that piece.
private func matchOne(_ pattern: [UInt8], at index: Int, _ byte: UInt8) -> Int? {
  guard index < pattern.count else { return nil }
  switch pattern[index] {
  case UInt8(ascii: "?"):
    return index + 1
  case UInt8(ascii: "\\"):
    guard index + 1 < pattern.count else { return nil }
    return pattern[index + 1] == byte ? index + 2 : nil
  case UInt8(ascii: "["):
    guard let (set, end) = byteSet(pattern, at: index) else { return nil }
    return set(byte) ? end : nil
  default:
    return pattern[index] == byte ? index + 1 : nil
  }
}

/// Reads `[…]`; `nil` where it is not closed, which fits nothing.
private func byteSet(_ pattern: [UInt8], at index: Int) -> ((UInt8) -> Bool, Int)? {
  var next = index + 1
  let isNegated = next < pattern.count && (pattern[next] == UInt8(ascii: "!") || pattern[next] == UInt8(ascii: "^"))
  if isNegated { next += 1 }
  var ranges: [ClosedRange<UInt8>] = []
  var isFirst = true
  while next < pattern.count, isFirst || pattern[next] != UInt8(ascii: "]") {
    isFirst = false
    if let (named, end) = namedClass(pattern, at: next) {
      ranges += named
      next = end
      continue
    }
    guard let low = literal(pattern, &next) else { return nil }
    let isRange =
      next + 1 < pattern.count && pattern[next] == UInt8(ascii: "-") && pattern[next + 1] != UInt8(ascii: "]")
    guard isRange else {
      ranges.append(low...low)
      continue
    }
    next += 1
    guard let high = literal(pattern, &next) else { return nil }
    if low <= high { ranges.append(low...high) }
  }
  guard next < pattern.count else { return nil }
  let closed = ranges
  return ({ byte in closed.contains { $0.contains(byte) } != isNegated }, next + 1)
}

/// Reads one byte, taking the backslash from an escaped one.
private func literal(_ pattern: [UInt8], _ index: inout Int) -> UInt8? {
  if pattern[index] == UInt8(ascii: "\\") { index += 1 }
  guard index < pattern.count else { return nil }
  defer { index += 1 }
  return pattern[index]
}

/// Reads `[:alpha:]` and its kin inside a set.
private func namedClass(_ pattern: [UInt8], at index: Int) -> ([ClosedRange<UInt8>], Int)? {
  for (name, ranges) in namedClasses where pattern[index...].starts(with: name) {
    return (ranges, index + name.count)
  }
  return nil
}

private let namedClasses: [([UInt8], [ClosedRange<UInt8>])] = {
  let digits: ClosedRange<UInt8> = 0x30...0x39
  let upper: ClosedRange<UInt8> = 0x41...0x5A
  let lower: ClosedRange<UInt8> = 0x61...0x7A
  let punctuation: [ClosedRange<UInt8>] = [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E]
  let classes: [(String, [ClosedRange<UInt8>])] = [
    ("alnum", [digits, upper, lower]), ("alpha", [upper, lower]), ("blank", [0x20...0x20, 0x09...0x09]),
    ("cntrl", [0x00...0x1F, 0x7F...0x7F]), ("digit", [digits]), ("graph", [0x21...0x7E]), ("lower", [lower]),
    ("print", [0x20...0x7E]), ("punct", punctuation), ("space", [0x20...0x20, 0x09...0x0D]), ("upper", [upper]),
    ("xdigit", [digits, 0x41...0x46, 0x61...0x66]),
  ]
  return classes.map { (Array("[:\($0.0):]".utf8), $0.1) }
}()
