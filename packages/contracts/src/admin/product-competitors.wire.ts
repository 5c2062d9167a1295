import * as z from 'zod/mini'
import { saveResult } from './save-result.wire'
import { readOnly } from './read-only.wire'
import { datetime, flag, id, list, maybe, money, pathId, text, url, wire } from '../wire'

export const productCompetitor = z.object({
  id: maybe(id),
  url,
  name: maybe(text(300)),
  /** Host by default. */
  competitorName: text(100),
  price: maybe(money),
  deliveryCost: maybe(money),
  isAvailable: maybe(flag),
  cityId: maybe(id),
  /** Shown from the configured threshold. */
  score: maybe(z.number()),
  isActive: flag,
  lastCheckedOn: readOnly(maybe(datetime)),
  lastError: readOnly(maybe(text())),
})

export const productCompetitors = z.object({
  /** Path wins. */
  productId: maybe(id),
  version: maybe(z.int()),
  competitors: list(productCompetitor),
})

export const parseCompetitorRequest = z.object({
  /** 'competitor info by url'. */
  url,
  productId: maybe(id),
})

export const parseCompetitorResult = z.object({
  url,
  competitorName: text(),
  name: maybe(text()),
  price: maybe(money),
  isAvailable: maybe(flag),
  pictureUrl: maybe(url),
  warnings: list(text()),
})

export const readProductCompetitorsWire = wire({ params: z.object({ id: pathId }), response: productCompetitors })

export const saveProductCompetitorsWire = wire({
  params: z.object({ id: pathId }),
  body: productCompetitors,
  response: saveResult,
})

export const parseCompetitorWire = wire({ body: parseCompetitorRequest, response: parseCompetitorResult })
