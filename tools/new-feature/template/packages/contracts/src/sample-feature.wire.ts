import * as z from 'zod/mini'
import { id, list, text, wire } from './wire'

export const sampleFeatureEntry = z.object({
  id: id,
  name: text(),
})

export const sampleFeatureEntries = z.object({
  items: list(sampleFeatureEntry),
})

export const loadSampleFeatureWire = wire({ response: sampleFeatureEntries })
