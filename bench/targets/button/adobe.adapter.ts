import type { Adapter } from '../../page/adapter'
import { textOf } from '../../page/text'

const buttons = () => document.querySelectorAll<HTMLElement>('[data-atc] button.dropin-button')

/** Adobe's drop-ins: their button and their cart, the quantity in the button's own text as there is no counter. */
export const adapter: Adapter = {
  working: () => buttons().length,
  button: () => buttons()[0] ?? null,
  shows(quantity, places) {
    const all = buttons()
    return (
      all.length >= places &&
      [0, places >> 1, places - 1].every((index) => textOf(all[index]).includes(` ${quantity} `))
    )
  },
  mount: () => globalThis.measured?.mount(),
  unmount: () => globalThis.measured?.unmount(),
}
