/** What two lists of lines do not share. */
export interface LineChanges {
  readonly removed: readonly string[]
  readonly added: readonly string[]
}

/** Lines that one list has more often than the other; their order does not count. */
export function countedChanges(old: readonly string[], now: readonly string[]): LineChanges {
  const left = [...now]
  const removed = old.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return { removed, added: left }
}

/** Lines outside of the longest sequence that both lists have: what came, went or changed its place. */
export function orderedChanges(old: readonly string[], now: readonly string[]): LineChanges {
  const [columns, size] = [now.length + 1, (old.length + 1) * (now.length + 1)]
  const longest = new Uint32Array(size)
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = now.length - 1; column >= 0; column -= 1) {
      const at = row * columns + column
      longest[at] =
        old[row] === now[column]
          ? (longest[at + columns + 1] ?? 0) + 1
          : Math.max(longest[at + columns] ?? 0, longest[at + 1] ?? 0)
    }
  }
  const [removed, added]: [string[], string[]] = [[], []]
  let [row, column] = [0, 0]
  while (row < old.length || column < now.length) {
    const [one, other] = [old[row], now[column]]
    const at = row * columns + column
    if (one !== undefined && one === other) {
      row += 1
      column += 1
    } else if (one !== undefined && (other === undefined || (longest[at + columns] ?? 0) >= (longest[at + 1] ?? 0))) {
      removed.push(one)
      row += 1
    } else if (other !== undefined) {
      added.push(other)
      column += 1
    }
  }
  return { removed, added }
}
