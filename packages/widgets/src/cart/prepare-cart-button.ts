import { html } from '@prilavok/ui/element'
import { cloneGroup } from './cart-button.nodes'

/** A page with more takes longer for laying itself out than the first press gains. */
const MOST = 200

/**
 * Lays out what the first press will show, in a control of the page and unseen: a browser takes several times as long for what it does for the
 * first time, and the buyer would wait for it. For a quiet moment.
 */
export function prepareCartButton(page: Document): void {
  const controls = page.getElementsByClassName('pk-cart-button')
  const [first] = controls
  if (first === undefined || controls.length > MOST) return
  const group = cloneGroup()
  // Out of all that scrolls: placed absolutely, it moved a page that had been scrolled to its end.
  group.style.position = 'fixed'
  // With the badge's letters: a font of a new size is a large part of it.
  group.append(html('span', { class: 'pk-cart-badge' }, '1'))
  first.append(group)
  // To be asked for a size makes the browser do it.
  group.getBoundingClientRect()
  first.removeChild(group)
}
