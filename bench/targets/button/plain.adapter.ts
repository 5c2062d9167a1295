import type { Adapter } from '../../page/adapter'
import { textOf } from '../../page/text'

const links = document.getElementsByClassName('atc-link')

/** The limit, and the libraries that bring a cart but no control: they show the limit's markup. */
export const adapter: Adapter = {
  working: () => document.querySelectorAll('button.atc-add:not([disabled])').length,
  button: (quantity) =>
    document.querySelector<HTMLElement>(quantity === 0 ? 'button.atc-add' : '.atc-inc') ??
    document.querySelector('button.atc-add'),
  shows: (quantity, places) =>
    links.length >= places &&
    [0, places >> 1, places - 1].every((index) => textOf(links[index]).includes(` ${quantity} `)) &&
    [null, String(quantity)].includes(document.querySelector('[data-cart-badge]')?.textContent ?? null),
  mount: () => globalThis.measured?.mount(),
  unmount: () => globalThis.measured?.unmount(),
}
