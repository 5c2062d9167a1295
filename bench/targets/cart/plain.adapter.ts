import type { Adapter } from '../../page/adapter'
import { sumBegins } from './sum'

/** The limit, and the libraries that bring a cart but no page: they show the limit's table. */
export const adapter: Adapter = {
  working: () => document.getElementsByClassName('c-inc').length,
  button: () => document.querySelector('.c-inc'),
  shows: (quantity) =>
    document.querySelector('.c-qty')?.textContent === String(quantity) &&
    sumBegins(document.querySelector('.c-sum'), quantity),
}
