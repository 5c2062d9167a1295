import * as z from 'zod/mini'
import { count, flag, list, maybe, text, wire } from '../wire'

export const filterMeta = z.object({
  name: text(),
  /** Text, bool, enum, ref, dateRange, numberRange. */
  type: text(),
  enumName: maybe(text()),
  refLookup: maybe(text()),
  multiple: flag,
})

export const resourceMeta = z.object({
  resource: text(),
  permissions: list(text()),
  sortable: list(text()),
  filterable: list(filterMeta),
  bulkActions: list(text()),
  maxPageSize: count(),
})

export const resourceMetaList = z.object({
  items: list(resourceMeta),
})

export const readResourceMetaWire = wire({ response: resourceMetaList })
