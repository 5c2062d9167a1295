/** The lines that left and the lines that came, in reading order; the longest common part stays unsaid. */
export function lineChanges(before, after) {
  const [a, b] = [before.split('\n'), after.split('\n')]
  // length[i][j]: how many lines the ends from i and j have in common.
  const length = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      length[i][j] = a[i] === b[j] ? length[i + 1][j + 1] + 1 : Math.max(length[i + 1][j], length[i][j + 1])
    }
  }
  const changes = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) [i, j] = [i + 1, j + 1]
    else if (j >= b.length || (i < a.length && length[i + 1][j] >= length[i][j + 1])) changes.push(`- ${a[i++]}`)
    else changes.push(`+ ${b[j++]}`)
  }
  return changes
}
