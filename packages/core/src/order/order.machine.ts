/**
 * The saving of an order draft as a state machine: `reduce(state, event)` returns the next state and the effects that the store
 * carries out (order.saving.ts). Nothing here waits, reads a clock or touches storage.
 *
 *   saved ──edited──▶ unsaved ──sent──▶ saving ──accepted──▶ saved, or unsaved where edits came meanwhile
 *                        ▲                 │
 *                        └─────refused─────┤ a failure: sent again after a growing pause (CHK-87)
 *                                          │ the draft has moved on: read, merged and sent again at once, three times (SAFE-04)
 *                                          └ the order is made: closed
 *
 *   opened   what an earlier page could not save comes back into the draft, and the draft is read once more later (SAFE-05)
 *   read     another tab or browser has saved: both drafts are merged field by field, the newest edit wins (order.merge.ts)
 *   held     nothing is sent until `released`: the order is being made of what is saved
 *   closed   from any state: the order is made, what is unsaved no longer matters
 *
 * Everything that was edited is in `pending` until it is sent, in `sent` until the server has accepted it, and again in `pending`
 * after a refusal: no edit is ever in neither.
 */
import type { OrderChange } from '@prilavok/contracts'
import { editedAt, fieldsOf, only, partsWith, withFields } from './order.fields'
import { mergeDrafts } from './order.merge'
import { isEmptyChange, mergeChanges, savePause } from './order.rules'
import type { DraftEffect, DraftEvent, DraftMachine, OrderState, SavedNote, Transition } from './order.types'

/** After so many conflicts in a row a draft waits like after any failure. */
const CONFLICTS_MOST = 3
/** So many saves of this page are recognised by the server where its response was lost. */
const OWN_SAVES = 4
/** What an earlier page sent in its last moment has arrived by then. */
const LATE_MS = 10_000
/** Edits of one millisecond have an order, too. */
export const LEAST_MS = 0.01

/** A draft in which nothing was edited yet. */
export const initialMachine = (tie: number): DraftMachine => ({
  pending: {},
  sent: {},
  sentAt: 0,
  sentTyped: {},
  unsavedSince: null,
  failures: 0,
  conflicts: 0,
  autosaves: false,
  held: false,
  ownSaves: [],
  version: 0,
  edits: {},
  known: {},
  typed: {},
  lastEdit: 0,
  tie,
  insisted: {},
})

/** What the server has not accepted. */
export const unsavedOf = ({ sent, pending }: DraftMachine): OrderChange => mergeChanges(sent, pending)

/** Where the saving stands, as the page shows it. */
export const savingOf = ({ sent, pending }: DraftMachine): OrderState['saving'] =>
  isEmptyChange(sent) ? (isEmptyChange(pending) ? 'saved' : 'unsaved') : 'saving'

/** Whether others have changed the draft, so that it is read before it is sent. */
export const isOutdated = ({ conflicts, version }: DraftMachine, note: SavedNote): boolean =>
  conflicts > 0 || note.version > version

const journal = (machine: DraftMachine): DraftEffect => {
  const unsaved = unsavedOf(machine)
  if (isEmptyChange(unsaved)) return { type: 'journal', unsaved: null }
  const fields = only(fieldsOf(unsaved), (path) => path in machine.typed)
  return { type: 'journal', unsaved: { fields, typed: only(machine.typed, (path) => path in fields) } }
}
const saveSoon = ({ held, pending }: DraftMachine): readonly DraftEffect[] =>
  held || isEmptyChange(pending) ? [] : [{ type: 'save-soon' }]

function edited(machine: DraftMachine, change: OrderChange, at: number): Transition {
  if (isEmptyChange(change)) return [machine, []]
  const fields = fieldsOf(change)
  const time = Math.max(at + machine.tie, machine.lastEdit + LEAST_MS)
  const others = only(fields, (path) => machine.known[path] !== fields[path])
  const next: DraftMachine = {
    ...machine,
    pending: mergeChanges(machine.pending, change),
    unsavedSince: machine.unsavedSince ?? at,
    edits: mergeChanges(machine.edits, change),
    known: { ...machine.known, ...fields },
    typed: { ...machine.typed, ...Object.fromEntries(Object.keys(others).map((path) => [path, time])) },
    lastEdit: time,
  }
  return [next, [journal(next), ...(next.autosaves ? [{ type: 'save-soon' } as const] : [])]]
}

