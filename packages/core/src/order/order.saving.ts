import { orderBody, saveOrder, type OrderChange, type OrderDraft } from '@prilavok/contracts'
import type { StoreApi } from 'zustand/vanilla'
import type { Effects, HttpFailure } from '../effects'
import { createDebounce } from '../lib/debounce'
import { ok, type Result } from '../lib/result'
import { createSingleFlight } from '../lib/single-flight'
import { withValues } from '../lib/with-values'
import { createJournal } from './order.journal'
import { initialMachine, isOutdated, LEAST_MS, reduce, savingOf, unsavedOf } from './order.machine'
import { isEmptyChange } from './order.rules'
import { readNote, SAVED_KEY, writeNote } from './order.storage'
import type { DraftEffect, DraftEvent, OrderState } from './order.types'

/** Edits wait so long for the next one before they are sent. Source: CHK-42. */
export const SAVE_DELAY_MS = 500
/** Another tab may be typing: its draft is read again once it has rested so long. */
const READ_AGAIN_MS = 1_000

interface Given {
  readonly effects: Pick<Effects, 'http' | 'clock' | 'storage' | 'session' | 'locks' | 'tabs' | 'random'>
  readonly state: StoreApi<OrderState>
  readonly reload: () => Promise<Result<OrderDraft | null, HttpFailure>>
  /** The server has made an order of the draft meanwhile: it takes no more edits. */
  readonly onOrdered: () => void
  /** The draft was merged with what others have saved. */
  readonly onMerged: (draft: OrderDraft) => void
}

/** The actions by which a draft is saved and merged. */
export interface OrderSaving {
  /** Takes an edit; once autosave has begun it is sent soon, together with what follows at once (CHK-42). */
  readonly change: (change: OrderChange) => void
  /** From now on edits are saved by themselves. Source: CHK-41. */
  readonly autosave: () => void
  /** Saves now what is not saved yet; resolves with a failure where the server has not accepted all of it. */
  readonly flush: () => Promise<Result<void, HttpFailure>>
  /** The page is being left: what is not saved is sent without waiting. */
  readonly leave: () => void
  /** Saves nothing until the returned function is called: the order is being made of what is saved. */
  readonly hold: () => () => void
  /** Brings back into the loaded draft what an earlier page could not save. Source: SAFE-05. */
  readonly recover: () => void
  /** Reads the draft and merges it with what was edited here, field by field, the newest wins. Source: SAFE-04. */
  readonly readAgain: () => Promise<void>
}

/** Carries out the effects of the order's state machine: one save at a time over all tabs, a failed one is tried again (SAFE-04, CHK-87). */
export function createOrderSaving({ effects, state, reload, onOrdered, onMerged }: Given) {
  const { http, clock, storage, locks, tabs, random } = effects
  const journal = createJournal(effects)
  let machine = initialMachine(random.next() * LEAST_MS)
  let stopRetry = () => {}
  /** What was sent when the page seemed to go; it must not arrive after a later save. */
  let beside: Promise<unknown> = Promise.resolve()

  const id = () => {
    const { id: open, owned } = state.getState()
    return owned ? open : null
  }
  const note = () => readNote(storage, id())
  const isIdle = () => machine.held || isEmptyChange(machine.pending) || id() === null
  const patch = (more: Partial<OrderState>) => state.setState((present) => withValues(present, more), true)

  const dispatch = (event: DraftEvent) => {
    const [next, todo] = reduce(machine, event)
    machine = next
    patch({ saving: savingOf(machine), unsavedSince: machine.unsavedSince })
    todo.forEach(carryOut)
  }
  const carryOut = (effect: DraftEffect) => {
    switch (effect.type) {
      case 'journal':
        return journal.keep(id(), effect.unsaved, clock.now())
      case 'announce':
        return writeNote(storage, id(), effect.note)
      case 'save-soon':
        return saveSoon()
      case 'save-after':
        stopRetry = clock.after(effect.ms, () => void save())
        return
      case 'cancel':
        saveSoon.cancel()
        return stopRetry()
      case 'read':
        return void readAgain()
      case 'read-after':
        return void clock.after(effect.ms, () => void readAgain())
      case 'restore':
        patch({ draft: effect.draft })
        return effect.merged ? onMerged(effect.draft) : undefined
      case 'ordered':
        return onOrdered()
    }
  }

  /** A save outlives its page: a buyer who leaves at that moment loses nothing. It may be overtaken, so it names the version it was made from. */
  const post = (change: OrderChange) => {
    const { version, ownSaves } = machine
    const idempotencyKey = random.id()
    const body = { ...orderBody({ ...change, id: id() }), ...(version > 0 && { version, ownSaves }) }
    dispatch({ type: 'posted', key: idempotencyKey })
    return http(saveOrder, { body }, { keepalive: true, idempotencyKey })
  }
  /** Inside the lock: reads where others have saved, then sends; again at once where the draft has moved on. */
  const sendAlone = async (): Promise<Result<void, HttpFailure>> => {
    for (;;) {
      if (isOutdated(machine, note())) await readAgain()
      if (isIdle()) return ok(undefined)
      const change = machine.pending
      dispatch({ type: 'sent', at: clock.now() })
      const response = await post(change)
      if (response.ok) {
        dispatch({ type: 'accepted', version: response.value.version, note: note() })
        return ok(undefined)
      }
      dispatch({ type: 'refused', code: response.error.problem?.code })
      if (machine.conflicts === 0) return response
    }
  }
  const save = createSingleFlight(async () => {
    stopRetry()
    await beside
    // A save replaces whole parts of the draft: two tabs at once would undo each other's fields.
    return isIdle() ? ok(undefined) : locks.run(`save-${id()}`, sendAlone)
  })
  const saveSoon = createDebounce(clock, SAVE_DELAY_MS, () => void save())
  const readAgain = createSingleFlight(async () => {
    const response = await reload()
    if (response.ok && response.value !== null)
      dispatch({ type: 'read', draft: response.value, note: note(), at: clock.now() })
  })
  const readSoon = createDebounce(clock, READ_AGAIN_MS, () => {
    if (isOutdated(machine, note())) void readAgain()
  })
  tabs.onStored(SAVED_KEY, readSoon)

  const saving: OrderSaving = {
    change: (change) => dispatch({ type: 'edited', change, at: clock.now() }),
    autosave: () => dispatch({ type: 'autosaved' }),
    flush() {
      saveSoon.cancel()
      return save()
    },
    leave() {
      if (isIdle()) return
      saveSoon.cancel()
      // Whatever is under way, this goes now; in its turn it goes again, if the page is still there.
      beside = Promise.all([beside, post(unsavedOf(machine))])
      void save()
    },
    hold() {
      dispatch({ type: 'held' })
      return () => dispatch({ type: 'released' })
    },
    recover() {
      const { id, draft } = state.getState()
      if (id === null || draft === null) return
      dispatch({ type: 'opened', draft, left: journal.read(id, clock.now()), note: note(), at: clock.now() })
    },
    readAgain,
  }
  return { saving, close: () => dispatch({ type: 'closed' }) }
}
