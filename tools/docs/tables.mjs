/** Tables of Markdown pages, for comparison with the code. */

const cellsOf = (line) =>
  line
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

/**
 * The tables of a page whose first column has this head, row by row; cells by the heads of their columns.
 * @returns {Record<string, string>[]}
 */
export function rowsOf(markdown, head) {
  const lines = markdown.split('\n')
  return lines.flatMap((line, at) => {
    const heads = line.startsWith('|') ? cellsOf(line) : []
    if (heads[0] !== head || !lines[at + 1]?.startsWith('|--')) return []
    const rows = []
    for (let next = at + 2; lines[next]?.startsWith('|'); next++) {
      const cells = cellsOf(lines[next])
      rows.push(Object.fromEntries(heads.map((name, column) => [name, cells[column] ?? ''])))
    }
    return rows
  })
}

/**
 * What is in code marks in a cell.
 * @returns {string[]}
 */
export const codesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code)
