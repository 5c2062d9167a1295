import { html, ABOUT_PATH, DELIVERY_PATH, POLICY_PATH } from '@prilavok/shop-server/kit'
import { SHOP_FACTS } from '../../shop-facts'
import { breadcrumbs } from '../frame/breadcrumbs'
import type { Page } from '../frame/page.types'

/** Who the shop is, how to reach it, and its details for companies. */
export const aboutPage = (): Page => ({
  title: 'О магазине',
  description: `«${SHOP_FACTS.name}»: склад строительных материалов в Москве, доставка по России, контакты и реквизиты.`,
  canonical: ABOUT_PATH,
  section: 'about',
  content: html`
${breadcrumbs([], 'О магазине')}
<h1>О магазине</h1>
<div class="prose prose--page prose--columns">
  <p class="lead">«${SHOP_FACTS.name}» продаёт строительные материалы людям, которые строят и ремонтируют сами, и бригадам, которым нужно всё к утру понедельника.</p>
  <p>Мы держим на складе то, что расходится каждый день: сухие смеси, листовые материалы, утеплители, крепёж и инструмент. Остальное везём со складов поставщиков и сразу говорим, сколько ждать. Цена на странице товара окончательная, а стоимость доставки видна в корзине до оформления.</p>
  <section aria-labelledby="contacts">
    <h2 id="contacts">Контакты</h2>
    <dl class="brief brief--wide">
      <div><dt>Телефон</dt><dd><a href="${SHOP_FACTS.phoneLink}">${SHOP_FACTS.phone}</a>, звонок бесплатный</dd></div>
      <div><dt>Почта</dt><dd><a href="mailto:${SHOP_FACTS.email}">${SHOP_FACTS.email}</a></dd></div>
      <div><dt>Время работы</dt><dd>${SHOP_FACTS.hours}</dd></div>
      <div><dt>Склад и самовывоз</dt><dd>${SHOP_FACTS.address}</dd></div>
    </dl>
  </section>
  <section aria-labelledby="companies">
    <h2 id="companies">Компаниям и бригадам</h2>
    <p>Выставляем счёт с НДС, отгружаем по доверенности, храним собранный заказ до пяти дней. Для постоянных покупателей действуют отдельные цены: пришлите реквизиты на почту.</p>
  </section>
  <section aria-labelledby="details">
    <h2 id="details">Реквизиты</h2>
    <dl class="brief brief--wide">
      <div><dt>Организация</dt><dd>${SHOP_FACTS.legalName}</dd></div>
      <div><dt>ИНН</dt><dd>${SHOP_FACTS.inn}</dd></div>
      <div><dt>ОГРН</dt><dd>${SHOP_FACTS.ogrn}</dd></div>
      <div><dt>Адрес</dt><dd>${SHOP_FACTS.address}</dd></div>
    </dl>
    <p class="quiet">Магазин демонстрационный: реквизиты вымышлены, заказы не доставляются.</p>
  </section>
  <p><a href="${DELIVERY_PATH}">Доставка и оплата</a> · <a href="${POLICY_PATH}">Политика обработки персональных данных (PDF)</a></p>
</div>`,
})
