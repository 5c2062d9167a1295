import { html, type Markup } from '@prilavok/shop-server/kit'

/** The shop's current announcements; the widget has the same texts as labels. Source: CONTENT-31, CONTENT-32. */
export const ANNOUNCEMENT_TEXTS = {
  first: 'До 31 декабря действует повышенная скидка при оплате сразу',
  second: 'С 25 декабря по 8 января заказы не отправляются',
} as const

/** The announcements below the header: in place without script, so that the widget moves nothing when it mounts. Source: CONTENT-30. */
export const announcements = (): Markup => html`
<div class="announcements" data-prilavok="announcements">${Object.values(ANNOUNCEMENT_TEXTS).map((text) => html`<p>${text}</p>`)}</div>`
