import * as z from 'zod/mini'
import { maybe, pathId, text, wire } from './wire'

export const sampleCall = z.object({
  id: text(64),
  note: maybe(text(500)),
})

export const loadSampleCallWire = wire({ params: z.object({ id: pathId }), response: sampleCall })
