import type { OrderChange, OrderDraft } from '@prilavok/contracts'
import type { Effects } from '../effects'
import { phoneDigits } from '../forms'
import { createDebounce } from '../lib/debounce'
import { isRecord, parseJson } from '../lib/parse-json'
import { createSingleFlight } from '../lib/single-flight'
import { toJson } from '../lib/to-json'
import { editedAt, fieldsOf, partsWith, withFields, type DraftFields } from './order.fields'
import { createJournal } from './order.journal'
import { isEmptyChange, mergeChanges } from './order.rules'
import type { Order } from './order.store'
import type { DraftGuard } from './order.types'

/** The storage key by which tabs tell each other that one of them has saved: version and times, no values. */
export const SAVED_KEY = 'prilavok.order.saved'
/** Another tab may be typing: its draft is read again once it has rested so long. */
const READ_AGAIN_MS = 1_000

const INSIST_MOST = 5
/** What a page has sent when it went has arrived by then. */
const LATE_MS = 10_000
/** Edits of one millisecond have an order, too. */
const LEAST_MS = 0.01

/** Servers give phones back in a spelling of their own. */
const isSame = (path: string, one: unknown, other: unknown): boolean =>
  one === other || (path.endsWith('hone') && typeof one === 'string' && typeof other === 'string' && phoneDigits(one) === phoneDigits(other))

type Times = Readonly<Record<string, number>>

/** What is known of the saves of all tabs. */
interface SavedNote {
  readonly id: string
  readonly version: number
  readonly typed: Times
}

/** A draft that tabs share and that outlives a crash. */
export interface SharedDraft {
  /** Brings back into the loaded draft what an earlier page could not save (SAFE-05). */
  readonly recover: () => void
  /** Reads the draft and brings it together with what was typed here, field by field, the newest wins. */
  readonly readAgain: () => Promise<void>
}

/** Guards the draft of an order; `changed` shows fields that came from elsewhere. */
export function guardOrder(order: Order, { clock, random, storage, session, tabs }: Pick<Effects, 'clock' | 'random' | 'storage' | 'session' | 'tabs'>, changed: (draft: OrderDraft) => void): SharedDraft {
  const journal = createJournal({ storage, session })
  /** A part of a millisecond that tells this tab's edits from those that another makes at the same time. */
  const tie = random.next() * LEAST_MS
  let lastEdit = 0
  let version = 0
  let taken: OrderChange = {}
  let known: DraftFields = {}
  let typed: Times = {}
  let unsaved: OrderChange = {}
  /** How often a value was sent again against another tab; a server that spells it differently must not keep both busy. */
  const insisted = new Map<string, number>()

  const readNote = (): SavedNote | null => {
    const value = parseJson(storage.read(SAVED_KEY) ?? 'null')
    if (!isRecord(value) || value['id'] !== order.state.get().id || typeof value['version'] !== 'number' || !isRecord(value['typed'])) return null
    return value as unknown as SavedNote
  }
  const start = (draft: OrderDraft) => {
    version = draft.version
    known = { ...fieldsOf(draft) }
  }
  const write = () => {
    const { id } = order.state.get()
    if (id === null || isEmptyChange(unsaved)) return journal.clear()
    const mine = Object.entries(fieldsOf(unsaved)).flatMap(([path, value]) => (typed[path] === undefined ? [] : [[path, value, typed[path]] as const]))
    const fields = Object.fromEntries(mine.map(([path, value]) => [path, value]))
    journal.write({ id, at: clock.now(), fields, typed: Object.fromEntries(mine.map(([path, , time]) => [path, time])) })
  }

  /** The server's draft with the fields that were typed here later than anywhere else. */
  const together = (theirs: OrderDraft): { readonly draft: OrderDraft; readonly mine: readonly string[] } => {
    const elsewhere = readNote()?.typed ?? {}
    const there = fieldsOf(theirs)
    const open = fieldsOf(unsaved)
    const mine = Object.entries(fieldsOf(taken)).filter(([path, value]) => {
      const time = editedAt(typed, path)
      if (time === 0 || time < editedAt(elsewhere, path) || isSame(path, there[path], value)) return false
      return path in open || (insisted.get(`${path} ${time}`) ?? 0) < INSIST_MOST
    })
    for (const [path] of mine) {
      const key = `${path} ${editedAt(typed, path)}`
      insisted.set(key, (insisted.get(key) ?? 0) + 1)
    }
    return { draft: withFields(theirs, Object.fromEntries(mine)), mine: mine.map(([path]) => path) }
  }
  const readAgain = createSingleFlight(async () => {
    const answer = await order.reload()
    if (!answer.ok || answer.value === null || answer.value.createdOrderId !== null) return
    // An answer that a save has overtaken says nothing new, and beside the note of that save it would pass for the newest.
    if (answer.value.version < Math.max(version, readNote()?.version ?? 0)) return
    const { draft, mine } = together(answer.value)
    start(draft)
    taken = mergeChanges(taken, partsWith(draft, Object.keys(fieldsOf(taken))))
    // Parts that wait to be saved hold older values of the fields that others have typed.
    const parts = partsWith(draft, [...mine, ...Object.keys(fieldsOf(unsaved))])
    if (!isEmptyChange(parts)) order.change(parts)
    order.restore(draft)
    changed(draft)
  })
  const readSoon = createDebounce(clock, READ_AGAIN_MS, () => {
    if ((readNote()?.version ?? 0) > version) void readAgain()
  })

  const guard: DraftGuard = {
    note(next, edit = {}) {
      unsaved = next
      taken = mergeChanges(taken, edit)
      const fields = fieldsOf(edit)
      lastEdit = Math.max(clock.now() + tie, lastEdit + LEAST_MS)
      const fresh = Object.keys(fields).filter((path) => known[path] !== fields[path])
      typed = { ...typed, ...Object.fromEntries(fresh.map((path) => [path, lastEdit])) }
      known = { ...known, ...fields }
      write()
    },
    saving(change) {
      // Only what is on its way: a time noted for an edit that still waits would make other tabs give up theirs for nothing.
      const going = Object.keys(fieldsOf(change)).flatMap((path) => (typed[path] === undefined ? [] : [[path, typed[path]] as const]))
      return (saved) => {
        const { id } = order.state.get()
        const others = readNote()
        const times = { ...others?.typed }
        for (const [path, time] of going) times[path] = Math.max(time, times[path] ?? 0)
        if (id !== null) storage.write(SAVED_KEY, toJson({ id, version: Math.max(saved, others?.version ?? 0), typed: times }))
        const skipped = saved > version + 1
        version = saved
        // A save of somebody else came in between, perhaps from another browser.
        if (skipped) void readAgain()
      }
    },
    catchUp: () => ((readNote()?.version ?? 0) > version ? readAgain() : null),
  }
  order.guardBy(guard)
  tabs.onStored(SAVED_KEY, readSoon)

  return {
    readAgain,
    recover() {
      const { id, draft } = order.state.get()
      if (id === null || draft === null) return
      start(draft)
      const left = journal.read(id, clock.now())
      if (left === null) return
      const elsewhere = readNote()?.typed ?? {}
      const fields = Object.fromEntries(Object.entries(left.fields).filter(([path]) => editedAt(left.typed, path) >= editedAt(elsewhere, path)))
      const restored = withFields(draft, fields)
      known = fieldsOf(restored)
      typed = left.typed
      order.restore(restored)
      order.change(partsWith(restored, Object.keys(fields)))
      // The page before this one may have sent its edits in its last moment, and they may arrive after ours.
      clock.after(LATE_MS, () => void readAgain())
    },
  }
}
