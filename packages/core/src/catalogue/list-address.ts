import type { FilterChoice } from '@prilavok/contracts'
import type { Effects } from '../effects'
import type { SettingsOf } from '../lib/settings'
import type { catalogueSettings } from './catalogue.settings'
import type { CategorySettings, ListPosition } from './catalogue.types'
import { parseFilters, readHash, writeHash } from './filter-hash'

/** A server sends no more on one page. */
const LARGEST_PAGE = 200

/** What the address of a page says about a list. */
export interface ListAddress extends ListPosition {
  /** Null: nothing of filters. */
  readonly selection: readonly FilterChoice[] | null
}

/** The list in the address of a page: filters in its hash, order and page in its query. */
export interface AddressOfList {
  readonly read: () => ListAddress
  /** What the server of the page has rendered as selected. */
  readonly ofServer: () => readonly FilterChoice[] | null
  /** A new entry of the history, so that the visitor can go back. Source: FILTER-09. */
  readonly write: (selection: readonly FilterChoice[], position: ListPosition) => void
}

const wholeNumber = (text: string | null, most: number): number | null => {
  const number = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0
  return number >= 1 && number <= most ? number : null
}

/** Reads and writes the list in the address of the page. */
export function createListAddress(
  { location, history }: Pick<Effects, 'location' | 'history'>,
  { address: names }: SettingsOf<typeof catalogueSettings>,
  { given = '', pageSize }: Pick<CategorySettings, 'given' | 'pageSize'>,
): AddressOfList {
  const usual = pageSize ?? null
  const ofServer = given === '' ? null : parseFilters(given)
  // What a form of the page has put into the query: from the first change on, the hash says it.
  const ofForm = Object.fromEntries((ofServer ?? []).map(({ searchCode }) => [searchCode, null]))
  return {
    ofServer: () => ofServer,
    read: () => ({
      selection: readHash(history.hash()),
      sort: location.query(names.sort) || null,
      page: wholeNumber(location.query(names.page), 999_999) ?? 1,
      pageSize: wholeNumber(location.query(names.pageSize), LARGEST_PAGE) ?? usual,
    }),
    write(selection, position) {
      const query = {
        ...ofForm,
        [names.sort]: position.sort,
        [names.page]: position.page === 1 ? null : String(position.page),
        [names.pageSize]: position.pageSize === usual ? null : String(position.pageSize),
      }
      history.write({ hash: writeHash(history.hash(), selection), query }, 'push')
    },
  }
}
