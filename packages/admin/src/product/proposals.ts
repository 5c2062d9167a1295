import type { GenerateProductInfoResult } from '@prilavok/contracts/admin'
import { isPlain, own } from '../kit/records/same-value'

type Fields = Readonly<Record<string, unknown>>

/** A text that is proposed for a field of the form. */
export interface Proposal {
  readonly name: string
  readonly path: readonly string[]
  readonly now: string
  readonly value: string
  /** Only empty fields are filled in without being asked for. */
  readonly isEmpty: boolean
}

const textAt = (fields: object, path: readonly string[]): string => {
  const value = path.reduce<unknown>((each, name) => (isPlain(each) ? own(each, name) : undefined), fields)
  return typeof value === 'string' ? value : ''
}

const PATHS: readonly (readonly string[])[] = [
  ['shortDescription'],
  ['detailedDescription'],
  ['seo', 'metaTitle'],
  ['seo', 'metaDescription'],
  ['seo', 'metaKeywords'],
  ['seo', 'h1'],
]

/** The proposed texts that differ from what the form has. */
export const proposalsOf = (result: GenerateProductInfoResult, form: Fields): readonly Proposal[] =>
  PATHS.flatMap((path) => {
    const value = textAt(result, path)
    const now = textAt(form, path)
    return value === '' || value === now ? [] : [{ name: path.join('.'), path, now, value, isEmpty: now.trim() === '' }]
  })
