import { failureOf } from '../client/failures'
import type { KeyedItem } from '../records/keyed-list'

/** What is wrong with a part: sentences, and those that belong to a field of a record of its list. */
export interface ListErrors {
  readonly problems: readonly string[]
  readonly at: ReadonlyMap<string, string>
}

/** Nothing is wrong. */
export const NO_ERRORS: ListErrors = { problems: [], at: new Map() }

/** The name of a field of a record among the errors. */
export const errorKey = (key: string, field: string): string => `${key}/${field}`

/** A failed save by the records that were sent: `/pictures/2/alt` is about the third of them (ADMIN-23). */
export function listErrors(
  thrown: unknown,
  list: string,
  sent: readonly KeyedItem[],
  titleOf: (key: string, item: KeyedItem[1]) => string,
): ListErrors {
  const failure = failureOf(thrown)
  const errors = failure?.problem?.errors ?? []
  if (errors.length === 0) return { problems: [failure?.message ?? String(thrown)], at: new Map() }
  const at = new Map<string, string>()
  const problems = errors.map(({ pointer, field, message }) => {
    const [, name, index, below] = (pointer === '' ? `/${field.replaceAll('.', '/')}` : pointer).split('/')
    const row = name === list ? sent[Number(index)] : undefined
    if (row === undefined) return message
    at.set(errorKey(row[0], below ?? ''), message)
    return `${titleOf(...row)}: ${message}`
  })
  return { problems, at }
}
