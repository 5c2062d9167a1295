import { fillCart, openCart, type CartContents, type CartSession, type FilledCart } from './cart-session'
import type { WooClient } from './woo-client'

/** Calculates carts that become no order. */
export type QuoteCart = (contents: CartContents) => Promise<FilledCart>

interface Idle {
  readonly session: CartSession
  readonly openedOn: number
}

/** The nonce of a session lives at least twelve hours. */
const SESSION_MS = 6 * 3_600_000

/** A few carts are filled again and again: each new one would be a row in WooCommerce's table of sessions. */
export function quoteCarts(woo: WooClient, now: () => number): QuoteCart {
  const idle: Idle[] = []
  return async (contents) => {
    const known = idle.pop()
    const taken =
      known !== undefined && now() - known.openedOn < SESSION_MS
        ? known
        : { session: await openCart(woo), openedOn: now() }
    // A session that has failed is not used again.
    const filled = await fillCart(woo, taken.session, contents)
    idle.push(taken)
    return filled
  }
}
