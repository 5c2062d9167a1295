import { html } from '@prilavok/shop-server/kit'
import type { Page } from '../frame/page.types'
import { orderByPhone } from './order-by-phone'
import { orderWaiting } from './waiting'

/** The order page: the order form mounts here. Source: CHK-01, CHK-02. */
export const orderPage = (): Page => ({
  title: 'Оформление заказа',
  isPrivate: true,
  kind: 'order',
  widget: 'checkout-page',
  content: html`
<h1>Оформление заказа</h1>
<div class="widget-place widget-place--order" data-prilavok="checkout-page">${orderWaiting}${orderByPhone(html`<p>Форма заказа открывается, когда в браузере включены скрипты.</p>`)}</div>`,
})
