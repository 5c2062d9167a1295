import type { Adapter } from '../../page/adapter'
import { sumBegins } from './sum'

/** Adobe's cart page. */
export const adapter: Adapter = {
  working: () => document.querySelectorAll('.dropin-cart-item__quantity input').length,
  button: () => document.querySelector('.dropin-incrementer__increase-button'),
  shows: (quantity) =>
    document.querySelector<HTMLInputElement>('.dropin-cart-item__quantity input')?.value === String(quantity) &&
    sumBegins(document.querySelector('.dropin-cart-item__total'), quantity),
  deep: true,
}
