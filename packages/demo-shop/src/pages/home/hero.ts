import {
  html,
  CATALOGUE_PATH,
  categoryPath,
  categoryPicturePath,
  DELIVERY_PATH,
  type Markup,
} from '@prilavok/shop-server/kit'
import { SHOP_FACTS } from '../../shop-facts'
import type { Shelf } from '../catalogue/shelves.queries'
import type { Season } from './season'

/** The category that a season sells: by its own name first, then by its subcategories. */
export function shelfOfSeason({ shelfWords }: Season, roots: readonly Shelf[]): Shelf | undefined {
  const named = (shelf: Shelf, word: string) => shelf.name.toLowerCase().includes(word)
  const children = roots.flatMap((root) => root.children)
  for (const shelves of [roots, children]) {
    for (const word of shelfWords) {
      const found = shelves.find((shelf) => named(shelf, word))
      if (found !== undefined) return found
    }
  }
  return roots[0]
}

/** The first section of the home page: what the season needs, and two reasons to stay. */
export function hero(season: Season, roots: readonly Shelf[]): Markup {
  const shelf = shelfOfSeason(season, roots)
  return html`
<div class="hero">
  <section class="hero__season hero__season--${season.name}" aria-labelledby="season">
    <div class="hero__words">
      <h1 class="hero__heading" id="season">${season.heading}</h1>
      <p class="hero__text">${season.text}</p>
      <a class="button button--light" href="${shelf === undefined ? CATALOGUE_PATH : categoryPath(shelf.path)}">${season.action}</a>
    </div>
    ${shelf !== undefined && html`<img class="hero__picture" src="${categoryPicturePath(shelf.slug)}" width="280" height="280" alt="">`}
  </section>
  <section class="hero__card" aria-labelledby="hero-delivery">
    <h2 class="hero__card-heading" id="hero-delivery">Доставка по всей России</h2>
    <p>Пункты выдачи, курьер и своя машина в Москве. Цену видно до оформления.</p>
    <a href="${DELIVERY_PATH}">Сроки и цены</a>
  </section>
  <section class="hero__card hero__card--accent" aria-labelledby="hero-help">
    <h2 class="hero__card-heading" id="hero-help">Посчитаем материал за вас</h2>
    <p>Назовите размеры комнаты или пришлите чертёж, и мы соберём список с запасом.</p>
    <a href="${SHOP_FACTS.phoneLink}">${SHOP_FACTS.phone}</a>
  </section>
</div>`
}
