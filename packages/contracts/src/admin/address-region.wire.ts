import * as z from 'zod/mini'
import { asked } from '../query.wire'
import { count, id, list, maybe, pathId, pathText, text, wire } from '../wire'

export const regionShort = z.object({
  id,
  name: text(),
  fullName: text(),
  code: maybe(text()),
})

export const regionShortList = z.object({
  items: list(regionShort),
})

export const addressRegionPreview = z.object({
  id,
  name: text(),
  type: text(),
  fullName: text(),
  /** Two digits. */
  code: maybe(text()),
  federalDistrict: maybe(text()),
  dadataRegionId: maybe(text()),
  timeZone: maybe(text()),
  citiesCount: count(),
})

export const readRegionWire = wire({ params: z.object({ id: pathId }), response: addressRegionPreview })

export const searchRegionsWire = wire({ query: z.object({ query: asked(pathText(200)) }), response: regionShortList })
