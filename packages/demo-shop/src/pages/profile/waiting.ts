import { html } from '@prilavok/shop-server/kit'

const line = (size: 'short' | 'long' | 'field') => html`<span class="waiting__line waiting__line--${size}"></span>`
const row = (fields: number) =>
  html`<div class="waiting__row">${Array.from({ length: fields }, () => html`<div>${line('short')}${line('field')}</div>`)}</div>`

/** The shape of the order form while its script is on the way. Seen only where scripts run: the style sheet decides. */
export const orderWaiting = html`
<div class="waiting" role="status" aria-label="Форма заказа загружается">
  <div class="waiting__form">
    <div class="waiting__card">${line('short')}${line('long')}</div>
    <div class="waiting__card">${line('short')}${row(3)}${row(2)}</div>
    <div class="waiting__card">${line('short')}${row(2)}${line('field')}${line('field')}</div>
  </div>
  <div class="waiting__card">${line('short')}${line('long')}${line('long')}${line('field')}</div>
</div>`
