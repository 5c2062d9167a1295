/** A row of a comparison: its key and one text for each column, empty where nothing is known. */
interface Compared {
  readonly key: string
  readonly cells: readonly string[]
}

/** The columns of a comparison that say something, and the rows of which they say it. */
interface Comparison {
  readonly columns: readonly string[]
  readonly rows: readonly Compared[]
}

/** Leaves out rows of which nothing is known, and columns that are the same for all or unknown for most. */
export function columnsThatDiffer(heads: readonly string[], all: readonly Compared[]): Comparison {
  const rows = all.filter(({ cells }) => cells.some((cell) => cell !== ''))
  const differs = heads.map((_, column) => {
    const known = rows.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== '')
    return known.length * 2 > rows.length && new Set(known).size > 1
  })
  const kept = <T>(of: readonly T[]): readonly T[] => of.filter((_, column) => differs[column] === true)
  return { columns: kept(heads), rows: rows.map(({ key, cells }) => ({ key, cells: kept(cells) })) }
}
