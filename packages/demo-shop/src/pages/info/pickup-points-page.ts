import { plural } from '@prilavok/core'
import type { Kysely } from 'kysely'
import {
  html,
  DELIVERY_PATH,
  pickupPointsPath,
  withQuery,
  contains,
  searchText,
  type PayOnDeliveryPolicy,
  type PointPayment,
  type ShopDatabase,
} from '@prilavok/shop-server/kit'
import { pager, pagingOf } from '../catalogue/pager'
import { breadcrumbs } from '../frame/breadcrumbs'
import type { Page } from '../frame/page.types'
import { pointsOf, type FoundCity, type PointRow } from './delivery.queries'
import { workingTimeText } from './working-time'

const POINTS_ON_A_PAGE = 50

const PAYMENT_WORDS: Readonly<Record<PointPayment, string>> = {
  CashAndCard: 'наличные и карта',
  CashAndMaybeCard: 'наличные, карта не всегда',
  NoPayment: 'только оплаченные заказы',
  DontUsePayment: 'только оплаченные заказы',
  CantResolve: 'оплату уточните по телефону',
}

const readablePhone = (phone: string) => phone.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7\u00a0$1\u00a0$2-$3-$4')

const pointLine = ({ address, brand, carrier, type, payment, phone, working_time, how_to_find }: PointRow) => html`
<li class="point">
  <h2 class="point__address">${address}</h2>
  <p>${brand ?? carrier}${type === 'Postamat' && ' · постамат'} · ${workingTimeText(working_time)} · ${PAYMENT_WORDS[payment]}</p>
  ${how_to_find !== null && how_to_find !== '' && html`<p class="quiet">${how_to_find}</p>`}
  ${phone !== null && phone !== '' && html`<p class="quiet">Телефон: ${readablePhone(phone)}</p>`}
</li>`

interface PointsRequest {
  readonly query: string
  readonly page: string | undefined
}

/** The pick-up points of a city. Source: PICK-26. */
export async function pickupPointsPage(
  db: Kysely<ShopDatabase>,
  city: FoundCity,
  { fromKopecks }: PayOnDeliveryPolicy,
  { query, page }: PointsRequest,
): Promise<Page> {
  const wanted = searchText(query)
  const all = pointsOf(db, city.id)
  const found = wanted === '' ? all : all.where('search_address', 'like', contains(wanted))
  const { total } = await found
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const paging = pagingOf(page, total, POINTS_ON_A_PAGE)
  const points = await found
    .orderBy('address')
    .orderBy('pick_point.id')
    .limit(POINTS_ON_A_PAGE)
    .offset((paging.page - 1) * POINTS_ON_A_PAGE)
    .execute()
  const path = pickupPointsPath(city.id)
  const address = (number: number) =>
    withQuery(path, { q: wanted === '' ? null : query, page: number === 1 ? null : number })
  return {
    title: `Пункты выдачи: ${city.name}`,
    description: `${city.name}, ${city.region}: адреса и время работы пунктов выдачи заказов.`,
    canonical: path,
    section: 'delivery',
    content: html`
${breadcrumbs([{ name: 'Доставка и оплата', path: DELIVERY_PATH }], city.name)}
<div class="page-heading"><h1>Пункты выдачи: ${city.name}</h1><p class="page-heading__count">${total}\u00a0${plural(total, { one: 'пункт', few: 'пункта', many: 'пунктов' })}</p></div>
<div class="widget-place" data-prilavok="pickup-points-page" data-city-id="${city.id}" data-pay-on-delivery-from="${fromKopecks / 100}">
<form class="point-search" action="${path}" method="get">
  <label for="point-query">Улица или метро</label>
  <input id="point-query" name="q" type="search" value="${query}" maxlength="100">
  <button class="button" type="submit">Найти</button>
</form>
${total === 0 ? html`<p class="empty">Таких пунктов нет. <a href="${path}">Показать все пункты города</a></p>` : html`<ul class="points">${points.map(pointLine)}</ul>`}
${pager(paging, address)}
</div>`,
  }
}
