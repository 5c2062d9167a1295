import { html } from '@prilavok/ui/element'

/** Built with the first control and cloned for all others: a copy costs half of what building does. */
const template = (make: () => Element) => {
  let made: Element | undefined
  return <E extends Element>() => (made ??= make()).cloneNode(true) as E
}

/** What stands there while the good is not in the cart. The React component renders the same before the view has come. */
export const cloneAdd = template(() =>
  html(
    'button',
    { type: 'button', class: 'pk-cart-button__add', 'data-pk-first': '' },
    html('span', { class: 'pk-cart-button__label' }, ' '),
  ),
)<HTMLElement>

/** Delete, the link to the cart, one piece more. */
export const cloneGroup = template(() =>
  html(
    'div',
    { class: 'pk-cart-button__group', role: 'group' },
    html('button', { type: 'button', class: 'pk-cart-button__remove' }, html('span', { class: 'pk-cart-button__bin' })),
    html('a', { class: 'pk-cart-button__link', 'aria-live': 'polite', 'aria-atomic': 'true' }, ' '),
    html('button', { type: 'button', class: 'pk-cart-button__more', 'data-pk-first': '' }, ' '),
  ),
)<HTMLElement>
