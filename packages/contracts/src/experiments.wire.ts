import * as z from 'zod/mini'
import { marketing } from './shared.wire'
import { between, flag, list, maybe, text, wire } from './wire'

export const predictRequest = z.object({
  experiment: text(64),
  /** The labels of its options. */
  options: list(text(64), 20),
  pageUrl: text(2_048),
  screenWidth: between(0, 100_000),
  screenHeight: between(0, 100_000),
  pageTitle: text(500),
  marketing: maybe(marketing),
  visitorId: maybe(text(64)),
})

export const predictedOption = z.object({
  /** The label of the chosen option. */
  option: text(64),
  isControl: flag,
})

export const predictOptionWire = wire({ body: predictRequest, response: predictedOption })
