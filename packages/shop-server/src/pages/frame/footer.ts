import { html, type Markup } from '../../http/html'
import { aboutPath, cartPath, cataloguePath, categoryPath, deliveryPath, policyPath, withQuery } from '../../links'
import { shop } from '../../shop-facts'
import type { Build } from '../pages.types'
import type { Frame } from './page.types'

const buildNames: Readonly<Record<Build, string>> = { preact: 'Preact', react: 'React' }

const buildSwitch = ({ address, bundle }: Frame) => {
  const other: Build = bundle.build === 'react' ? 'preact' : 'react'
  const [path = '/', search = ''] = address.split('?')
  const query = Object.fromEntries(new URLSearchParams(search))
  return html`Виджеты: сборка ${buildNames[bundle.build]}. <a href="${withQuery(path, { ...query, build: other })}" rel="nofollow">Переключить на ${buildNames[other]}</a>`
}

/** The end of every page: shelves, help, contacts, the small print. */
export const footer = (frame: Frame): Markup => html`
<footer class="footer">
  <div class="footer__inner">
    <nav class="footer__column" aria-labelledby="footer-catalogue">
      <h2 class="footer__heading" id="footer-catalogue">Каталог</h2>
      <ul>
        ${frame.roots.slice(0, 7).map((shelf) => html`<li><a href="${categoryPath(shelf.path)}">${shelf.name}</a></li>`)}
        <li><a href="${cataloguePath}">Все разделы</a></li>
      </ul>
    </nav>
    <nav class="footer__column" aria-labelledby="footer-help">
      <h2 class="footer__heading" id="footer-help">Покупателям</h2>
      <ul>
        <li><a href="${deliveryPath}">Доставка</a></li>
        <li><a href="${deliveryPath}#payment">Оплата</a></li>
        <li><a href="${deliveryPath}#returns">Возврат и обмен</a></li>
        <li><a href="${cartPath}">Корзина</a></li>
        <li><a href="${aboutPath}">О магазине</a></li>
        <li><a href="${policyPath}">Обработка персональных данных (PDF)</a></li>
      </ul>
    </nav>
    <div class="footer__column footer__column--contacts">
      <h2 class="footer__heading">Контакты</h2>
      <address>
        <a class="footer__phone" href="${shop.phoneLink}">${shop.phone}</a>
        <p>${shop.hours}, звонок бесплатный</p>
        <p><a href="mailto:${shop.email}">${shop.email}</a></p>
        <p>${shop.address}</p>
      </address>
    </div>
  </div>
  <div class="footer__small">
    <p>© ${frame.year} ${shop.legalName}. Демонстрационный магазин: товары, цены и реквизиты вымышлены, заказы не доставляются.</p>
    <p>${buildSwitch(frame)}</p>
  </div>
</footer>`
