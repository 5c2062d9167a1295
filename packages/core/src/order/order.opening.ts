import {
  emptyBuyer,
  orderBody,
  redeemDraftToken,
  saveOrder,
  type OrderDraft,
  type OrderLine,
} from '@prilavok/contracts'
import type { StoreApi } from 'zustand/vanilla'
import type { Effects, HttpFailure } from '../effects'
import { DRAFT_KEY, readDraftKey, writeDraftKey } from '../lib/draft-key'
import { visitOfOrder } from '../lib/marketing'
import type { Result } from '../lib/result'
import { isOrderId } from './order.rules'
import { nothingKept, readOrder, writeOrder } from './order.storage'
import type { OrderState } from './order.types'

/** Browsers notify other tabs of a stored value a moment later, for tabs may run in processes of their own. */
const TABS_LAG_MS = 300

interface Given {
  readonly effects: Pick<
    Effects,
    'http' | 'clock' | 'cookies' | 'location' | 'storage' | 'session' | 'locks' | 'random'
  >
  readonly patch: (more: Partial<OrderState>) => void
  readonly state: StoreApi<OrderState>
  readonly reload: () => Promise<Result<OrderDraft | null, HttpFailure>>
}

/** How a page gets to a draft. */
export interface OrderOpening {
  /**
   * Takes up the draft of the address or the kept one, or creates one. A draft that this browser holds no key of is only looked at;
   * the one-time token of a link may give a key (CHK-03). Resolves with whether a link has just handed the draft over.
   */
  readonly open: (id: string | null, token?: string | null) => Promise<boolean>
  /** Goes on with a draft of this browser's own in place of one that was only looked at; resolves with the products of that one. */
  readonly copy: () => Promise<readonly OrderLine[]>
}

/** Opens drafts: one's own by its key, those of others without what is personal. */
export function createOrderOpening({ effects, patch, state, reload }: Given): OrderOpening {
  const { http, clock, storage, session, locks, random } = effects
  const keptId = (): string | null => {
    const { id } = readOrder(storage)
    return id !== null && readDraftKey(storage)?.id === id ? id : null
  }

  /** An order is created with an empty cart and empty phone values. Source: CHK-37. */
  const create = async (): Promise<string | null> => {
    const unused = readDraftKey(storage)
    const key = unused?.id === null ? unused.key : random.id()
    writeDraftKey(storage, { id: null, key })
    const body = orderBody({ lines: [], buyer: emptyBuyer, ...visitOfOrder(effects) })
    const once = { idempotencyKey: random.id() }
    const first = await http(saveOrder, { body }, once)
    // A draft holds nothing yet, so a second try after a lost response does no harm (fault case 1).
    const response = first.ok || first.error.kind === 'status' ? first : await http(saveOrder, { body }, once)
    if (!response.ok) return null
    const { id } = response.value
    writeDraftKey(storage, { id, key })
    writeOrder(storage, { ...nothingKept, id })
    return id
  }
  const createOnce = () =>
    new Promise<string | null>((found) => {
      void locks.run('order-start', async () => {
        const kept = keptId()
        if (kept !== null) return found(kept)
        found(await create())
        // The next tab may come in only once it can see what this one has kept.
        await new Promise<void>((seen) => void clock.after(TABS_LAG_MS, seen))
      })
    })

  /** Opens a draft of this browser; resolves with whether it still is: its lifetime may be over, or it has moved to another browser. */
  const take = async (id: string): Promise<boolean> => {
    session.remove(DRAFT_KEY)
    patch({ id, owned: true })
    const response = await reload()
    if (!response.ok) {
      patch({ status: 'failed' })
      return true
    }
    const draft = response.value
    if (draft === null || (draft.access === 'stranger' && draft.createdOrderId === null)) {
      writeOrder(storage, nothingKept)
      return false
    }
    const { returning, preselectedPayment } = readOrder(storage)
    patch({ status: 'ready', lastStep: draft.lastStep, returning, preselectedPayment })
    const isOver = draft.createdOrderId !== null
    writeOrder(storage, isOver ? nothingKept : { id, lastStep: draft.lastStep, returning, preselectedPayment })
    return true
  }

  const openNew = async (): Promise<void> => {
    const id = await createOnce()
    if (id === null) patch({ status: 'failed' })
    else if (!(await take(id))) patch({ status: 'missing', id: null })
  }

  const openOwn = async (): Promise<void> => {
    const kept = keptId()
    if (kept === null || !(await take(kept))) await openNew()
  }

  const openForeign = async (id: string): Promise<void> => {
    patch({ id, owned: false })
    const response = await reload()
    if (!response.ok) return patch({ status: 'failed' })
    patch(response.value === null ? { status: 'missing', id: null } : { status: 'ready', lastStep: null })
  }

  /** What the token of a link gives; null where the shop could not be reached. */
  const redeem = async (id: string, token: string): Promise<string | null> => {
    const key = readDraftKey(session)
    const own = key?.id === id ? key : { id, key: random.id() }
    writeDraftKey(session, own)
    const response = await http(redeemDraftToken, { params: { id }, body: { token } })
    if (!response.ok && response.error.kind !== 'status') return null
    const access = response.ok ? response.value.access : 'stranger'
    if (access === 'stranger') session.remove(DRAFT_KEY)
    if (access === 'owner') {
      writeDraftKey(storage, own)
      writeOrder(storage, { ...nothingKept, id })
    }
    return access
  }

  return {
    async open(given, token = null) {
      if (given !== null && !isOrderId(given)) {
        patch({ status: 'missing', id: null })
        return false
      }
      patch({ status: 'loading' })
      const isKept = given === null || given === keptId()
      if (given === null || (isKept && token === null)) {
        await openOwn()
        return false
      }
      // A draft that has moved away may come back by a new link.
      if (isKept && (await take(given))) return false
      const access = token === null ? 'stranger' : await redeem(given, token)
      if (access === null) patch({ status: 'failed' })
      else if (access === 'owner') await openOwn()
      else {
        if (readDraftKey(session)?.id !== given) session.remove(DRAFT_KEY)
        await openForeign(given)
      }
      return access === 'owner'
    },
    async copy() {
      const lines = state.getState().draft?.lines ?? []
      await openOwn()
      return lines
    },
  }
}
