import type { FilterChoice } from '@prilavok/contracts'

/** The whole hash while nothing is selected. Source: FILTER-10. */
const EMPTY = '_'
/** Ours begins with its name and goes on to the end; what stands before it belongs to the page. */
const OURS = /^(.*?)(?:^|&)filter=(.*)$/s

/** An address never has half of a surrogate pair; it is written as its code. */
const HALVES = /[^\p{Cs}]+|\p{Cs}/gu
const HALF = /%u[\dA-F]{4}/
const isHalf = (part: string) => /^\p{Cs}/u.test(part)

const escaped = (text: string): string =>
  text.replace(HALVES, (part) =>
    isHalf(part) ? `%u${part.charCodeAt(0).toString(16).toUpperCase()}` : encodeURIComponent(part),
  )

/** Throws where an escape is none. */
const read = (text: string): string =>
  text
    .split(/(%u[\dA-F]{4})/)
    .map((part) =>
      HALF.test(part) ? String.fromCharCode(Number.parseInt(part.slice(2), 16)) : decodeURIComponent(part),
    )
    .join('')

/** A pair `code=option,option`; undefined where it is none. */
function choiceOf(pair: string): FilterChoice | undefined {
  const at = pair.indexOf('=')
  if (at < 1) return undefined
  const options = pair
    .slice(at + 1)
    .split(',')
    .map(read)
  return { searchCode: read(pair.slice(0, at)), options }
}

/** One choice per filter, each option once, no filter without options (FILTER-16). */
export function merged(choices: readonly FilterChoice[]): readonly FilterChoice[] {
  const options = new Map<string, Set<string>>()
  for (const choice of choices) {
    const known = options.get(choice.searchCode) ?? new Set()
    for (const option of choice.options) if (option !== '') known.add(option)
    if (known.size > 0) options.set(choice.searchCode, known)
  }
  return [...options].map(([searchCode, known]) => ({ searchCode, options: [...known] }))
}

/** `code=opt1,opt2&code2=…` as a selection; null where it cannot be read. Never throws. Source: FILTER-15. */
export function parseFilters(text: string): readonly FilterChoice[] | null {
  try {
    const choices = text
      .split('&')
      .filter((pair) => pair !== '')
      .map(choiceOf)
    return choices.includes(undefined) ? null : merged(choices as readonly FilterChoice[])
  } catch {
    return null
  }
}

/** A selection as addresses contain it: `code=opt1,opt2&code2=…`. Source: FILTER-05. */
export const formatFilters = (selection: readonly FilterChoice[]): string =>
  merged(selection)
    .map(({ searchCode, options }) => `${escaped(searchCode)}=${options.map(escaped).join(',')}`)
    .join('&')

const partsOf = (hash: string) => {
  const whole = hash.replace(/^#/, '')
  const [, before = whole, ours] = OURS.exec(whole) ?? []
  return { before, ours }
}

/**
 * The selection in the hash of a page; null where the hash says nothing of filters, or nothing that can be read. Never throws.
 * Source: FILTER-05, FILTER-06, FILTER-15.
 */
export function readHash(hash: string): readonly FilterChoice[] | null {
  const { before, ours } = partsOf(hash)
  if (ours === undefined) return before === EMPTY ? [] : null
  return parseFilters(ours)
}

/** The hash with another selection; the page's own part before ours stays. Source: FILTER-09, FILTER-10. */
export function writeHash(hash: string, selection: readonly FilterChoice[]): string {
  const { before } = partsOf(hash)
  const own = before === EMPTY ? '' : before
  const ours = formatFilters(selection)
  if (ours === '') return `#${own || EMPTY}`
  return `#${own === '' ? '' : `${own}&`}filter=${ours}`
}
