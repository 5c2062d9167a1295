/** A piece of a text, and whether the buyer has typed it. */
export interface MatchedPiece {
  readonly text: string
  readonly matches: boolean
}

/** Two letters that are the same to somebody who searches; each stays one character long. */
const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')
const LETTER = /[\p{L}\p{N}]/u

/** A text in pieces: those that begin a word of it as a typed word does, and what is between them. */
export function matchedPieces(text: string, typed: string): readonly MatchedPiece[] {
  const words = plain(typed)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '')
    .sort((one, other) => other.length - one.length)
  const searched = plain(text)
  if (words.length === 0 || searched.length !== text.length) return [{ text, matches: false }]
  const pieces: MatchedPiece[] = []
  let from = 0
  for (let at = 0; at < text.length;) {
    const begins = at === 0 || !LETTER.test(text.charAt(at - 1))
    const word = begins ? words.find((each) => searched.startsWith(each, at)) : undefined
    if (word === undefined) at += 1
    else {
      if (at > from) pieces.push({ text: text.slice(from, at), matches: false })
      from = at + word.length
      pieces.push({ text: text.slice(at, from), matches: true })
      at = from
    }
  }
  return from < text.length ? [...pieces, { text: text.slice(from), matches: false }] : pieces
}
