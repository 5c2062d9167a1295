import { orderChangeToWire, saveOrder, wrapOrderBody, type OrderChange } from '@prilavok/contracts'
import type { Effects, HttpFailure } from '../effects'
import { createDebounce } from '../lib/debounce'
import { fail, ok, type Result } from '../lib/result'
import { createSingleFlight } from '../lib/single-flight'
import { isEmptyChange, mergeChanges, savePause } from './order.rules'

/** Edits wait so long for the next one before they are sent (CHK-42). */
export const SAVE_DELAY_MS = 500

interface Given {
  readonly effects: Pick<Effects, 'http' | 'clock'>
  readonly id: () => string | null
  readonly said: (saving: 'saved' | 'saving' | 'unsaved') => void
  /** The server has made an order of the draft meanwhile: it takes no more edits. */
  readonly made: () => void
}

export interface OrderSaver {
  /** Takes an edit; it is sent soon, together with what follows at once. */
  readonly take: (change: OrderChange) => void
  /** Sends now everything that is not saved; answers whether the server has all of it. */
  readonly flush: (options?: { readonly keepalive?: boolean }) => Promise<Result<void, HttpFailure>>
  /** Nothing is sent until the returned function is called: the order is being made of what is saved. */
  readonly hold: () => () => void
  /** The order is made: what is left unsaved no longer matters. */
  readonly drop: () => void
}

/** One save at a time; the last edit always reaches the server, a failed one is tried again (SAFE-04, CHK-87). */
export function createOrderSaver({ effects: { http, clock }, id, said, made }: Given): OrderSaver {
  let pending: OrderChange = {}
  let failures = 0
  let keepalive = false
  let held = false
  let stopRetry = () => {}

  const send = async (): Promise<Result<void, HttpFailure>> => {
    stopRetry()
    const change = pending
    const orderId = id()
    if (held || isEmptyChange(change) || orderId === null) return ok(undefined)
    pending = {}
    said('saving')
    const answer = await http(saveOrder, { body: wrapOrderBody(orderChangeToWire({ ...change, id: orderId })) }, { keepalive })
    if (answer.ok) {
      failures = 0
      said(isEmptyChange(pending) ? 'saved' : 'unsaved')
      return ok(undefined)
    }
    if (answer.error.problem?.code === 'order-already-created') {
      drop()
      made()
      return fail(answer.error)
    }
    pending = mergeChanges(change, pending)
    failures += 1
    said('unsaved')
    stopRetry = clock.after(savePause(failures), () => void save())
    return fail(answer.error)
  }
  const drop = () => {
    soon.cancel()
    stopRetry()
    pending = {}
    said('saved')
  }
  const save = createSingleFlight(send)
  const soon = createDebounce(clock, SAVE_DELAY_MS, () => void save())

  return {
    take(change) {
      pending = mergeChanges(pending, change)
      said('unsaved')
      soon()
    },
    flush(options = {}) {
      soon.cancel()
      keepalive = options.keepalive === true
      return save().finally(() => {
        keepalive = false
      })
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
