import { html, type Markup, type Sorting } from '@prilavok/shop-server/kit'

const SORTING_NAMES = {
  popular: 'популярные',
  cheap: 'дешевле',
  expensive: 'дороже',
  new: 'новинки',
} as const satisfies Readonly<Record<Sorting, string>>

/** The same orders by their names in the contract, which the widgets write into addresses. */
export const PRODUCT_SORTS = {
  popular: 'Popular',
  cheap: 'PriceAsc',
  expensive: 'PriceDesc',
  new: 'Newest',
} as const satisfies Readonly<Record<Sorting, string>>

const isSorting = (text: string): text is Sorting => Object.hasOwn(SORTING_NAMES, text)

const ORDERS = Object.keys(SORTING_NAMES) as readonly Sorting[]

/** The order in an address; popular first when it names none that we know. */
export const sortingOf = (text: string | undefined): Sorting =>
  text !== undefined && isSorting(text)
    ? text
    : (ORDERS.find((sorting) => PRODUCT_SORTS[sorting] === text) ?? 'popular')

/** The order as a query parameter, null for the usual one so that a list has one address. */
export const sortingParameter = (sorting: Sorting): Sorting | null => (sorting === 'popular' ? null : sorting)

/** Plain links to the same list in another order. */
export const sortingLinks = (current: Sorting, address: (sorting: Sorting) => string): Markup => html`
  <nav class="sorting" aria-label="Сортировка">
    <span class="sorting__label">Сначала</span>
    ${Object.entries(SORTING_NAMES).map(([key, name]) => {
      const sorting = sortingOf(key)
      return html`<a class="sorting__link" href="${address(sorting)}"${sorting === current && html` aria-current="true"`}>${name}</a>`
    })}
  </nav>`
