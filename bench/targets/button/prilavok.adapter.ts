import { appears, type Adapter } from '../../page/adapter'
import { textOf } from '../../page/text'

const places = () => [...document.querySelectorAll<HTMLElement>('[data-prilavok="cart-button"]')]
const adds = document.getElementsByClassName('pk-cart-button__add')
const links = document.getElementsByClassName('pk-cart-button__link')

/** Ours, as pages use it: the control and the badge are asked for by attributes. */
export const adapter: Adapter = {
  working: () => adds.length,
  button: (quantity) => document.querySelector(quantity === 0 ? '.pk-cart-button__add' : '.pk-cart-button__more'),
  shows: (quantity, count) =>
    links.length >= count &&
    [0, count >> 1, count - 1].every((index) => textOf(links[index]).includes(` ${quantity} `)) &&
    [null, String(quantity)].includes(document.querySelector('.pk-cart-badge')?.textContent ?? null),
  async settle() {
    const dialog = await appears(() => document.querySelector<HTMLDialogElement>('dialog[open]'))
    dialog?.querySelector('button')?.focus()
    dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))
    if (dialog?.open) dialog.close()
  },
  mount: () => places().forEach((place) => globalThis.prilavok?.mount('cart-button', place)),
  unmount: () => places().forEach((place) => globalThis.prilavok?.unmount(place)),
}
