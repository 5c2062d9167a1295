import type { FilterChoice } from '@prilavok/contracts'
import { formatFilters, optionsOf, rangeOf } from '@prilavok/core/catalogue'
import { html, type Markup, type Facet, type CountedCategory } from '@prilavok/shop-server/kit'
import { rangeFields } from './filter-query'

/** What the form of a category page is made of. */
export interface FilterFormParts {
  readonly categoryId: string
  /** The page of the category, without a query. */
  readonly path: string
  readonly counted: CountedCategory
  readonly selection: readonly FilterChoice[]
  /** The order of the list, kept by the form; null for the usual one. */
  readonly sort: string | null
}

/** So many options of a filter are in sight at once. */
const SHOWN = 8

const rangeGroup = ({ code, unit, range }: Facet, selected: readonly string[]): Markup => {
  const { from, to } = rangeFields(code)
  const given = rangeOf(selected[0])
  const field = (name: string, word: string, value: number | undefined, end: number | undefined) => html`
    <label>${word} <input type="number" name="${name}" min="0" step="any" inputmode="decimal" value="${value}" placeholder="${end}"></label>`
  return html`<div class="filter-form__range">${field(from, 'от', given?.min, range?.min)}${field(to, 'до', given?.max, range?.max)}<span>${unit}</span></div>`
}

function optionGroup(facet: Facet, counts: CountedCategory['counts'], selected: readonly string[]): Markup {
  const option = ({ code, name }: Facet['options'][number]) => html`
    <li><label class="filter-form__option"><input type="checkbox" name="${facet.code}" value="${code}"${selected.includes(code) && html` checked`}> <span>${name}${facet.unit !== null && html` ${facet.unit}`}</span> <span class="filter-form__count">${counts.get(facet.code)?.get(code) ?? 0}</span></label></li>`
  const [first, rest] = [facet.options.slice(0, SHOWN), facet.options.slice(SHOWN)]
  const isRestSelected = rest.some(({ code }) => selected.includes(code))
  return html`
  <ul class="filter-form__options">${first.map(option)}</ul>
  ${rest.length > 0 && html`<details class="filter-form__more"${isRestSelected && html` open`}><summary>Ещё ${rest.length}</summary><ul class="filter-form__options">${rest.map(option)}</ul></details>`}`
}

const group = (facet: Facet, { counted, selection }: FilterFormParts): Markup => {
  const selected = optionsOf(selection, facet.code)
  return html`
<details class="filter-form__group"${(!facet.isCollapsed || selected.length > 0) && html` open`}>
  <summary>${facet.name}${selected.length > 0 && html` <b>${selected.length}</b>`}</summary>
  ${facet.range === null ? optionGroup(facet, counted.counts, selected) : rangeGroup(facet, selected)}
</details>`
}

/**
 * The filters of a category as a plain form, on the element where the widget of filters mounts: without script it loads the page with
 * what is selected as parameters of its address. Source: FILTER-04.
 */
export function filterForm(parts: FilterFormParts): Markup {
  const { categoryId, path, counted, selection, sort } = parts
  const given = formatFilters(selection)
  return html`
<div class="filters" data-prilavok="filters" data-id="${categoryId}" data-list="#product-list" data-bar="#list-bar"${given !== '' && html` data-given="${given}"`}>
  <details class="filter-form">
    <summary class="filter-form__title">Фильтры${selection.length > 0 && html` <b>${selection.length}</b>`}</summary>
    <form method="get" action="${path}">
      ${sort !== null && html`<input type="hidden" name="sort" value="${sort}">`}
      ${counted.facets.map((facet) => group(facet, parts))}
      <p class="filter-form__act"><button class="button" type="submit">Показать</button> <a href="${path}">Сбросить</a></p>
    </form>
  </details>
</div>`
}
