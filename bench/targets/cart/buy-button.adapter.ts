import type { Adapter } from '../../page/adapter'
import { sumBegins } from './sum'

function all<E extends Element = HTMLElement>(selector: string): E[] {
  const framed = [...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) =>
    contentDocument === null ? [] : [...contentDocument.querySelectorAll<E>(selector)],
  )
  return [...framed, ...document.querySelectorAll<E>(selector)]
}

/** Buy Button's cart, opened in the page. */
export const adapter: Adapter = {
  working: () => all('.shopify-buy__cart-item').length,
  button: () => all('.shopify-buy__quantity-increment')[0] ?? null,
  shows: (quantity) =>
    all<HTMLInputElement>('.shopify-buy__cart-item__quantity-input')[0]?.value === String(quantity) &&
    sumBegins(all('.shopify-buy__cart-item__price')[0], quantity),
  deep: true,
}
