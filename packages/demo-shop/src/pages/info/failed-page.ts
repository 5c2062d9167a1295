import { html, HOME_PATH } from '@prilavok/shop-server/kit'
import { SHOP_FACTS } from '../../shop-facts'
import type { Page } from '../frame/page.types'

/** The page for when the shop itself failed; it needs no database. */
export const failedPage = (): Page => ({
  title: 'Что-то сломалось',
  isPrivate: true,
  content: html`
<div class="notice-page">
  <p class="notice-page__code" aria-hidden="true">500</p>
  <h1>Что-то сломалось у нас</h1>
  <p>Мы уже знаем об ошибке. Корзина в вашем браузере цела: обновите страницу через минуту или закажите по телефону.</p>
  <p class="notice-page__ways"><a class="button" href="${SHOP_FACTS.phoneLink}">${SHOP_FACTS.phone}</a> <a href="${HOME_PATH}">На главную</a></p>
</div>`,
})
