/** The cart of the hand-written limits: a table in local storage, priced by the server. Money in kopecks. */
export interface PlainProduct {
  readonly id: string
  readonly name: string
  readonly price: number
  readonly link: string
  quantity: number
}

export type Products = Record<string, PlainProduct>

/** What a bundled target lets the bench open and close. */
export interface Measured {
  readonly mount: () => unknown
  readonly unmount: () => unknown
}

declare global {
  var measured: Measured | undefined
}

export function loadProducts(): Products {
  try {
    return JSON.parse(localStorage.getItem('cart') ?? '{}')
  } catch {
    return {}
  }
}

export const store = (products: Products): void => localStorage.setItem('cart', JSON.stringify(products))

export const money = (kopecks: number): string =>
  `${(kopecks / 100)
    .toFixed(kopecks % 100 === 0 ? 0 : 2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+(?!\d))/g, '\u00a0')} ₽`

/** What the server says the products cost; null when it does not. */
export async function price(products: Products): Promise<number | null> {
  try {
    const body = JSON.stringify({ goods: Object.values(products).map(({ id, quantity }) => ({ id, quantity })) })
    const response = await fetch('/api/cart/calculate', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    })
    const { total, payOnDeliveryDiscountedCost } = await response.json()
    return Math.round((payOnDeliveryDiscountedCost ?? total) * 100)
  } catch {
    return null
  }
}
