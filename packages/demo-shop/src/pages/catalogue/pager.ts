import { html, nothing, PAGE_SIZE, type Markup } from '@prilavok/shop-server/kit'
import { icon } from '../frame/icons'

/** Sizes of a page that a visitor may choose. */
const SIZES = [PAGE_SIZE, 48, 96]

/** The page size in an address; the usual one when it names none that we have. */
export const sizeOf = (wanted: string | undefined): number => SIZES.find((size) => String(size) === wanted) ?? PAGE_SIZE

/** The page size as a query parameter, null for the usual one. */
export const sizeParameter = (size: number): number | null => (size === PAGE_SIZE ? null : size)

/** Numbers shown at once around the current page. Source: UI-02. */
const WINDOW = 3

export interface Paging {
  /** From 1. */
  readonly page: number
  readonly pageCount: number
}

/** The position in a list of `total` when page `wanted` is requested; a page beyond the ends is the nearest that exists. */
export function pagingOf(wanted: string | undefined, total: number, pageSize = PAGE_SIZE): Paging {
  const pageCount = Math.max(1, Math.ceil(total / pageSize))
  const number = /^\d{1,6}$/.test(wanted ?? '') ? Number(wanted) : 1
  return { page: Math.min(Math.max(1, number), pageCount), pageCount }
}

/** The page numbers to show: first, last, and the window around the current one; null is a gap. */
export function shownPages({ page, pageCount }: Paging): readonly (number | null)[] {
  const start = Math.max(1, Math.min(page - Math.floor(WINDOW / 2), pageCount - WINDOW + 1))
  const around = Array.from({ length: Math.min(WINDOW, pageCount) }, (_, index) => start + index)
  const numbers = [...new Set([1, ...around, pageCount])]
  return numbers.flatMap((number, index) =>
    index > 0 && number - (numbers[index - 1] ?? 0) > 1 ? [null, number] : [number],
  )
}

/** Links to the other pages of a list; nothing when there is one page. */
export function pager(paging: Paging, address: (page: number) => string): Markup {
  const { page, pageCount } = paging
  if (pageCount === 1) return nothing
  return html`
  <nav class="pager" aria-label="Страницы списка">
    ${page > 1 && html`<a class="pager__step" rel="prev" href="${address(page - 1)}" aria-label="Назад, предыдущая страница">${icon('left')}<span>Назад</span></a>`}
    <ul class="pager__numbers">
      ${shownPages(paging).map((number) =>
        number === null
          ? html`<li class="pager__gap" aria-hidden="true">…</li>`
          : html`<li><a class="pager__number" href="${address(number)}" aria-label="Страница ${number}"${number === page && html` aria-current="page"`}>${number}</a></li>`,
      )}
    </ul>
    ${page < pageCount && html`<a class="pager__step" rel="next" href="${address(page + 1)}" aria-label="Дальше, следующая страница"><span>Дальше</span>${icon('right')}</a>`}
  </nav>`
}
