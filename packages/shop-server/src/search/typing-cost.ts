// cspell:disable -- letters and keys one by one
/** Letters that people confuse by ear or by grammar. */
const CONFUSED = [
  'ао',
  'еи',
  'ея',
  'ия',
  'иы',
  'еэ',
  'ую',
  'бп',
  'вф',
  'гк',
  'гх',
  'дт',
  'жш',
  'зс',
  'шщ',
  'цс',
  'чщ',
  'ck',
  'sz',
  'iy',
  'vw',
]
/** Keys that lie side by side. */
const ROWS = ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

const near = new Set([
  ...CONFUSED,
  ...ROWS.flatMap((row) => [...row].slice(1).map((key, index) => row.charAt(index) + key)),
])
const substitution = (one: string, other: string): number =>
  one === other ? 0 : near.has(one + other) || near.has(other + one) ? 0.6 : 1

/** A letter too many or too few: a doubled one and a sign are easily lost. */
const extra = (letter: string, before: string): number =>
  letter === before || letter === 'ь' || letter === 'ъ' ? 0.5 : 1

/**
 * How many typing errors lead from one word to another: letters wrong, missing, too many or swapped; usual ones cost less than others.
 * The words are short, so the whole table is filled.
 */
export function typingCost(typed: string, meant: string): number {
  const rows: number[][] = [[0]]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 0; row <= typed.length; row += 1) {
    const cells: number[] = []
    rows[row] = cells
    const letter = typed.charAt(row - 1)
    for (let column = 0; column <= meant.length; column += 1) {
      if (row === 0 && column === 0) {
        cells.push(0)
        continue
      }
      const wanted = meant.charAt(column - 1)
      const isSwapped = row > 1 && column > 1 && letter === meant.charAt(column - 2) && typed.charAt(row - 2) === wanted
      cells.push(
        Math.min(
          at(row - 1, column) + extra(letter, typed.charAt(row - 2)),
          at(row, column - 1) + extra(wanted, meant.charAt(column - 2)),
          at(row - 1, column - 1) + substitution(letter, wanted),
          isSwapped ? at(row - 2, column - 2) + 0.8 : Number.POSITIVE_INFINITY,
        ),
      )
    }
  }
  return at(typed.length, meant.length)
}

/** The errors that a word of this length may have and still be recognised. */
export const mostErrors = (length: number): number => (length < 3 ? 0 : length < 5 ? 1 : length < 8 ? 2 : 3)
