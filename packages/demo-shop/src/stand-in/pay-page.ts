import { html, nothing, render, type Markup } from '@prilavok/shop-server/kit'
import type { PaymentFacts } from './payment-facts'
import type { Press } from './press'
import { STAND_IN_SHEET_PATH } from './stand-in-sheet'

const document = (title: string, content: Markup): string =>
  render(html`<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${STAND_IN_SHEET_PATH}">
</head>
<body>
<main class="pay">
<p class="pay__badge">Песочница: деньги не списываются</p>
${content}
</main>
</body>
</html>
`)

const button = (press: Press, text: string, look: string) =>
  html`<button class="pay__button pay__button--${look}" type="submit" name="press" value="${press}">${text}</button>`

const schedule = ({ schedule: rows }: PaymentFacts) => html`
<table class="pay__schedule">
<caption>График платежей</caption>
<tbody>
${rows.map((row) => (row === null ? html`<tr><td colspan="2">…</td></tr>` : html`<tr><td>${row.date}</td><td>${row.amount}</td></tr>`))}
</tbody>
</table>`

/** What the buyer pays in the end: above a schedule that costs more than the order, its total and what it is made of. */
const sums = ({ amount, overpaid }: PaymentFacts) =>
  overpaid === null
    ? html`<div><dt>К оплате</dt><dd class="pay__amount">${amount}</dd></div>`
    : html`
<div><dt>Заказ</dt><dd>${amount}</dd></div>
<div><dt>Переплата</dt><dd>${overpaid.overpayment}</dd></div>
<div><dt>Всего к оплате</dt><dd class="pay__amount">${overpaid.total}</dd></div>`

const head = (facts: PaymentFacts) => html`
<h1 class="pay__title">${facts.name}</h1>
<dl class="pay__facts">
<div><dt>Магазин</dt><dd>${facts.shop}</dd></div>
${sums(facts)}
</dl>`

/** The page of a payment that can be paid; forms only, so that it works without scripts. */
export const payPage = (facts: PaymentFacts): string =>
  document(
    `Оплата ${facts.overpaid?.total ?? facts.amount} — ${facts.name}`,
    html`
${head(facts)}
${facts.schedule.length > 0 ? schedule(facts) : nothing}
<form class="pay__form" method="post">
${button('pay', 'Оплатить', 'first')}
${button('refuse', 'Отклонить', 'quiet')}
${button('wait', 'Подождать', 'quiet')}
${button('close', 'Закрыть', 'quiet')}
</form>
<p class="pay__note">Страница стоит вместо платёжного сервиса. «Отклонить»: банк отказал. «Подождать»: банк ещё думает. «Закрыть»: покупатель ушёл, ничего не решив.</p>`,
  )

const SETTLED: Readonly<Record<Exclude<PaymentFacts['status'], 'open'>, readonly [title: string, text: string]>> = {
  paid: ['Уже оплачено', 'Деньги за этот заказ получены. Платить ещё раз не нужно.'],
  expired: ['Время на оплату вышло', 'Этот платёж больше не принимается. Вернитесь в магазин и начните оплату заново.'],
  closed: ['Платёж закрыт', 'Он был отклонён или отменён. В магазине можно выбрать другой способ оплаты.'],
}

/** The page of a payment that can no longer be paid, with the way back to the shop. */
export function settledPage(
  facts: PaymentFacts,
  status: Exclude<PaymentFacts['status'], 'open'>,
  back: string,
): string {
  const [title, text] = SETTLED[status]
  return document(
    title,
    html`
<h1 class="pay__title">${title}</h1>
<p class="pay__text">${text}</p>
<dl class="pay__facts">
<div><dt>Магазин</dt><dd>${facts.shop}</dd></div>
<div><dt>Сумма</dt><dd>${facts.amount}</dd></div>
</dl>
<p class="pay__form"><a class="pay__button pay__button--first" href="${back}">Вернуться в магазин</a></p>`,
  )
}

/** The page of an address under which there is no payment. */
export const unknownPage = (home: string): string =>
  document(
    'Такого платежа нет',
    html`
<h1 class="pay__title">Такого платежа нет</h1>
<p class="pay__text">Ссылка неполная или очень старая. Деньги по ней не списывались.</p>
<p class="pay__form"><a class="pay__button pay__button--first" href="${home}">Вернуться в магазин</a></p>`,
  )
