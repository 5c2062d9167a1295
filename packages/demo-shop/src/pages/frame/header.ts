import {
  html,
  nothing,
  ABOUT_PATH,
  BLOG_PATH,
  CART_PATH,
  CATALOGUE_PATH,
  categoryPath,
  DELIVERY_PATH,
  HOME_PATH,
  SEARCH_PATH,
  STORE_REVIEWS_PATH,
  type Markup,
} from '@prilavok/shop-server/kit'
import { SHOP_FACTS } from '../../shop-facts'
import { accountPath } from './account-path'
import { cartLink } from './cart-link'
import { icon } from './icons'
import { languageSwitch } from './language-switch'
import { listLink } from './list-link'
import type { Frame, Page } from './page.types'

const current = (is: boolean) => is && html` aria-current="page"`

const topLine = ({ section }: Page, frame: Frame) => html`
<div class="top-line">
  <div class="top-line__inner">
    <div class="top-line__city" data-prilavok="delivery-header" data-pk-theme="inherit"></div>
    <nav class="top-line__links" aria-label="О покупке">
      <a href="${DELIVERY_PATH}"${current(section === 'delivery')}>Доставка и оплата</a>
      <a href="${ABOUT_PATH}"${current(section === 'about')}>О магазине</a>
      <a href="${BLOG_PATH}"${current(section === 'blog')}>Блог</a>
      <a href="${STORE_REVIEWS_PATH}"${current(section === 'reviews')}>Отзывы</a>
      <a href="${accountPath(frame)}" rel="nofollow">Мои заказы</a>
    </nav>
    ${languageSwitch(frame)}
    <span class="top-line__hours">${SHOP_FACTS.hours}</span>
    <a class="top-line__phone" href="${SHOP_FACTS.phoneLink}">${SHOP_FACTS.phone}</a>
  </div>
</div>`

const SEARCH_EXAMPLE = 'Например, гипсокартон влагостойкий'

/** A plain form; where script runs, the search box takes its place with what is typed in it (SEARCH-03). */
const searchForm = (query = '') => html`
<div class="search" data-prilavok="search-box" data-placeholder="${SEARCH_EXAMPLE}">
  <form class="search__form" role="search" action="${SEARCH_PATH}" method="get">
    <label class="visually-hidden" for="search-query">Поиск по каталогу</label>
    <input class="search__field" id="search-query" name="q" type="search" value="${query}" maxlength="100" autocomplete="off" enterkeyhint="search" placeholder="${SEARCH_EXAMPLE}">
    <button class="search__button" type="submit">${icon('search')}<span class="visually-hidden">Найти</span></button>
  </form>
</div>`

const shelves = ({ roots, address }: Frame) => html`
<nav class="shelves" aria-label="Разделы каталога">
  <ul class="shelves__list">
    ${roots.map((shelf) => html`<li><a href="${categoryPath(shelf.path)}"${current(address.startsWith(categoryPath(shelf.path)))}>${shelf.name}</a></li>`)}
  </ul>
</nav>`

/** The top of the order page: the shop, the way back and the phone, and nothing that leads elsewhere. */
const slimHeader = html`
<header class="header">
  <div class="header__bar">
    <div class="header__inner">
      <a class="header__logo" href="${HOME_PATH}"><img src="/images/logo.svg" width="176" height="44" alt="${SHOP_FACTS.name}, на главную"></a>
      <a class="header__back" href="${CART_PATH}">${icon('left')}<span>В корзину</span></a>
      <a class="header__phone" href="${SHOP_FACTS.phoneLink}">${icon('phone')}<span><b>${SHOP_FACTS.phone}</b><small>звонок бесплатный</small></span></a>
    </div>
  </div>
</header>`

/** The top of every other page: city, phone, search, cart, shelves. */
export const header = (page: Page, frame: Frame): Markup =>
  page.kind === 'order' ? slimHeader : fullHeader(page, frame)

const fullHeader = (page: Page, frame: Frame) => html`
<header class="header">
  ${topLine(page, frame)}
  <div class="header__bar">
    <div class="header__inner">
      <a class="header__logo" href="${HOME_PATH}"${current(page.section === 'home')}><img src="/images/logo.svg" width="176" height="44" alt="${SHOP_FACTS.name}, на главную"></a>
      <a class="header__catalogue" href="${CATALOGUE_PATH}"${current(page.section === 'catalogue')}>${icon('catalogue')}<span>Каталог</span></a>
      ${searchForm(page.query)}
      <a class="header__phone" href="${SHOP_FACTS.phoneLink}">${icon('phone')}<span><b>${SHOP_FACTS.phone}</b><small>звонок бесплатный</small></span></a>
      ${listLink('favourites', 'header', page.section === 'favourites')}
      ${listLink('comparison', 'header', page.section === 'comparison')}
      ${cartLink('desktop', page.section === 'cart')}
      ${cartLink('tablet', page.section === 'cart')}
    </div>
  </div>
  ${shelves(frame)}
</header>`

/** The bar at the thumb's height on phones. */
export const bottomBar = ({ section, kind }: Page): Markup =>
  kind === 'order'
    ? nothing
    : html`
<nav class="bottom-bar" aria-label="Быстрый доступ">
  <a href="${CATALOGUE_PATH}"${current(section === 'catalogue')}>${icon('catalogue')}Каталог</a>
  ${listLink('favourites', 'bar', section === 'favourites')}
  ${cartLink('mobile', section === 'cart')}
  ${listLink('comparison', 'bar', section === 'comparison')}
  <a href="${SHOP_FACTS.phoneLink}">${icon('phone')}Позвонить</a>
</nav>`