function opened(machine: DraftMachine, { draft, left, note, at }: Extract<DraftEvent, { type: 'opened' }>): Transition {
  const start = { ...machine, version: draft.version, known: fieldsOf(draft) }
  if (left === null) return [start, []]
  const fields = only(left.fields, (path) => editedAt(left.typed, path) >= editedAt(note.typed, path))
  const restored = withFields(draft, fields)
  const [next, effects] = edited(
    { ...start, known: fieldsOf(restored), typed: left.typed },
    partsWith(restored, Object.keys(fields)),
    at,
  )
  return [next, [{ type: 'restore', draft: restored, merged: false }, ...effects, { type: 'read-after', ms: LATE_MS }]]
}

function accepted(machine: DraftMachine, version: number, note: SavedNote): Transition {
  const next: DraftMachine = {
    ...machine,
    sent: {},
    sentTyped: {},
    failures: 0,
    conflicts: 0,
    version,
    unsavedSince: isEmptyChange(machine.pending) ? null : machine.sentAt,
  }
  const newest = Object.entries(machine.sentTyped).map(([path, time]) => [path, Math.max(time, note.typed[path] ?? 0)])
  const announced = {
    version: Math.max(version, note.version),
    typed: { ...note.typed, ...Object.fromEntries(newest) },
  }
  // A version in between is the save of somebody else, perhaps of another browser.
  const isSkipped = version > machine.version + 1
  return [
    next,
    [{ type: 'announce', note: announced }, ...(isSkipped ? [{ type: 'read' } as const] : []), journal(next)],
  ]
}

const closed = (machine: DraftMachine): Transition => {
  const next = { ...machine, pending: {}, sent: {}, sentTyped: {}, unsavedSince: null }
  return [next, [{ type: 'cancel' }, journal(next)]]
}

function refused(machine: DraftMachine, code: string | undefined): Transition {
  if (code === 'order-already-created') {
    const [next, effects] = closed(machine)
    return [next, [...effects, { type: 'ordered' }]]
  }
  // What was edited meanwhile stays newer than what comes back.
  const back = { ...machine, sent: {}, sentTyped: {}, pending: unsavedOf(machine) }
  if (code === 'version-conflict' && machine.conflicts < CONFLICTS_MOST) {
    const next = { ...back, conflicts: machine.conflicts + 1 }
    return [next, [journal(next)]]
  }
  const next = { ...back, conflicts: 0, failures: machine.failures + 1 }
  return [next, [journal(next), { type: 'save-after', ms: savePause(next.failures) }]]
}

function read(machine: DraftMachine, { draft: theirs, note, at }: Extract<DraftEvent, { type: 'read' }>): Transition {
  // A response that a save has overtaken says nothing new, and beside the note of that save it would pass for the newest.
  if (theirs.createdOrderId !== null || theirs.version < Math.max(machine.version, note.version)) return [machine, []]
  const unsaved = unsavedOf(machine)
  const { draft, mine, insisted } = mergeDrafts(theirs, { ...machine, unsaved }, note.typed)
  const [next, effects] = edited(
    {
      ...machine,
      insisted,
      version: draft.version,
      known: fieldsOf(draft),
      edits: mergeChanges(machine.edits, partsWith(draft, Object.keys(fieldsOf(machine.edits)))),
    },
    // Parts that wait to be saved hold older values of the fields that others have edited.
    partsWith(draft, Object.keys({ ...mine, ...fieldsOf(unsaved) })),
    at,
  )
  return [next, [...effects, { type: 'restore', draft, merged: true }]]
}

/** The next state, and what is to be done. */
export function reduce(machine: DraftMachine, event: DraftEvent): Transition {
  switch (event.type) {
    case 'opened':
      return opened(machine, event)
    case 'edited':
      return edited(machine, event.change, event.at)
    case 'autosaved':
      return [{ ...machine, autosaves: true }, saveSoon(machine)]
    case 'held':
      return [{ ...machine, held: true }, []]
    case 'released': {
      const next = { ...machine, held: false }
      return [next, saveSoon(next)]
    }
    case 'posted':
      return [{ ...machine, ownSaves: [...machine.ownSaves, event.key].slice(-OWN_SAVES) }, []]
    case 'sent': {
      const fields = fieldsOf(machine.pending)
      // Only what is under way: a time noted for an edit that still waits would make other tabs give up theirs for nothing.
      const sentTyped = only(machine.typed, (path) => path in fields)
      const next = { ...machine, sent: machine.pending, pending: {}, sentAt: event.at, sentTyped }
      return [next, [journal(next)]]
    }
    case 'accepted':
      return accepted(machine, event.version, event.note)
    case 'refused':
      return refused(machine, event.code)
    case 'read':
      return read(machine, event)
    case 'closed':
      return closed(machine)
  }
}
