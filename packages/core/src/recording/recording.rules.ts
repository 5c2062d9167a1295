import { isRecord } from '../lib/parse-json'
import type { RecordedEntries, RecordedEntry, RecordedMoment, Recording } from './recording.types'

/** The oldest entries go when there are more. */
export const MOST_ENTRIES = 300
/** A recording in characters, well below what a server reads of a request. */
const LONGEST = 48_000
const MOST_FACTS = 8
const LONGEST_NAME = 80
const LONGEST_FACT = 120
const KINDS = ['event', 'request', 'decision', 'problem'] as const
const NUMBER = /^[0-9A-HJKMNP-TV-Z]{10}$/

const maskPeople = (text: string): string =>
  text.replace(/[^\s@"'<>]+@[^\s@"'<>]+/g, '…@…').replace(/\+?\d(?:[\s().-]{0,2}\d){6,}/g, '…')

/** Nothing of a person: e-mail addresses, runs of digits as long as a phone number, values in addresses. */
export const mask = (text: string): string => maskPeople(text).replace(/\?[^\s"')]+/g, '?…')

const cut = (text: string, most: number): string => mask(text).slice(0, most)

/** An entry as it may be kept: masked, and no longer than it needs to be. */
export const recordedEntry = ({ at, kind, name, facts }: RecordedEntry): RecordedEntry => ({
  at: Math.max(0, Math.round(at)),
  kind,
  name: cut(name, LONGEST_NAME),
  facts: facts
    .filter((fact) => fact !== '')
    .slice(0, MOST_FACTS)
    .map((fact) => cut(fact, LONGEST_FACT)),
})

/** The entries with one more; the oldest go where there are too many. */
export const withEntry = (entries: RecordedEntries, entry: RecordedEntry): RecordedEntries => [
  ...entries.slice(1 - MOST_ENTRIES),
  recordedEntry(entry),
]

/** A recording as it may be sent and stored: masked once more, and as many of its last entries as are not too much. */
export function cleanRecording(recording: Recording): Recording {
  const { version, page, browser, screen, lang, entries } = recording
  const last = entries.slice(-MOST_ENTRIES).map(recordedEntry)
  const lengths = last.map((entry) => JSON.stringify(entry).length)
  const lengthFrom = (at: number) => lengths.slice(at).reduce((sum, length) => sum + length, 0)
  return {
    version: cut(version, 40),
    // Which parameters it has may matter; their values are nobody's business.
    page: maskPeople(page.replace(/=[^&#\s]*/g, '=…')).slice(0, 300),
    // Versions of browsers are digits with dots between them, and nobody's phone.
    browser: browser
      .replace(/[^\s@]+@\S+/g, '…')
      .replace(/\+?\d(?:[\s()-]{0,2}\d){6,}/g, '…')
      .slice(0, 300),
    screen: cut(screen, 40),
    lang: cut(lang, 8),
    entries: last.filter((_, at) => lengthFrom(at) < LONGEST),
  }
}

/** The number of a recording as it was typed or read aloud: without dashes and spaces, O for 0, I and L for 1; null for what is none. */
export function recordingNumber(typed: string): string | null {
  const number = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  return NUMBER.test(number) ? number : null
}

/** A number in two groups, as people read it. */
export const shownNumber = (number: string): string => `${number.slice(0, 5)}-${number.slice(5)}`

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

function entryIn(value: unknown): readonly RecordedEntry[] {
  if (!isRecord(value) || typeof value['at'] !== 'number' || typeof value['name'] !== 'string') return []
  const kind = KINDS.find((each) => each === value['kind'])
  const facts = Array.isArray(value['facts']) ? value['facts'].filter((fact) => typeof fact === 'string') : []
  return kind === undefined ? [] : [{ at: value['at'], kind, name: value['name'], facts }]
}

/** The recording of a file; null for a file that is none. */
export function readRecording(value: unknown): Recording | null {
  if (!isRecord(value) || !Array.isArray(value['entries'])) return null
  const { version, page, browser, screen, lang, entries } = value
  return cleanRecording({
    version: textIn(version),
    page: textIn(page),
    browser: textIn(browser),
    screen: textIn(screen),
    lang: textIn(lang),
    entries: entries.flatMap(entryIn),
  })
}

/** A recording at one of its steps; null where it has no entry. */
export function momentOf(entries: RecordedEntries, step: number): RecordedMoment | null {
  const at = Math.min(Math.max(0, step), entries.length - 1)
  const entry = entries[at]
  if (entry === undefined) return null
  const known = new Map<string, RecordedEntry>()
  for (const each of entries.slice(0, at + 1)) {
    if (each.kind === 'request') continue
    known.delete(each.name)
    known.set(each.name, each)
  }
  return { step: at, entry, known: [...known.values()] }
}
