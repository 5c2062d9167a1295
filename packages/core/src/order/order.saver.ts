import { orderBody, saveOrder, type OrderChange } from '@prilavok/contracts'
import type { Effects, HttpFailure } from '../effects'
import { createDebounce } from '../lib/debounce'
import { ok, type Result } from '../lib/result'
import { createSingleFlight } from '../lib/single-flight'
import { isEmptyChange, mergeChanges, savePause } from './order.rules'
import type { DraftGuard, OrderState } from './order.types'

/** Edits wait so long for the next one before they are sent (CHK-42). */
export const SAVE_DELAY_MS = 500
/** So many refusals in a row are answered at once; a draft that changes faster waits like after any failure. */
const CONFLICTS_MOST = 3
/** So many saves of this page are known again where the answer was lost. */
const OWN_SAVES = 4

interface Given {
  readonly effects: Pick<Effects, 'http' | 'clock' | 'locks' | 'random'>
  readonly id: () => string | null
  readonly said: (state: Pick<OrderState, 'saving' | 'unsavedSince'>) => void
  /** The server has made an order of the draft meanwhile: it takes no more edits. */
  readonly made: () => void
}

export interface OrderSaver {
  /** Takes an edit; once saving has begun it is sent soon, together with what follows at once. */
  readonly change: (change: OrderChange) => void
  /** From now on edits are sent by themselves (CHK-41). */
  readonly autosave: () => void
  /** Sends now everything that is not saved; answers whether the server has all of it. */
  readonly flush: () => Promise<Result<void, HttpFailure>>
  /** The page may be gone in a moment: what is not saved is sent without waiting for anything. */
  readonly leave: () => void
  /** Nothing is sent until the returned function is called: the order is being made of what is saved. */
  readonly hold: () => () => void
  /** Who stands by while the draft is edited. */
  readonly guardBy: (guard: DraftGuard) => void
  /** The order is made: what is left unsaved no longer matters. */
  readonly drop: () => void
}

/** One save at a time; the last edit always reaches the server, a failed one is tried again (SAFE-04, CHK-87). */
export function createOrderSaver({ effects: { http, clock, locks, random }, id, said, made }: Given): OrderSaver {
  let pending: OrderChange = {}
  let sent: OrderChange = {}
  /** Since when there is something that the server has not taken. */
  let since: number | null = null
  let failures = 0
  let begun = false
  let held = false
  let stopRetry = () => {}
  /** What was sent when the page seemed to go; it must not arrive after a later save. */
  let beside: Promise<unknown> = Promise.resolve()
  let ownSaves: readonly string[] = []
  let guard: DraftGuard | null = null

  const isIdle = () => held || isEmptyChange(pending) || id() === null
  const tell = (edit?: OrderChange) => {
    const waiting = isEmptyChange(pending) ? 'saved' : 'unsaved'
    said({ saving: isEmptyChange(sent) ? waiting : 'saving', unsavedSince: since })
    guard?.note(mergeChanges(sent, pending), edit)
  }
  /** A save outlives its page: a buyer who leaves at that moment loses nothing. It may be overtaken, so it says what it was made from. */
  const post = (change: OrderChange) => {
    const version = guard?.version()
    const idempotencyKey = random.id()
    const body = { ...orderBody({ ...change, id: id() }), ...(version && { version, ownSaves }) }
    ownSaves = [...ownSaves, idempotencyKey].slice(-OWN_SAVES)
    return http(saveOrder, { body }, { keepalive: true, idempotencyKey })
  }

  const sendAlone = async (conflicts = 0): Promise<Result<void, HttpFailure>> => {
    await guard?.catchUp(conflicts > 0)
    if (isIdle()) return ok(undefined)
    const change = pending
    ;[sent, pending] = [change, {}]
    tell()
    const at = clock.now()
    const saved = guard?.saving(change)
    const answer = await post(change)
    sent = {}
    if (answer.ok) {
      failures = 0
      since = isEmptyChange(pending) ? null : at
      saved?.(answer.value.version)
      tell()
      return ok(undefined)
    }
    const code = answer.error.problem?.code
    if (code === 'order-already-created') {
      drop()
      made()
      return answer
    }
    pending = mergeChanges(change, pending)
    tell()
    // The draft has moved on: what others have changed comes in first.
    if (code === 'version-conflict' && conflicts < CONFLICTS_MOST) return sendAlone(conflicts + 1)
    failures += 1
    stopRetry = clock.after(savePause(failures), () => void save())
    return answer
  }
  const send = async (): Promise<Result<void, HttpFailure>> => {
    stopRetry()
    await beside
    // A save replaces whole parts of the draft: two tabs at once would undo each other's fields.
    return isIdle() ? ok(undefined) : locks.run(`save-${id()}`, () => sendAlone())
  }
  const drop = () => {
    soon.cancel()
    stopRetry()
    ;[pending, sent, since] = [{}, {}, null]
    tell()
  }
  const save = createSingleFlight(send)
  const soon = createDebounce(clock, SAVE_DELAY_MS, () => void save())

  return {
    change(change) {
      if (isEmptyChange(change)) return
      pending = mergeChanges(pending, change)
      since ??= clock.now()
      tell(change)
      if (begun) soon()
    },
    autosave() {
      begun = true
      if (!isIdle()) soon()
    },
    flush() {
      soon.cancel()
      return save()
    },
    leave() {
      if (isIdle()) return
      soon.cancel()
      // Whatever is under way, this goes now; in its turn it goes again, if the page is still there.
      beside = Promise.all([beside, post(mergeChanges(sent, pending))])
      void save()
    },
    hold() {
      held = true
      return () => {
        held = false
        if (!isIdle()) soon()
      }
    },
    guardBy: (standsBy) => void (guard = standsBy),
    drop,
  }
}
