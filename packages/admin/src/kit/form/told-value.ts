import type { Field } from '../describe/descriptor.types'
import { isGroup } from '../describe/is-group'
import { isPlain } from '../records/same-value'

interface Telling {
  /** The name of a field. */
  readonly nameOf: (field: string) => string
  /** A value without parts, by its own field where that is known. */
  readonly textOf: (value: unknown, field: Field | undefined) => string
}

/** What says nothing to people. */
const UNTOLD = new Set(['id', 'version'])

const isNamed = (value: Readonly<Record<string, unknown>>) =>
  ['name', 'fullName', 'title'].some((key) => typeof value[key] === 'string')

/** A value of the history in words: a part of a record by its fields, a list by its rows; what is named is told by its name where its fields are not known. */
export function toldValue(value: unknown, field: Field | undefined, { nameOf, textOf }: Telling): string {
  const tell = (each: unknown, of: Field | undefined) => toldValue(each, of, { nameOf, textOf })
  const parts = field !== undefined && isGroup(field) ? field.fields : null
  if (Array.isArray(value))
    return value
      .map((each) => tell(each, field))
      .filter((each) => each !== '')
      .join(value.some(isPlain) ? '; ' : ', ')
  if (!isPlain(value) || (parts === null && isNamed(value))) return textOf(value, field)
  return Object.entries(value)
    .filter(([key]) => !UNTOLD.has(key))
    .map(([key, each]) => {
      const text = tell(
        each,
        parts?.find((part) => part.field === key),
      )
      return text === '' ? '' : `${nameOf(key)}: ${text}`
    })
    .filter((each) => each !== '')
    .join(', ')
}
