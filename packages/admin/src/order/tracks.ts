/** A line of a table of track codes that somebody has pasted. */
export interface PastedLine {
  /** As it was pasted, for what could not be matched. */
  readonly text: string
  readonly cells: readonly string[]
}

/** A track code and the order that it goes to. */
export interface MatchedTrack {
  readonly id: string
  readonly number: string
  readonly trackCode: string
  /** What the order has already: the same is left alone, another is replaced. */
  readonly before: string | null
}

/** Why a line goes nowhere. */
export type Unmatched = 'noOrder' | 'noTrack' | 'twice'

/** What a pasted table comes to. */
export interface TrackPlan {
  readonly matched: readonly MatchedTrack[]
  readonly unmatched: readonly { readonly text: string; readonly why: Unmatched }[]
}

/** An order that a number of the table names. */
export interface KnownOrder {
  readonly id: string
  readonly number: string
  readonly trackCode?: string | null | undefined
}

/** Nobody pastes more at once; the rest is left out in sight. */
export const MOST_LINES = 200

const plain = (cell: string) => cell.replace(/^["'\s]+|["'\s]+$/g, '').replace(/^(?:№|#|заказ\s*№?)\s*/i, '')

/** The lines of a table as spreadsheets, carriers' pages and letters give it: cells between tabs, semicolons, commas or spaces. */
export function pastedLines(text: string): readonly PastedLine[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, MOST_LINES)
    .map((line) => {
      const between = line.includes('\t') ? /\t/ : line.includes(';') ? /;/ : /[,\s]+/
      return {
        text: line,
        cells: line
          .split(between)
          .map(plain)
          .filter((cell) => cell !== ''),
      }
    })
}

/** Everything in a table that may be the number of an order; the shop says which of it is one. */
export const possibleNumbers = (lines: readonly PastedLine[]): readonly string[] => [
  ...new Set(lines.flatMap(({ cells }) => cells.filter((cell) => /^[\w-]{1,20}$/.test(cell) && /\d/.test(cell)))),
]

/** Track codes have letters and digits, six signs at least, and no two orders have the same. */
const mayBeTrack = (cell: string) => /^[A-Z0-9][A-Z0-9-]{5,63}$/i.test(cell) && /\d/.test(cell)

/** The columns, the likeliest for track codes first: those where most cells may be one and are not repeated. */
function trackColumns(lines: readonly PastedLine[], isOrder: (cell: string) => boolean): readonly number[] {
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length))
  const scoreOf = (column: number) => {
    const cells = lines
      .flatMap(({ cells: all }) => all[column] ?? [])
      .filter((cell) => mayBeTrack(cell) && !isOrder(cell))
    const letters = cells.filter((cell) => cell.length >= 8).length
    return new Set(cells).size + letters
  }
  return Array.from({ length: width }, (_, column) => column).sort((one, other) => scoreOf(other) - scoreOf(one))
}

/** Which track code goes to which order, whatever the order of the columns is, and which lines go nowhere. */
export function matchTracks(lines: readonly PastedLine[], orders: readonly KnownOrder[]): TrackPlan {
  const byNumber = new Map(orders.map((order) => [order.number, order]))
  const columns = trackColumns(lines, (cell) => byNumber.has(cell))
  const matched = new Map<string, MatchedTrack>()
  const unmatched: TrackPlan['unmatched'][number][] = []
  lines.forEach(({ text, cells }, at) => {
    const order = cells.map((cell) => byNumber.get(cell)).find((found) => found !== undefined)
    const track = columns
      .map((column) => cells[column] ?? '')
      .find((cell) => mayBeTrack(cell) && cell !== order?.number)
    // The heads of the columns are no line.
    if (at === 0 && order === undefined && !cells.some((cell) => /\d/.test(cell))) return
    if (order === undefined) unmatched.push({ text, why: 'noOrder' })
    else if (track === undefined) unmatched.push({ text, why: 'noTrack' })
    else if (matched.has(order.id)) unmatched.push({ text, why: 'twice' })
    else
      matched.set(order.id, {
        id: order.id,
        number: order.number,
        trackCode: track.toUpperCase(),
        before: order.trackCode ?? null,
      })
  })
  return { matched: [...matched.values()], unmatched }
}
