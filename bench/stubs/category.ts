import type { ResponseOf } from '../lib/answer'

/** Groups of the measured panel. */
export const GROUP_COUNT = 20
const OPTIONS = 25
const CARDS = 24

/** Options of the measured panel, all groups together. */
export const OPTION_COUNT = GROUP_COUNT * OPTIONS

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1)

/** Every selection has other counts, so that all options have to change. */
const countOf = (group: number, option: number, selected: number): number =>
  ((group * 7 + option * 13 + selected * 5) % 90) + 1

const filtersFor = (selection: string): object => {
  const selected = new Set(selection.split('&').flatMap((pair) => (pair.split('=')[1] ?? '').split(',')))
  return {
    filters: numbers(GROUP_COUNT).map((group) => ({
      searchCode: `g${group}`,
      filterType: 'Checkboxes',
      displayOrder: group,
      name: `Характеристика ${group}`,
      unit: null,
      min: null,
      max: null,
      isCollapsed: false,
      options: numbers(OPTIONS).map((option) => ({
        name: `Значение ${option} из многих`,
        searchCode: `o${group}-${option}`,
        selected: selected.has(`o${group}-${option}`),
        count: countOf(group, option, selected.size),
        colorHex: null,
      })),
    })),
  }
}

/** The page's own list, and what takes its place. */
export const listMarkup = (title: string): string =>
  `<div class="grid" data-total-count="240" data-page-count="10">${numbers(CARDS)
    .map((card) => `<article class="card"><h3><a href="/p/p${card}">${title} ${card}</a></h3><p>1 299 ₽</p></article>`)
    .join('')}</div>`

/** A category whose server counts its filters and renders its list. */
export const categoryAnswers =
  (): ResponseOf =>
  ({ path, query, body }) => {
    if (path === '/api/category/c/filters') return { body: filtersFor(query.get('filter') ?? '') }
    if (path === '/api/category/c/products') {
      const { filters } = JSON.parse(body) as { readonly filters: readonly { readonly options: readonly string[] }[] }
      return { type: 'text/html', body: listMarkup(`Смесь для ${filters.flatMap(({ options }) => options).length},`) }
    }
    return null
  }
