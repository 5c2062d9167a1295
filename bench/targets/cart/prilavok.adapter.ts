import type { Adapter } from '../../page/adapter'
import { sumBegins } from './sum'

const rows = document.getElementsByClassName('pk-cart-line')

/** Our cart page, as pages use it. */
export const adapter: Adapter = {
  working: () => rows.length,
  button: () => document.querySelector('.pk-cart-line .pk-quantity-stepper__step:last-of-type'),
  shows: (quantity) =>
    document.querySelector<HTMLInputElement>('.pk-cart-line .pk-quantity-stepper__number')?.value ===
      String(quantity) && sumBegins(document.querySelector('.pk-cart-line__total'), quantity),
  // What a field holds is no change of the document.
  deep: true,
}
