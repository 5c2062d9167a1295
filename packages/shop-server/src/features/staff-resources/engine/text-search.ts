import { sql, type RawBuilder } from 'kysely'
import { contains } from '../../../rules/search-text'
import { staffTerms } from '../../../rules/staff-query'

/** Whether a field holds a text somewhere. */
export const like = (expression: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql<boolean>`replace(lower((${expression})::text), 'ё', 'е') like ${contains(text)}`

/** Whether a field holds one of several texts somewhere. */
export const likeAny = (expression: RawBuilder<unknown>, texts: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`replace(lower((${expression})::text), 'ё', 'е') like any(${texts.map(contains)}::text[])`

/** Conditions of which one is enough; of none, nothing is found. */
export const anyOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` or `)})`

/** Whether each word of a text is in one of the fields, in the layout that it was typed in or in the other; phones by their digits. */
export function holdsWords(expressions: readonly RawBuilder<unknown>[], text: string): RawBuilder<boolean> {
  const terms = staffTerms(text)
  if (terms.length === 0) return sql<boolean>`false`
  const held = terms.map(({ forms, digits }) => {
    const looked = new Set([...forms, ...(digits === null ? [] : [digits])])
    return anyOf([...looked].flatMap((each) => expressions.map((expression) => like(expression, each))))
  })
  return sql<boolean>`(${sql.join(held, sql` and `)})`
}
