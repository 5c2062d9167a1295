import type { OrderInProcessSave } from '@prilavok/contracts'
import type { Trx } from '../db'
import { draftColumns } from '../features/order/save-draft'
import type { SavedRecord, ServerResource, StaffRecord } from '../features/staff-resources/engine/server-resource'
import { orderInProcess } from '../features/staff-resources/entities/order-in-process'
import type { Shop } from '../shop'

type Part<K extends 'cart' | 'customer' | 'recipient' | 'delivery'> = NonNullable<OrderInProcessSave[K]>['value']

/** The parts of a draft as its buyer's own save would store them. */
const columnsAfter = (record: StaffRecord): StaffRecord =>
  draftColumns({
    cart: (record['cart'] ?? []) as Part<'cart'>,
    customer: (record['customer'] ?? {}) as Part<'customer'>,
    recipient: (record['recipient'] ?? null) as Part<'recipient'>,
    delivery: (record['delivery'] ?? {}) as Part<'delivery'>,
  })

/** A consent that staff have heard is one from then on, to the policy of that day. */
async function written(shop: Shop, trx: Trx, { id }: SavedRecord): Promise<void> {
  await trx
    .updateTable('order_in_process')
    .set({ consent_on: new Date(shop.now()), policy_version: shop.settings.policyVersion })
    .where('id', '=', id)
    .where('personal_data_consent', '=', true)
    .where('consent_on', 'is', null)
    .execute()
}

/** Drafts that staff begin and fill in. */
export const staffDraft: ServerResource = { ...orderInProcess, onSave: columnsAfter, written }
