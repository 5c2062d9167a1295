import { emptyBuyer, emptyDelivery, type OrderChange, type OrderDraft } from '@prilavok/contracts'
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
  buyer: emptyBuyer,
  recipient: null,
  company: null,
  delivery: emptyDelivery,
  lastStep: null,
})

const ORDER_ID = /^[A-Za-z0-9_-]{1,64}$/

/** Whether a text of the address can be the id of a draft at all (fault case 12). */
export const isOrderId = (text: string): boolean => ORDER_ID.test(text)
