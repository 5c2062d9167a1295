import {
  html,
  nothing,
  ABOUT_PATH,
  BLOG_PATH,
  CART_PATH,
  CATALOGUE_PATH,
  categoryPath,
  DELIVERY_PATH,
  ORDER_REVIEWS_PATH,
  STORE_REVIEWS_PATH,
  SURVEYS_PATH,
  POLICY_PATH,
  TRACK_PATH,
  WHOLESALE_PATH,
  withQuery,
  type Markup,
} from '@prilavok/shop-server/kit'
import { SHOP_FACTS } from '../../shop-facts'
import { accountPath } from './account-path'
import type { Build } from '../pages.types'
import { languageSwitch } from './language-switch'
import type { Frame, Page } from './page.types'

const BUILD_NAMES: Readonly<Record<Build, string>> = { preact: 'Preact', react: 'React' }

const buildSwitch = ({ address, bundle }: Frame) => {
  const other: Build = bundle.build === 'react' ? 'preact' : 'react'
  const [path = '/', search = ''] = address.split('?')
  const query = Object.fromEntries(new URLSearchParams(search))
  return html`Виджеты: сборка ${BUILD_NAMES[bundle.build]}. <a href="${withQuery(path, { ...query, build: other })}" rel="nofollow">Переключить на ${BUILD_NAMES[other]}</a>`
}

/** The end of every page: shelves, help, contacts, the small print; on the order page nothing that leads away from it. */
export const footer = ({ kind }: Pick<Page, 'kind'>, frame: Frame): Markup => html`
<footer class="footer">
  ${kind === 'order' ? nothing : columns(frame)}
  <div class="footer__small">
    <p>© ${frame.year} ${SHOP_FACTS.legalName}. Демонстрационный магазин: товары, цены и реквизиты вымышлены, заказы не доставляются.</p>
    <p>${buildSwitch(frame)} ${languageSwitch(frame)}</p>
  </div>
</footer>`

/** Links that phones fold; the style sheet keeps them open where there is room, and shows the heading there. */
const group = (
  id: string,
  name: string,
  links: Markup,
) => html`<h2 class="footer__heading footer__heading--group" id="${id}">${name}</h2>
      <details class="footer__group">
        <summary class="footer__fold">${name}</summary>
        <ul>${links}
        </ul>
      </details>`

const columns = (frame: Frame) => html`
  <div class="footer__inner">
    <nav class="footer__column" aria-labelledby="footer-catalogue">
      ${group(
        'footer-catalogue',
        'Каталог',
        html`
        ${frame.roots.slice(0, 7).map((shelf) => html`<li><a href="${categoryPath(shelf.path)}">${shelf.name}</a></li>`)}
        <li><a href="${CATALOGUE_PATH}">Все разделы</a></li>`,
      )}
    </nav>
    <nav class="footer__column" aria-labelledby="footer-help">
      ${group(
        'footer-help',
        'Покупателям',
        html`
        <li><a href="${DELIVERY_PATH}">Доставка</a></li>
        <li><a href="${DELIVERY_PATH}#payment">Оплата</a></li>
        <li><a href="${DELIVERY_PATH}#returns">Возврат и обмен</a></li>
        <li><a href="${CART_PATH}">Корзина</a></li>
        <li><a href="${TRACK_PATH}">Где мой заказ</a></li>
        <li><a href="${accountPath(frame)}" rel="nofollow">Мои заказы</a></li>
        <li><a href="${WHOLESALE_PATH}">Оптовым клиентам</a></li>
        <li><a href="${ABOUT_PATH}">О магазине</a></li>
        <li><a href="${BLOG_PATH}">Блог</a></li>
        <li><a href="${STORE_REVIEWS_PATH}">Отзывы о магазине</a></li>
        <li><a href="${ORDER_REVIEWS_PATH}">Отзывы о заказах</a></li>
        ${frame.standIns && html`<li><a href="${SURVEYS_PATH}">Опросы</a></li>`}
        <li><a href="${POLICY_PATH}">Обработка персональных данных (PDF)</a></li>`,
      )}
    </nav>
    <div class="footer__column footer__column--contacts">
      <h2 class="footer__heading">Контакты</h2>
      <address>
        <a class="footer__phone" href="${SHOP_FACTS.phoneLink}">${SHOP_FACTS.phone}</a>
        <p>${SHOP_FACTS.hours}, звонок бесплатный</p>
        <div class="footer__call" data-prilavok="call-back"></div>
        <p><a href="mailto:${SHOP_FACTS.email}">${SHOP_FACTS.email}</a></p>
        <p>${SHOP_FACTS.address}</p>
      </address>
    </div>
  </div>`
