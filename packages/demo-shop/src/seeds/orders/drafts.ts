import { DAY_MS, providerOf } from '@prilavok/shop-server/kit'
import type { ProductRow } from '../catalogue/product'
import type { CityRow } from '../geography/cities'
import type { CustomerRow } from '../people/customers'
import { chance } from '../random'
import { demoToday } from '../today'
import type { DemoOrder } from './order'

/** A row of the order_in_process table, as the generator writes it. */
export interface DraftRow {
  readonly id: string
  readonly completeness: number
  readonly last_step: string
  readonly cart: readonly { readonly id: string; readonly quantity: number }[]
  readonly customer: Readonly<Record<string, string | null>>
  readonly delivery: Readonly<Record<string, unknown>>
  readonly personal_data_consent: boolean
  readonly created_order_id: string | null
  readonly created_on: string
  readonly updated_on: string
}

/** A row of the payment_session table, as the generator writes it. */
export interface PaymentRow {
  readonly id: string
  readonly order_in_process_id: string
  readonly provider: string
  readonly purchase_type: string
  readonly amount_kopecks: number
  readonly state: string
  readonly created_on: string
  readonly updated_on: string
  readonly expires_on: string
  readonly paid_on: string
}

const customerPart = ({ first_name, last_name, middle_name, phone, email }: CustomerRow) => ({
  firstName: first_name,
  lastName: last_name,
  middleName: middle_name,
  fullName: [last_name, first_name, middle_name].filter(Boolean).join(' '),
  phone,
  secondaryPhone: null,
  email,
  comment: null,
})

/** Money of older orders is no longer given back. */
const KEPT_FOR_MS = 60 * DAY_MS

/** A payment with the draft that it was for. */
export interface DemoPayment {
  readonly draft: DraftRow
  readonly payment: PaymentRow
}

/** The payment of an order that was paid on the site lately; null for all others. */
export function paymentOf({ order, items, history }: DemoOrder): DemoPayment | null {
  const provider = providerOf(order.purchase_type)
  const isLate = demoToday - Date.parse(order.created_on) < KEPT_FOR_MS
  if (provider === null || order.paid_kopecks === 0 || !isLate) return null
  const paid = history.find(({ changes }) => Array.isArray(changes['status']) && changes['status'][1] === 'Paid')
  const paidOn = paid?.created_on ?? order.updated_on
  const draft: DraftRow = {
    id: `demo-draft-of-the-order-${order.id}`,
    completeness: 100,
    last_step: 'orderConfirmation',
    cart: items.map(({ product_id, quantity }) => ({ id: product_id, quantity })),
    customer: {},
    delivery: {},
    personal_data_consent: true,
    created_order_id: order.id,
    created_on: order.created_on,
    updated_on: paidOn,
  }
  const payment: PaymentRow = {
    id: `demo-payment-of-the-order-${order.id}`,
    order_in_process_id: draft.id,
    provider: provider.key,
    purchase_type: order.purchase_type,
    amount_kopecks: order.paid_kopecks,
    state: order.payment_status,
    created_on: order.created_on,
    updated_on: paidOn,
    expires_on: new Date(Date.parse(order.created_on) + DAY_MS).toISOString(),
    paid_on: paidOn,
  }
  return { draft, payment }
}

const STEPS = ['userContacts', 'pickpointSelection', 'paymentSelection'] as const
const HOURS_APART = 5

/** Drafts of people who have left their phone and no order, the latest first. */
export function demoLeads(
  count: number,
  customers: readonly CustomerRow[],
  products: readonly ProductRow[],
  cities: readonly CityRow[],
): readonly DraftRow[] {
  const sold = products.filter(({ is_visible, availability }) => is_visible && availability === 'InStock')
  return Array.from({ length: count }, (_, index) => {
    const random = chance('lead', index)
    const on = new Date(demoToday - (index * HOURS_APART + random.int(1, 4)) * 3_600_000).toISOString()
    return {
      id: `demo-draft-with-a-phone-${String(index + 1).padStart(2, '0')}`,
      completeness: random.int(4, 12) * 5,
      last_step: random.pick(STEPS),
      cart: Array.from({ length: random.int(1, 4) }, () => ({ id: random.pick(sold).id, quantity: random.int(1, 6) })),
      customer: customerPart(random.pick(customers)),
      delivery: { cityId: random.pick(cities).id },
      personal_data_consent: true,
      created_order_id: null,
      created_on: on,
      updated_on: on,
    }
  })
}
