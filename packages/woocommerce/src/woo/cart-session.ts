import * as z from 'zod/mini'
import { wooBatch, wooCart, wooRefusal, type WooCart } from './cart.wire'
import { plainText } from './plain-text'
import type { WooClient } from './woo-client'
import { WooFailure } from './woo-failure'

/** A cart of WooCommerce and what opens it. */
export interface CartSession {
  readonly token: string
  readonly nonce: string
}

/** An address as WooCommerce takes it. */
export interface WooAddress {
  readonly first_name: string
  readonly last_name: string
  readonly company: string
  readonly address_1: string
  readonly address_2: string
  readonly city: string
  readonly state: string
  readonly postcode: string
  readonly country: string
  readonly phone: string
}

/** What a cart is to hold. */
export interface CartContents {
  readonly lines: readonly { readonly id: number; readonly quantity: number }[]
  readonly coupon: string | null
  /** The shipping address; null while unknown. */
  readonly address: WooAddress | null
  /** The shipping rate that was chosen. */
  readonly rateId: string | null
}

/** One thing that WooCommerce would not put into the cart. */
export interface RefusedStep {
  readonly step: 'line' | 'coupon' | 'address' | 'rate'
  /** Which line. */
  readonly at: number
  readonly code: string
  readonly said: string
}

/** The cart after it was filled, and what it would not take. */
export interface FilledCart {
  readonly cart: WooCart
  readonly refused: readonly RefusedStep[]
}

interface Step {
  readonly is: RefusedStep['step'] | 'empty'
  readonly at: number
  readonly method: 'POST' | 'DELETE'
  readonly path: string
  readonly body?: object
}

/** WooCommerce takes at most so many requests in a batch. */
const BATCH = 25

/** The headers that open a cart. */
export const headersOf = ({ token, nonce }: CartSession) => ({ 'Cart-Token': token, Nonce: nonce })

/** Opens an empty cart. */
export async function openCart({ store }: WooClient): Promise<CartSession> {
  const { headers } = await store({ path: ['cart'], schema: wooCart })
  const [token, nonce] = [headers.get('Cart-Token'), headers.get('Nonce')]
  if (!token || !nonce) throw new WooFailure('unreadable', 'GET wc/store/v1/cart', 200)
  return { token, nonce }
}

const post = (is: Step['is'], path: string, body: object, at = 0): Step => ({ is, at, method: 'POST', path, body })
const clear = (path: string): Step => ({ is: 'empty', at: 0, method: 'DELETE', path })

const stepsOf = ({ lines, coupon, address, rateId }: CartContents): readonly Step[] => [
  clear('cart/coupons'),
  clear('cart/items'),
  ...lines.map((line, at) => post('line', 'cart/add-item', line, at)),
  ...(address === null
    ? []
    : [post('address', 'cart/update-customer', { billing_address: address, shipping_address: address })]),
  ...(coupon === null ? [] : [post('coupon', 'cart/apply-coupon', { code: coupon })]),
  ...(rateId === null ? [] : [post('rate', 'cart/select-shipping-rate', { rate_id: rateId })]),
]

function refusalOf({ is, at }: Step, status: number, body: unknown): readonly RefusedStep[] {
  if (status < 400 || is === 'empty') return []
  const said = z.safeParse(wooRefusal, body)
  if (!said.success || status >= 500) throw new WooFailure('unreadable', `POST wc/store/v1/batch (${is})`, status)
  return [{ step: is, at, code: said.data.code, said: plainText(said.data.message) }]
}

/** Makes a cart hold these contents and nothing else, in as few requests as WooCommerce allows. */
export async function fillCart(woo: WooClient, session: CartSession, contents: CartContents): Promise<FilledCart> {
  const steps = stepsOf(contents)
  const headers = headersOf(session)
  const refused: RefusedStep[] = []
  let cart: WooCart | null = null
  for (let from = 0; from < steps.length; from += BATCH) {
    const batch = steps.slice(from, from + BATCH)
    const requests = batch.map(({ method, path, body = {} }) => ({
      method,
      path: `/wc/store/v1/${path}`,
      headers,
      body,
    }))
    // The batch itself needs the token as well: WooCommerce chooses the session by it.
    const { data } = await woo.store({ method: 'POST', path: ['batch'], headers, body: { requests }, schema: wooBatch })
    data.responses.forEach(({ status, body }, at) => {
      const step = batch[at]
      if (step !== undefined) refused.push(...refusalOf(step, status, body))
      const read = z.safeParse(wooCart, body)
      if (read.success) cart = read.data
    })
  }
  if (cart !== null) return { cart, refused }
  // Every step was refused: the cart is empty.
  const { data } = await woo.store({ path: ['cart'], headers, schema: wooCart })
  return { cart: data, refused }
}
