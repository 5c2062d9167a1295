import type { Discounted } from '@prilavok/shop-server/kit'
import type { CityRow } from '../geography/cities'
import type { CustomerRow } from '../people/customers'
import type { DemoDelivery } from './order-delivery'
import type { DemoLine } from './order-lines'
import type { Step } from './order-path'

/** What has been decided of an order before its rows are written. */
export interface Decided {
  readonly number: number
  readonly customer: CustomerRow
  readonly city: CityRow
  readonly lines: readonly DemoLine[]
  readonly weightKg: number
  readonly delivery: DemoDelivery
  readonly purchaseType: string
  readonly prices: Discounted
  readonly steps: readonly Step[]
}

/** A row of the customer_order table, as the generator writes it. */
export interface OrderRow {
  readonly id: string
  readonly number: string
  readonly customer_id: string
  readonly status: string
  readonly source: string
  readonly purchase_type: string
  readonly payment_status: string
  readonly carrier_id: string
  readonly to_door: boolean
  readonly shipment_status: string
  readonly track_code: string | null
  readonly city_id: string
  readonly pick_point_id: string | null
  readonly delivery_address: string
  readonly recipient: Readonly<Record<string, string>> | null
  readonly company: Readonly<Record<string, string>> | null
  readonly comment: string | null
  readonly details: { readonly delivery: { readonly plannedDispatchOn: string } }
  readonly goods_kopecks: number
  readonly discount_kopecks: number
  readonly delivery_kopecks: number
  readonly total_kopecks: number
  readonly paid_kopecks: number
  readonly weight_kg: number
  readonly consent_on: string
  readonly policy_version: string
  readonly created_on: string
  readonly updated_on: string
}

/** A row of the order_item table. */
export interface OrderItemRow {
  readonly order_id: string
  readonly line_number: number
  readonly product_id: string
  readonly article: string
  readonly name: string
  readonly quantity: number
  readonly price_kopecks: number
  readonly discount_price_kopecks: number
  readonly total_kopecks: number
  readonly weight_kg: number
}

/** A row of the order_history table. */
export interface HistoryRow {
  readonly order_id: string
  readonly author: string
  readonly kind: 'Created' | 'StatusChanged'
  readonly changes: Readonly<Record<string, unknown>>
  readonly created_on: string
}
