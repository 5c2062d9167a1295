import { emptyBuyer, emptyDelivery, type OrderChange, type OrderDraft, type PlacedOrder } from '@prilavok/contracts'
import type { OrderState } from './order.types'

export const initialOrder: OrderState = {
  status: 'idle',
  owned: true,
  id: null,
  draft: null,
  createdOrderId: null,
  saving: 'saved',
  unsavedSince: null,
  lastStep: null,
  returning: false,
  preselectedPayment: null,
}

/** The pauses before a failed save is tried again, in milliseconds; the last one repeats (CHK-87). */
export const SAVE_PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000] as const

export const savePause = (failures: number): number =>
  SAVE_PAUSES_MS[Math.min(failures, SAVE_PAUSES_MS.length) - 1] ?? SAVE_PAUSES_MS[0]

export const isEmptyChange = (change: OrderChange): boolean => Object.keys(change).length === 0

/** A failed save goes back under what was edited meanwhile: the last edit of each part wins (SAFE-04). */
export const mergeChanges = (older: OrderChange, newer: OrderChange): OrderChange => ({ ...older, ...newer })

/** A draft of another browser, as this one may know it: some servers send all of it to whoever knows the id. */
export const productsOnly = (draft: OrderDraft): OrderDraft => ({
  ...draft,
  lines: draft.createdOrderId === null ? draft.lines : [],
  buyer: emptyBuyer,
  recipient: null,
  company: null,
  delivery: emptyDelivery,
  lastStep: null,
  order: draft.order && (draft.access === 'payer' ? paidOrder(draft.order) : strangersOrder(draft.order)),
})

/** Whether a draft is an order of this browser: the server says so or, where it says nothing, the browser holds its key. */
export const isOwnOrder = ({ access, createdOrderId }: OrderDraft, holdsKey: boolean): boolean =>
  createdOrderId !== null && (access === null ? holdsKey : access === 'owner')

const noSums = { products: null, discount: null, delivery: null, total: null, paid: null, due: null }

/** What anybody may know of an order. */
export const strangersOrder = ({ number, status }: Pick<PlacedOrder, 'number' | 'status'>): PlacedOrder => ({
  number,
  status,
  sums: noSums,
  createdOn: null,
  paidOn: null,
  payUntil: null,
  paymentOption: null,
  delivery: null,
  contacts: null,
  invoiceUrl: null,
  receiptUrl: null,
})

const paidOrder = (order: PlacedOrder): PlacedOrder => ({ ...strangersOrder(order), sums: order.sums })

const ORDER_ID = /^[A-Za-z0-9_-]{1,64}$/

/** Whether a text of the address can be the id of a draft at all (fault case 12). */
export const isOrderId = (text: string): boolean => ORDER_ID.test(text)
