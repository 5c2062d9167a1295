import * as z from 'zod/mini'
import { datetime, dictionary, flag, list, maybe, text, wire } from './wire'

export const serverMeta = z.object({
  /** For example 1.0. */
  apiVersion: text(),
  /** Hash of the contract that the server was built with. */
  contract: text(),
  minClientVersion: maybe(text()),
  serverTime: datetime,
  /** All feature flags at once. */
  features: dictionary(flag),
  /** For example if-match, bulk, export, views, events. */
  capabilities: list(text()),
})

export const loadMetaWire = wire({ response: serverMeta })
