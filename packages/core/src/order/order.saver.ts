import { orderChangeToWire, saveOrder, wrapOrderBody, type OrderChange } from '@prilavok/contracts'
import type { Effects, HttpFailure } from '../effects'
import { createDebounce } from '../lib/debounce'
import { fail, ok, type Result } from '../lib/result'
import { createSingleFlight } from '../lib/single-flight'
import { isEmptyChange, mergeChanges, savePause } from './order.rules'
import type { DraftGuard, OrderState } from './order.types'

/** Edits wait so long for the next one before they are sent (CHK-42). */
export const SAVE_DELAY_MS = 500

interface Given {
  readonly effects: Pick<Effects, 'http' | 'clock' | 'locks'>
  readonly id: () => string | null
  readonly said: (state: Pick<OrderState, 'saving' | 'unsavedSince'>) => void
  /** The server has made an order of the draft meanwhile: it takes no more edits. */
  readonly made: () => void
  readonly guard: () => DraftGuard | null
}

export interface OrderSaver {
  /** Takes an edit; once saving has begun it is sent soon, together with what follows at once. */
  readonly take: (change: OrderChange) => void
  /** From now on edits are sent by themselves (CHK-41). */
  readonly begin: () => void
  /** Sends now everything that is not saved; answers whether the server has all of it. */
  readonly flush: () => Promise<Result<void, HttpFailure>>
  /** The page may be gone in a moment: what is not saved is sent without waiting for anything. */
  readonly leave: () => void
  /** Nothing is sent until the returned function is called: the order is being made of what is saved. */
  readonly hold: () => () => void
  /** The order is made: what is left unsaved no longer matters. */
  readonly drop: () => void
}

/** One save at a time; the last edit always reaches the server, a failed one is tried again (SAFE-04, CHK-87). */
export function createOrderSaver({ effects: { http, clock, locks }, id, said, made, guard }: Given): OrderSaver {
  let pending: OrderChange = {}
  let sent: OrderChange = {}
  /** When the oldest edit of `pending` and of `sent` was made. */
  let pendingSince: number | null = null
  let sentSince: number | null = null
  let failures = 0
  let begun = false
  let held = false
  let stopRetry = () => {}
  /** What was sent when the page seemed to go; it must not arrive after a later save. */
  let beside: Promise<unknown> = Promise.resolve()

  const tell = (saving: OrderState['saving'], edit?: OrderChange) => {
    said({ saving, unsavedSince: sentSince ?? pendingSince })
    guard()?.note(mergeChanges(sent, pending), edit)
  }
  /** A save outlives its page: a buyer who leaves at that moment loses nothing. */
  const post = (change: OrderChange, orderId: string) => http(saveOrder, { body: wrapOrderBody(orderChangeToWire({ ...change, id: orderId })) }, { keepalive: true })

  const sendAlone = async (): Promise<Result<void, HttpFailure>> => {
    await guard()?.catchUp()
    const change = pending
    const orderId = id()
    if (held || isEmptyChange(change) || orderId === null) return ok(undefined)
    ;[sent, sentSince, pending, pendingSince] = [change, pendingSince, {}, null]
    tell('saving')
    const saved = guard()?.saving(change)
    const answer = await post(change, orderId)
    const since = sentSince
    ;[sent, sentSince] = [{}, null]
    if (answer.ok) {
      failures = 0
      saved?.(answer.value.version)
      tell(isEmptyChange(pending) ? 'saved' : 'unsaved')
      return ok(undefined)
    }
    if (answer.error.problem?.code === 'order-already-created') {
      drop()
      made()
      return fail(answer.error)
    }
    ;[pending, pendingSince] = [mergeChanges(change, pending), since]
    failures += 1
    tell('unsaved')
    stopRetry = clock.after(savePause(failures), () => void save())
    return fail(answer.error)
  }
  const send = async (): Promise<Result<void, HttpFailure>> => {
    stopRetry()
    await beside
    // A save replaces whole parts of the draft: two tabs at once would undo each other's fields.
    return isEmptyChange(pending) ? ok(undefined) : locks.run(`save-${id()}`, sendAlone)
  }
  const drop = () => {
    soon.cancel()
    stopRetry()
    ;[pending, pendingSince, sent, sentSince] = [{}, null, {}, null]
    tell('saved')
  }
  const save = createSingleFlight(send)
  const soon = createDebounce(clock, SAVE_DELAY_MS, () => void save())

  return {
    take(change) {
      pending = mergeChanges(pending, change)
      pendingSince ??= clock.now()
      tell(sentSince === null ? 'unsaved' : 'saving', change)
      if (begun) soon()
    },
    begin() {
      begun = true
      if (!isEmptyChange(pending)) soon()
    },
    flush() {
      soon.cancel()
      return save()
    },
    leave() {
      const orderId = id()
      if (held || isEmptyChange(pending) || orderId === null) return
      soon.cancel()
      // Whatever is under way, this goes now; in its turn it goes again, if the page is still there.
      beside = Promise.all([beside, post(mergeChanges(sent, pending), orderId)])
      void save()
    },
    hold() {
      held = true
      return () => {
        held = false
        if (!isEmptyChange(pending)) soon()
      }
    },
    drop,
  }
}
