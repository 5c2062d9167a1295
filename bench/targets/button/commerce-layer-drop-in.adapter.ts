import type { Adapter } from '../../page/adapter'

const counts = document.getElementsByTagName('cl-cart-count')
const textOf = (element: Element | undefined) => (element?.shadowRoot ?? element)?.textContent ?? null

/** Commerce Layer's web components; their markup is part of the page, so they cannot be mounted again by a call. */
export const adapter: Adapter = {
  working: () => document.querySelectorAll('cl-add-to-cart[cl-hydrated]:not([aria-disabled])').length,
  button: () => document.querySelector('cl-add-to-cart'),
  shows: (quantity, places) =>
    counts.length >= places &&
    document.querySelector('cl-add-to-cart[aria-busy]') === null &&
    [0, places >> 1, places - 1].every((index) => textOf(counts[index]) === String(quantity)),
  deep: true,
}
