import * as z from 'zod/mini'
import { note, pathText, wire } from './wire'

/** Anything else than true counts as off. Source: HTTP-09. */
export const isOn = note(
  z.pipe(
    z.unknown(),
    z.transform((value) => value === true),
  ),
  { json: { type: 'boolean' } },
)

export const loadFlagWire = wire({ params: z.object({ name: pathText(64) }), response: isOn })
