import { html } from '../../http/html'
import { CART_PATH } from '../../links'
import { breadcrumbs } from '../frame/breadcrumbs'
import type { Page } from '../frame/page.types'
import { orderByPhone } from './order-by-phone'

/** The order page (CHK-01, CHK-02): the order form mounts here. */
export const orderPage = (): Page => ({
  title: 'Оформление заказа',
  isPrivate: true,
  kind: 'order',
  content: html`
${breadcrumbs([{ name: 'Корзина', path: CART_PATH }], 'Оформление заказа')}
<h1>Оформление заказа</h1>
<div class="widget-place widget-place--order" data-prilavok="checkout-page">${orderByPhone(html`<p>Форма заказа открывается, когда в браузере включены скрипты.</p>`)}</div>`,
})
