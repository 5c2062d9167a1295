import { html, DELIVERY_PATH, type Markup } from '@prilavok/shop-server/kit'
import { SHOP_FACTS } from '../../shop-facts'

/**
 * The fallback inside a widget's element until it mounts, which stays for a visitor without script: the order goes on by
 * phone.
 */
export const orderByPhone = (wanted: Markup): Markup => html`
<div class="by-phone">
  ${wanted}
  <p>Заказ можно оформить по телефону: назовите артикулы и количество, менеджер проверит наличие, посчитает доставку и пришлёт счёт или ссылку на оплату.</p>
  <p class="by-phone__call"><a class="button" href="${SHOP_FACTS.phoneLink}">${SHOP_FACTS.phone}</a> <span>${SHOP_FACTS.hours}, звонок бесплатный</span></p>
  <h2>Как мы доставляем</h2>
  <ul>
    <li>До пункта выдачи транспортной компании: обычно 2–7 дней, хранение бесплатно от 3 дней.</li>
    <li>Курьером до двери в городах, где работают наши перевозчики.</li>
    <li>Платить можно при получении, картой на сайте, частями или по счёту для компаний.</li>
  </ul>
  <p><a href="${DELIVERY_PATH}">Подробно о доставке и оплате</a></p>
</div>`
