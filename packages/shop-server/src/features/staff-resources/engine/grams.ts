import { sql, type RawBuilder } from 'kysely'
import { contains, searchText } from '../../../rules/search-text'

/** Letters that a text is made of, three by three; of a shorter one the text itself. */
export function gramsOf(text: string): readonly string[] {
  const letters = [...searchText(text)]
  if (letters.length <= 3) return letters.length === 0 ? [] : [letters.join('')]
  return [...new Set(letters.slice(2).map((_, at) => letters.slice(at, at + 3).join('')))]
}

/** Whether an expression that has an index of `text_grams` holds a text somewhere: the index leaves few rows to look into. */
export const hasText = (expression: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql<boolean>`(text_grams(${expression}) @> ${[...gramsOf(text)]}::text[]
    and replace(lower(${expression}), 'ё', 'е') like ${contains(text)})`
