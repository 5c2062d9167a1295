import type { Adapter } from '../../page/adapter'

/** Elements of the page and of its frames. */
function all(selector: string): HTMLElement[] {
  const framed = [...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) =>
    contentDocument === null ? [] : [...contentDocument.querySelectorAll<HTMLElement>(selector)],
  )
  return [...framed, ...document.querySelectorAll<HTMLElement>(selector)]
}

/** Buy Button shows the quantity in cart toggles only, so the pages of one product have a toggle per control. */
export const adapter: Adapter = {
  working: () => all('.shopify-buy__btn-wrapper').length,
  button: () => all('.shopify-buy__btn').find((button) => button.closest('.shopify-buy__cart') === null) ?? null,
  shows(quantity, places) {
    const counts = all('.shopify-buy__cart-toggle__count')
    return counts.length >= places && counts.every(({ textContent }) => textContent === String(quantity))
  },
  mount: () => globalThis.measured?.mount(),
  unmount: () => globalThis.measured?.unmount(),
  deep: true,
}
