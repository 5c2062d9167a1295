/** The cell that has the keyboard. */
export interface ActiveCell {
  readonly row: number
  readonly column: number
}

/** What a key does in a grid. */
export type GridStep =
  | { readonly kind: 'move'; readonly to: ActiveCell; readonly selects: boolean }
  | { readonly kind: 'open' | 'open-tab' | 'select' | 'select-all' | 'edit' }
  | { readonly kind: 'edit'; readonly typed: string }
  | { readonly kind: 'letter'; readonly letter: string }

interface Press {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

interface Grid {
  readonly rows: number
  readonly columns: number
  /** Rows of one screen. */
  readonly screen: number
  readonly hasLetterKeys: boolean
  readonly isEditable: boolean
}

const LETTERS = new Set(['/', 'f', 'v', 'c', 'r', 'n', '?'])
/** The same keys on a Russian keyboard. */
const RUSSIAN: Readonly<Record<string, string>> = { а: 'f', м: 'v', с: 'c', к: 'r', т: 'n', '.': '/', ',': '?' }

/** What a key press in a cell means; null leaves it to the browser. */
export function gridStep(at: ActiveCell, press: Press, grid: Grid): GridStep | null {
  const { key, shiftKey } = press
  const isCommand = press.ctrlKey || press.metaKey
  const move = (row: number, column: number, selects = false): GridStep => ({
    kind: 'move',
    to: {
      row: Math.min(Math.max(row, 0), Math.max(grid.rows - 1, 0)),
      column: Math.min(Math.max(column, 0), Math.max(grid.columns - 1, 0)),
    },
    selects,
  })
  if (press.altKey) return null
  switch (key) {
    case 'ArrowDown':
      return move(at.row + 1, at.column, shiftKey)
    case 'ArrowUp':
      return move(at.row - 1, at.column, shiftKey)
    case 'ArrowRight':
      return move(at.row, at.column + 1)
    case 'ArrowLeft':
      return move(at.row, at.column - 1)
    case 'PageDown':
      return move(at.row + grid.screen, at.column)
    case 'PageUp':
      return move(at.row - grid.screen, at.column)
    case 'Home':
      return isCommand ? move(0, 0) : move(at.row, 0)
    case 'End':
      return isCommand ? move(grid.rows - 1, grid.columns - 1) : move(at.row, grid.columns - 1)
    case 'Enter':
      return { kind: isCommand ? 'open-tab' : 'open' }
    case ' ':
      return { kind: 'select' }
    case 'F2':
      return grid.isEditable ? { kind: 'edit' } : null
    default:
  }
  if (isCommand) return key.toLowerCase() === 'a' || key.toLowerCase() === 'ф' ? { kind: 'select-all' } : null
  if (grid.isEditable && /^[\d.,-]$/.test(key)) return { kind: 'edit', typed: key }
  const lower = key.toLowerCase()
  const letter = Object.hasOwn(RUSSIAN, lower) ? (RUSSIAN[lower] ?? lower) : lower
  return grid.hasLetterKeys && LETTERS.has(letter) ? { kind: 'letter', letter } : null
}
