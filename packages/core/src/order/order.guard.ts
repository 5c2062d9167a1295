import type { OrderChange, OrderDraft } from '@prilavok/contracts'
import type { Effects } from '../effects'
import { phoneDigits } from '../forms'
import { createDebounce } from '../lib/debounce'
import { isRecord, parseJson } from '../lib/parse-json'
import { createSingleFlight } from '../lib/single-flight'
import { editedAt, fieldsOf, only, partsWith, withFields, type DraftFields } from './order.fields'
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
  one === other ||
  (path.endsWith('hone') &&
    typeof one === 'string' &&
    typeof other === 'string' &&
    phoneDigits(one) === phoneDigits(other))

type Times = Readonly<Record<string, number>>

/** What is known of the saves of all tabs. */
interface SavedNote {
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
export function guardOrder(
  order: Order,
  { clock, random, storage, session, tabs }: Pick<Effects, 'clock' | 'random' | 'storage' | 'session' | 'tabs'>,
  changed: (draft: OrderDraft) => void,
): SharedDraft {
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

  const readNote = (): SavedNote => {
    const value = parseJson(storage.read(SAVED_KEY) ?? 'null')
    const fits =
      isRecord(value) &&
      value['id'] === order.state.getState().id &&
      typeof value['version'] === 'number' &&
      isRecord(value['typed'])
    return fits ? (value as unknown as SavedNote) : { version: 0, typed: {} }
  }
  const start = (draft: OrderDraft) => {
    version = draft.version
    known = fieldsOf(draft)
  }
  const write = () => {
    const { id } = order.state.getState()
    if (id === null || isEmptyChange(unsaved)) return journal.clear()
    const fields = only(fieldsOf(unsaved), (path) => path in typed)
    journal.write({ id, at: clock.now(), fields, typed: only(typed, (path) => path in fields) })
  }

  /** The fields that were typed here later than anywhere else, where the server has others. */
  const mineOver = (theirs: OrderDraft): DraftFields => {
    const elsewhere = readNote().typed
    const there = fieldsOf(theirs)
    const here = fieldsOf(taken)
    const open = fieldsOf(unsaved)
    return only(here, (path) => {
      const time = editedAt(typed, path)
      if (time === 0 || time < editedAt(elsewhere, path) || isSame(path, there[path], here[path])) return false
      const key = `${path} ${time}`
      const times = insisted.get(key) ?? 0
      insisted.set(key, times + 1)
      return path in open || times < INSIST_MOST
    })
  }
  const readAgain = createSingleFlight(async () => {
    const answer = await order.reload()
    const theirs = answer.ok ? answer.value : null
    // An answer that a save has overtaken says nothing new, and beside the note of that save it would pass for the newest.
    if (theirs === null || theirs.createdOrderId !== null || theirs.version < Math.max(version, readNote().version))
      return
    const mine = mineOver(theirs)
    const draft = withFields(theirs, mine)
    start(draft)
    taken = mergeChanges(taken, partsWith(draft, Object.keys(fieldsOf(taken))))
    // Parts that wait to be saved hold older values of the fields that others have typed.
    order.change(partsWith(draft, Object.keys({ ...mine, ...fieldsOf(unsaved) })))
    order.restore(draft)
    changed(draft)
  })
  const readSoon = createDebounce(clock, READ_AGAIN_MS, () => {
    if (readNote().version > version) void readAgain()
  })

  const guard: DraftGuard = {
    note(next, edit = {}) {
      unsaved = next
      taken = mergeChanges(taken, edit)
      const fields = fieldsOf(edit)
      lastEdit = Math.max(clock.now() + tie, lastEdit + LEAST_MS)
      for (const path of Object.keys(fields)) if (known[path] !== fields[path]) typed = { ...typed, [path]: lastEdit }
      known = { ...known, ...fields }
      write()
    },
    saving(change) {
      // Only what is on its way: a time noted for an edit that still waits would make other tabs give up theirs for nothing.
      const fields = fieldsOf(change)
      const going = only(typed, (path) => path in fields)
      return (saved) => {
        const { id } = order.state.getState()
        const others = readNote()
        const times = { ...others.typed }
        for (const [path, time] of Object.entries(going)) times[path] = Math.max(time, times[path] ?? 0)
        if (id !== null)
          storage.write(SAVED_KEY, JSON.stringify({ id, version: Math.max(saved, others.version), typed: times }))
        const skipped = saved > version + 1
        version = saved
        // A save of somebody else came in between, perhaps from another browser.
        if (skipped) void readAgain()
      }
    },
    catchUp: (refused) => (refused || readNote().version > version ? readAgain() : null),
    version: () => version,
  }
  order.guardBy(guard)
  tabs.onStored(SAVED_KEY, readSoon)

  return {
    readAgain,
    recover() {
      const { id, draft } = order.state.getState()
      if (id === null || draft === null) return
      start(draft)
      const left = journal.read(id, clock.now())
      if (left === null) return
      const elsewhere = readNote().typed
      const fields = only(left.fields, (path) => editedAt(left.typed, path) >= editedAt(elsewhere, path))
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
