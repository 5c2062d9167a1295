import type { Effects } from '../effects'
import { isRecord, parseJson } from '../lib/parse-json'
import { fitsField, isChoice, only, type DraftFields, type Times } from './order.fields'

/** The storage key of edits that the server has not taken; in the session everything, in local storage only choices (SAFE-17). */
export const JOURNAL_KEY = 'prilavok.order.unsaved'
/** What was not saved for so long is no longer what the buyer wants. */
export const JOURNAL_MS = 24 * 60 * 60 * 1000

/** Edits that the server has not taken, field by field. */
export interface JournalEntry {
  readonly id: string
  readonly at: number
  readonly fields: DraftFields
  readonly typed: Times
}

/** The page's own note of what is unsaved, so that a crash or a reload loses nothing. Source: SAFE-05. */
export interface Journal {
  /** Keeps what is unsaved of a draft; null where everything was saved. */
  readonly keep: (id: string | null, unsaved: Pick<JournalEntry, 'fields' | 'typed'> | null, at: number) => void
  /** What an earlier page could not save of this draft; null when there is nothing, or it is too old. */
  readonly read: (id: string, now: number) => JournalEntry | null
}

function readEntry(text: string | null): JournalEntry | null {
  const value = parseJson(text ?? 'null')
  if (!isRecord(value)) return null
  const { id, at, fields, typed } = value
  if (typeof id !== 'string' || typeof at !== 'number' || !isRecord(fields) || !isRecord(typed)) return null
  const sound = Object.entries(fields).filter(([path, inner]) => fitsField(path, inner))
  const times = Object.entries(typed).flatMap(([path, time]) =>
    typeof time === 'number' ? [[path, time] as const] : [],
  )
  return { id, at, fields: Object.fromEntries(sound), typed: Object.fromEntries(times) }
}

const part = ({ fields, typed, ...rest }: JournalEntry, wanted: (path: string) => boolean): JournalEntry => ({
  ...rest,
  fields: only(fields, wanted),
  typed: only(typed, wanted),
})

/** A journal over both storages of the browser: the session's goes with the tab and comes back with it. */
export function createJournal({ storage, session }: Pick<Effects, 'storage' | 'session'>): Journal {
  const clear = () => {
    storage.remove(JOURNAL_KEY)
    session.remove(JOURNAL_KEY)
  }
  return {
    keep(id, unsaved, at) {
      if (id === null || unsaved === null) return clear()
      const entry: JournalEntry = { id, at, ...unsaved }
      session.write(JOURNAL_KEY, JSON.stringify(entry))
      const choices = part(entry, isChoice)
      if (Object.keys(choices.fields).length > 0) storage.write(JOURNAL_KEY, JSON.stringify(choices))
    },
    read(id, now) {
      const found = [storage, session].flatMap((area) => readEntry(area.read(JOURNAL_KEY)) ?? [])
      const fit = found.filter((entry) => entry.id === id && Math.abs(now - entry.at) <= JOURNAL_MS)
      if (fit.length < found.length) clear()
      const [first, second] = fit
      if (first === undefined || second === undefined) return first ?? null
      return { ...second, fields: { ...first.fields, ...second.fields }, typed: { ...first.typed, ...second.typed } }
    },
  }
}
