import { isPlain } from '../records/same-value'

/** Words for where a visit came from. */
export interface VisitLabels {
  readonly sources: Readonly<Record<string, string>>
  readonly mediums: Readonly<Record<string, string>>
  readonly direct: string
  readonly campaign: (name: string) => string
  readonly term: (words: string) => string
  readonly content: (name: string) => string
  readonly visit: (number: string) => string
  readonly referrer: (address: string) => string
}

const textIn = (marks: Readonly<Record<string, unknown>>, name: string): string => {
  const value = marks[name]
  return typeof value === 'string' ? value.trim() : ''
}
const worded = (words: Readonly<Record<string, string>>, value: string): string => {
  const key = value.toLowerCase()
  return Object.hasOwn(words, key) ? (words[key] ?? value) : value
}

/** Where a visit came from, in words: the site, the kind of link, then what tells one advertisement from another. */
export function visitInWords(marks: unknown, words: VisitLabels): string {
  if (!isPlain(marks)) return ''
  const [source, medium] = [textIn(marks, 'utm_source'), textIn(marks, 'utm_medium')]
  const where = [worded(words.sources, source), worded(words.mediums, medium)].filter(Boolean).join(', ')
  const told = (name: string, tell: (value: string) => string) => {
    const value = textIn(marks, name)
    return value === '' ? [] : [tell(value)]
  }
  const parts = [
    ...(where === '' ? [] : [where]),
    ...told('utm_campaign', words.campaign),
    ...told('utm_term', words.term),
    ...told('utm_content', words.content),
    ...told('roistat_referrer', words.referrer),
    ...told('roistat', words.visit),
  ]
  return parts.length === 0 ? words.direct : parts.join('\n')
}
