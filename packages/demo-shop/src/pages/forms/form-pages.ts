import { html, DEMO_SMS_PATH, type Markup } from '@prilavok/shop-server/kit'
import { SHOP_FACTS } from '../../shop-facts'
import { breadcrumbs } from '../frame/breadcrumbs'
import type { Page } from '../frame/page.types'

/** What can be done where no script runs. */
const byPhone = (what: string): Markup =>
  html`<noscript><p>${what} по телефону <a href="${SHOP_FACTS.phoneLink}">${SHOP_FACTS.phone}</a>.</p></noscript>`

/** Where an order is. Source: TRACK-01. */
export const trackPage = (): Page => ({
  title: 'Где мой заказ',
  isPrivate: true,
  content: html`
${breadcrumbs([], 'Где мой заказ')}
<h1>Где мой заказ</h1>
<p class="lead">Введите трек-номер из сообщения об отправке. Здесь видно только движение посылки: имени, телефона и адреса на этой странице нет.</p>
<div class="widget-place widget-place--form" data-prilavok="track-order">${byPhone('Узнать, где заказ, можно')}</div>`,
})

/** The orders of customers, behind their login; `showsMessages` in a demo shop, whose messages are never sent. Source: LOGIN-01. */
export const loginPage = (showsMessages: boolean): Page => ({
  title: 'Мои заказы',
  isPrivate: true,
  content: html`
${breadcrumbs([], 'Мои заказы')}
<h1>Мои заказы</h1>
<div class="widget-place widget-place--form" data-prilavok="sms-login">${byPhone('Всё, что касается заказов, можно решить')}</div>
${showsMessages && html`<p class="quiet">Магазин демонстрационный, сообщения не отправляются: код виден на <a href="${DEMO_SMS_PATH}" target="_blank">странице сообщений</a>.</p>`}`,
})

/** Wholesale, with its two tabs. Source: LEAD-10. */
export const wholesalePage = (path: string): Page => ({
  title: 'Оптовым клиентам',
  description: 'Оптовые цены на строительные материалы и предложения поставщиков.',
  canonical: path,
  content: html`
${breadcrumbs([], 'Оптовым клиентам')}
<h1>Оптовым клиентам</h1>
<p class="lead">Расскажите, что вам нужно или что вы предлагаете. Менеджер ответит в течение рабочего дня.</p>
<div class="widget-place widget-place--form" data-prilavok="wholesale" data-view="form">${byPhone('Оставить запрос можно')}</div>`,
})

/** A message that the stand-in gateway was given. */
export interface DemoMessage {
  readonly phone: string
  readonly text: string
  readonly sent_on: Date
}

/** The last messages of the stand-in gateway. */
export const demoSmsPage = (messages: readonly DemoMessage[]): Page => ({
  title: 'Сообщения демонстрационного магазина',
  isPrivate: true,
  content: html`
${breadcrumbs([], 'Сообщения')}
<h1>Сообщения</h1>
<p class="lead">Настоящий магазин отправил бы их на телефоны. Номера показаны не целиком.</p>
${messages.length === 0 ? html`<p>Сообщений пока нет.</p>` : html`<ul class="demo-messages">${messages.map(({ phone, text, sent_on }) => html`<li><b>${phone.slice(0, 5)} ••• ${phone.slice(-4)}</b> <time datetime="${sent_on.toISOString()}">${sent_on.toISOString().slice(11, 16)} UTC</time><br>${text}</li>`)}</ul>`}`,
})
