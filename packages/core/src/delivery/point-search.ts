/** What the search looks at. Source: PICK-04. */
export interface SearchedPoint {
  readonly address: string
  readonly brand: string | null
  readonly carrierName: string
}

/** Finds points by a text; returns their positions in the list, in its order. */
export type PointSearch = (text: string) => Uint32Array

/** Some keyboards write ё and й as two characters, the letter and its mark. */
const inOnePiece = (text: string): string =>
  text.includes('\u0308') || text.includes('\u0306') ? text.normalize('NFC') : text

/** Letters as the search compares them: lower case, е for ё (PICK-04). */
const plain = (text: string): string => inOnePiece(text).toLowerCase().replaceAll('ё', 'е')

/** The words that every hit must hold, in any order. */
const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[\s\0]+/)
    .filter(Boolean)

/** Stands between two points in one long text; where somebody types it, it is a space. */
const EDGE = '\0'

/** The text of every point. Letters are made plain in one long pass, which takes a third of thousands of short ones. */
function plainTexts(points: readonly SearchedPoint[]): readonly string[] {
  const texts = points.map(({ address, brand, carrierName }) => `${address} ${brand ?? ''} ${carrierName}`)
  const rows = plain(texts.join(EDGE)).split(EDGE)
  return rows.length === points.length ? rows : texts.map(plain)
}

/** The search over a list of points. It keeps in mind what it found last, because most texts are the last one and a letter more. */
export function createPointSearch(points: readonly SearchedPoint[]): PointSearch {
  const texts = plainTexts(points)
  const all = Uint32Array.from({ length: points.length }, (_, row) => row)
  let last = { words: [] as readonly string[], hits: all }

  return (sought) => {
    const words = wordsOf(sought)
    const narrower = last.words.every((word, place) => words[place]?.includes(word))
    const rows = narrower ? last.hits : all
    const hits = new Uint32Array(rows.length)
    let count = 0
    const [first = '', ...others] = words
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] ?? 0
      const text = texts[row] ?? ''
      if (text.includes(first) && others.every((word) => text.includes(word))) hits[count++] = row
    }
    last = { words, hits: hits.subarray(0, count) }
    return last.hits
  }
}
