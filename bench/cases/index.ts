import type { FunctionCase } from '../lib/compare'
import type { PageCase } from '../lib/side-by-side.types'
import { buttonCase } from './button'
import { cartCase } from './cart'
import { checkoutCase } from './checkout'
import { coreCase } from './core'
import { experimentsCase } from './experiments'
import { fieldsCase } from './fields'
import { filterCase } from './filter'
import { lightboxCase } from './lightbox'
import { listCase, mapCase, searchCase } from './points'
import { tableCase } from './table'

/** Cases that compare functions. */
export const functionCases: Readonly<Record<string, FunctionCase>> = { core: coreCase, experiments: experimentsCase }

/** Cases that compare pages. */
export const pageCases: Readonly<Record<string, PageCase>> = {
  button: buttonCase,
  cart: cartCase,
  checkout: checkoutCase,
  lightbox: lightboxCase,
  fields: fieldsCase,
  filter: filterCase,
  table: tableCase,
  'points-search': searchCase,
  'points-map': mapCase,
  'points-list': listCase,
}

/** The names of all cases, in the order in which they run. */
export const caseNames: readonly string[] = [...Object.keys(functionCases), ...Object.keys(pageCases)]
