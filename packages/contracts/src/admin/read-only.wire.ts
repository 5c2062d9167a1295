import * as z from 'zod/mini'
import { note, noteOf, typedAs } from '../wire'

/** A field that the server sets: a save may carry it, and the server does not read it. */
export const readOnly = <S extends z.ZodMiniType>(schema: S): S =>
  note(
    typedAs<S>(
      z.pipe(
        z.transform((value: unknown): unknown => value),
        schema as z.ZodMiniType,
      ),
    ),
    { of: schema, readOnly: true, ...(noteOf(schema).optional && { optional: true }) },
  )
