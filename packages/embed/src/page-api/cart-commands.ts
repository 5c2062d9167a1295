import type { Shop } from '@prilavok/core'
import { MAX_LINES, cartFeature, clampQuantity, countPieces, type CartLine, type CartState } from '@prilavok/core/cart'
import type { PageCart, PageProduct } from './page-events'

/** What a page puts into the cart. Price in roubles; without one the server's is shown. */
export interface PageNewProduct {
  /** Id of the product in the shop. */
  readonly id: string | number
  /** Name of the product as the cart shows it. */
  readonly name: string
  /** Price of one piece in roubles; the price of the server replaces it. */
  readonly price?: number
  /** Address of the picture. */
  readonly thumbUrl?: string
  /** Address of the product page. */
  readonly link?: string
}

/** The cart for the page's own scripts. Wrong input throws a TypeError that says what is expected, and changes nothing. */
export interface CartCommands {
  /** The cart as it is now. */
  readonly get: () => PageCart
  /** A new line, or more pieces of a product that is there; without a quantity one piece, or the fewest of what is sold in packs. */
  readonly add: (product: PageNewProduct, quantity?: number) => void
  /** Sets the quantity of a line, 1 to 9999; a product that is not in the cart stays out. */
  readonly setQuantity: (id: string | number, quantity: number) => void
  /** Removes a line. */
  readonly remove: (id: string | number) => void
  /** Removes every line. */
  readonly clear: () => void
}

export const pageProduct = ({ price, ...product }: CartLine): PageProduct => ({ ...product, price: price / 100 })

export const pageCart = ({ lines, total }: CartState): PageCart => ({
  lines: lines.map(pageProduct),
  count: countPieces(lines),
  total: total / 100,
})

const refuse = (command: string, expected: string): never => {
  throw new TypeError(`[Prilavok] prilavok.cart.${command}: ${expected}. The cart was not changed.`)
}

const idOf = (command: string, id: unknown): string => {
  const text = typeof id === 'number' ? String(id) : id
  return typeof text === 'string' && text !== ''
    ? text
    : refuse(command, 'the id of a product must be a text or a number')
}

const quantityIn = (command: string, quantity: unknown): number => {
  const whole = typeof quantity === 'number' && clampQuantity(quantity) === quantity
  return whole ? (quantity as number) : refuse(command, 'the quantity must be a whole number from 1 to 9999')
}

export function createCartCommands(shop: Shop): CartCommands {
  const cart = shop.use(cartFeature)
  return {
    get: () => pageCart(cart.state.getState()),
    add(product, quantity) {
      const { id, name, price = 0, thumbUrl = '', link = '' }: Partial<PageNewProduct> = product ?? {}
      const known = idOf('add', id)
      if (typeof name !== 'string' || name === '') return refuse('add', 'the product needs a name')
      if (typeof price !== 'number' || !(price >= 0 && price < 1e12))
        return refuse('add', 'the price must be a number of roubles such as 1234.5')
      const line = { id: known, name, price: Math.round(price * 100), thumbUrl, link }
      const isAdded = cart.add(line, quantity === undefined ? undefined : quantityIn('add', quantity))
      if (!isAdded) refuse('add', `a cart holds ${MAX_LINES} different goods`)
    },
    setQuantity: (id, quantity) => cart.setQuantity(idOf('setQuantity', id), quantityIn('setQuantity', quantity)),
    remove: (id) => void cart.remove(idOf('remove', id)),
    clear: cart.clear,
  }
}
