import type * as z from 'zod/mini'

/** What is read of the definition of a schema; which of the fields it has depends on its type. */
export interface SchemaDefinition {
  readonly type: string
  readonly format?: string
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>
  readonly element?: z.ZodMiniType
  readonly innerType?: z.ZodMiniType
  readonly in?: z.ZodMiniType
}

/** The definition of a schema, for whoever walks through the contract. */
export const definitionOf = (schema: z.ZodMiniType): SchemaDefinition => schema._zod.def
