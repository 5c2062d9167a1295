import { cloneGroup } from './cart-button.nodes'

/**
 * Lays out what the first press will show, in a control of the page and unseen: a browser takes several times as long for what it does for the
 * first time, and the buyer would wait for it. For a quiet moment.
 */
export function prepareCartButton(page: Document): void {
  const group = cloneGroup()
  group.style.position = 'absolute'
  page.querySelector('.pk-cart-button')?.append(group)
  // To be asked for a size makes the browser do it.
  group.getBoundingClientRect()
  group.remove()
}
