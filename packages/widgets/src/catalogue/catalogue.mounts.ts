import { defineMount } from '../lib/define-mount'
import { optional, required, type Reader } from '../lib/read-attributes'
import type { FiltersProps } from './filters'

const cards: Reader<FiltersProps['cards']> = (text = '') => {
  const word = text.trim()
  return { value: word === 'own' || word === 'server' ? word : undefined }
}

/** 1 to 200, or the server's number. */
const pageSize: Reader<number | undefined> = (text = '') => {
  const number = Number(text.trim())
  return text.trim() === '' || !(number >= 1 && number <= 200) ? { value: undefined } : { value: Math.trunc(number) }
}

/** The filters of a category. Source: FILTER-04. */
export const filtersMount = defineMount<FiltersProps>({
  name: 'filters',
  readers: { id: required('categoryId'), list: optional, bar: optional, given: optional, cards, pageSize },
  templates: ['card', 'option'],
  load: () => import('./filters').then(({ Filters }) => Filters),
})
