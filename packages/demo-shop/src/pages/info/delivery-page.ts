import { plural } from '@prilavok/core'
import type { Kysely } from 'kysely'
import {
  html,
  DELIVERY_PATH,
  pickupPointsPath,
  roublesText,
  type ShopDatabase,
  type PayOnDeliveryPolicy,
} from '@prilavok/shop-server/kit'
import { SHOP_FACTS } from '../../shop-facts'
import { breadcrumbs } from '../frame/breadcrumbs'
import type { Page } from '../frame/page.types'
import { activeCarriers, citiesWithPoints, type CarrierRow, type CityRow } from './delivery.queries'

const CITIES_SHOWN = 24

const days = (count: number) => `${count}\u00a0${plural(count, { one: 'день', few: 'дня', many: 'дней' })}`
const points = (count: number) => `${count}\u00a0${plural(count, { one: 'пункт', few: 'пункта', many: 'пунктов' })}`

const carrierLine = (carrier: CarrierRow) => html`
<tr>
  <th scope="row">${carrier.name}</th>
  <td>от\u00a0${roublesText(Math.max(0, carrier.base_kopecks - carrier.pickup_discount_kopecks))}</td>
  <td>${carrier.delivers_to_door ? 'Пункт или курьер' : 'Пункт выдачи'}</td>
  <td>${carrier.accepts_pay_on_delivery ? 'Да' : 'Нет'}</td>
  <td>${days(carrier.storage_period_days)}</td>
  <td>${carrier.max_weight_kg === null ? 'без ограничения' : `до\u00a0${carrier.max_weight_kg}\u00a0кг`}</td>
</tr>`

const carriersTable = (carriers: readonly CarrierRow[]) => html`
<div class="table-scroll" tabindex="0" role="region" aria-label="Таблица перевозчиков">
  <table class="table">
    <thead><tr><th scope="col">Перевозчик</th><th scope="col">Цена</th><th scope="col">Куда</th><th scope="col">Оплата при получении</th><th scope="col">Хранение</th><th scope="col">Вес</th></tr></thead>
    <tbody>${carriers.map(carrierLine)}</tbody>
  </table>
</div>`

const cityLinks = (cities: readonly CityRow[]) => html`
<section aria-labelledby="cities">
  <h2 id="cities">Пункты выдачи по городам</h2>
  <ul class="columns">${cities.map(({ id, name, points: count }) => html`<li><a href="${pickupPointsPath(id)}">${name}</a> <span class="quiet">${points(count)}</span></li>`)}</ul>
</section>`

/** How products travel, what it costs, how to pay and how to return. */
export async function deliveryPage(db: Kysely<ShopDatabase>, payOnDelivery: PayOnDeliveryPolicy): Promise<Page> {
  const [carriers, cities] = await Promise.all([activeCarriers(db), citiesWithPoints(db, CITIES_SHOWN)])
  return {
    title: 'Доставка и оплата',
    description: 'Цены и сроки перевозчиков, пункты выдачи по городам, способы оплаты и порядок возврата.',
    canonical: DELIVERY_PATH,
    section: 'delivery',
    content: html`
${breadcrumbs([], 'Доставка и оплата')}
<h1>Доставка и оплата</h1>
<div class="prose prose--page prose--columns">
  <p class="lead">Отправляем со склада в Москве в течение одного рабочего дня. Точную цену и срок для вашего города покажет корзина до оформления: ничего не придётся доплачивать на месте.</p>
  <section aria-labelledby="carriers">
    <h2 id="carriers">Перевозчики</h2>
    ${carriersTable(carriers)}
    <p class="quiet">Цена растёт с весом и расстоянием. Для заказов на большую сумму доставка до пункта выдачи бесплатна, порог зависит от города.</p>
  </section>
  <section aria-labelledby="big">
    <h2 id="big">Тяжёлое и длинное</h2>
    <p>Всё, что весит больше 60\u00a0кг или длиннее трёх метров, едет через терминал транспортной компании или нашей машиной с манипулятором. Разгрузку закажите вместе с доставкой: водитель приедет с помощником.</p>
  </section>
  <section aria-labelledby="payment">
    <h2 id="payment">Оплата</h2>
    <ul>
      <li><b>При получении</b>: наличными или картой в пункте выдачи, после осмотра. Доступна для заказов от\u00a0${roublesText(payOnDelivery.fromKopecks)} в городах, где это умеет перевозчик.</li>
      <li><b>Картой на сайте</b>: со скидкой за оплату сразу, чек придёт на почту.</li>
      <li><b>Частями и в рассрочку</b>: решение банка за пару минут, первый платёж сегодня или через месяц.</li>
      <li><b>По счёту для компаний</b>: счёт сразу после заказа, закрывающие документы с НДС.</li>
    </ul>
  </section>
  <section aria-labelledby="returns">
    <h2 id="returns">Возврат и обмен</h2>
    <p>Целые упаковки принимаем 30\u00a0дней, брак меняем в любой момент срока годности. Позвоните по телефону <a href="${SHOP_FACTS.phoneLink}">${SHOP_FACTS.phone}</a>, и мы пришлём машину или назовём ближайший пункт.</p>
  </section>
  ${cities.length > 0 && cityLinks(cities)}
</div>`,
  }
}
