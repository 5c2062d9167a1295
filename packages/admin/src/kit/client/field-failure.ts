import { failureOf, messageOf } from './failures'

/** What a failed call says of the fields of a form, by their names in the request; what is about none is about the whole. */
export interface FieldFailure {
  readonly at: (field: string) => string | null
  readonly whole: string | null
}

interface FieldWords {
  /** The fields that the form shows. */
  readonly fields: readonly string[]
  /** The field that a code of the contract is about. */
  readonly codes?: Readonly<Record<string, string>>
  /** What is said of a code in the language of the wing; the server's own words by default. */
  readonly words?: Readonly<Record<string, string>>
}

/** Reads what was thrown by a call. */
export function fieldFailure(thrown: unknown, { fields, codes = {}, words = {} }: FieldWords): FieldFailure {
  if (thrown === null || thrown === undefined) return { at: () => null, whole: null }
  const failure = failureOf(thrown)
  const code = failure?.code ?? ''
  const said = (of: string, message: string) => words[of] ?? message
  const field = codes[code]
  const messages = new Map<string, string>(
    field === undefined
      ? (failure?.problem?.errors ?? []).map((each) => [each.pointer.replace(/^\//, ''), said(each.code, each.message)])
      : [[field, said(code, messageOf(thrown))]],
  )
  const isShown = fields.some((each) => messages.has(each))
  return { at: (name) => messages.get(name) ?? null, whole: isShown ? null : said(code, messageOf(thrown)) }
}
