import { inOtherLayout } from '../rules/keyboard-layout'
import { inRussianLetters } from './transliteration'

/** The longest query that is looked at. */
export const LONGEST_QUERY = 100
const MOST_WORDS = 8

/** A word between two spaces, and what may have been meant: the same keys in the other layout, the same sounds in Russian letters. */
export interface TypedWord {
  readonly typed: string
  readonly switched: string | null
  readonly spelled: string | null
}

/** Text that the database can keep: no halves of surrogate pairs, no zero character. */
const keepable = (text: string) => text.replace(/[\p{Surrogate}\0]/gu, ' ')

/** A query cut at its spaces; "4 х 50" is one word. */
export function typedWords(query: string): readonly TypedWord[] {
  const text = keepable(query.slice(0, LONGEST_QUERY)).replace(/(\d)\s*[xх×*]\s*(?=\d)/gi, '$1х')
  const words = text.split(/\s+/).filter(Boolean)
  return [...new Set(words)]
    .slice(0, MOST_WORDS)
    .map((typed) => ({ typed, switched: inOtherLayout(typed), spelled: inRussianLetters(typed) }))
}

/** The pieces of м500 and 50кг: `['м', '500']`; a word without digits, or of digits alone, is one piece. */
export const piecesOf = (word: string): readonly string[] => word.split(/(?<=\d)(?=[a-zа-я])|(?<=[a-zа-я])(?=\d)/)
