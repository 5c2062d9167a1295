import type * as z from 'zod/mini'
import { definitionOf } from '../schema-definition'
import { noteOf } from '../wire'

/** A JSON Schema (2020-12) as OpenAPI 3.1 embeds it. */
export type JsonSchema = Readonly<Record<string, unknown>>

const orNull = (schema: JsonSchema): JsonSchema => {
  const { type } = schema
  if (typeof type === 'string' && schema['enum'] === undefined) return { ...schema, type: [type, 'null'] }
  return Object.keys(schema).length === 0 ? schema : { anyOf: [schema, { type: 'null' }] }
}

/** The names under which schemas stand in the document, and the comments of their fields. */
export interface Names {
  readonly nameOf: (schema: z.ZodMiniType) => string | undefined
  readonly commentOf: (name: string, field: string) => string | undefined
}

/** Writes schemas as the contract promises them: what a reader forgives (HTTP-15) is not promised. */
export function schemaWriter({ nameOf, commentOf }: Names) {
  const inner = (schema: z.ZodMiniType | undefined): JsonSchema => (schema === undefined ? {} : write(schema))

  const object = (shape: Readonly<Record<string, z.ZodMiniType>>, name: string | undefined): JsonSchema => {
    const required = Object.keys(shape).filter((key) => shape[key] !== undefined && !noteOf(shape[key]).optional)
    const fields = Object.entries(shape).map(([key, field]) => {
      const description = name === undefined ? undefined : commentOf(name, key)
      const isReadOnly = noteOf(field).readOnly === true
      return [
        key,
        { ...write(field), ...(isReadOnly && { readOnly: true }), ...(description !== undefined && { description }) },
      ]
    })
    return { type: 'object', properties: Object.fromEntries(fields), ...(required.length > 0 && { required }) }
  }

  /** The schema itself, also when it has a name. */
  function body(schema: z.ZodMiniType, name?: string): JsonSchema {
    const note = noteOf(schema)
    if (note.json !== undefined) return note.json
    if (note.of !== undefined) return write(note.of)
    if (note.values !== undefined) return { type: 'object', additionalProperties: write(note.values) }
    const written = byDefinition(schema, note.optional === true, name)
    return note.maxItems === undefined ? written : { ...written, maxItems: note.maxItems }
  }

  function byDefinition(schema: z.ZodMiniType, isOptional: boolean, name?: string): JsonSchema {
    const definition = definitionOf(schema)
    switch (definition.type) {
      case 'object':
        return object(definition.shape ?? {}, name)
      case 'array':
        return { type: 'array', items: inner(definition.element) }
      case 'nullable':
        return orNull(inner(definition.innerType))
      case 'default':
        return isOptional ? inner(definition.innerType) : promised(definition.innerType)
      case 'catch':
        return inner(definition.innerType)
      case 'pipe':
        return inner(definition.in)
      case 'number':
        return { type: definition.format === 'safeint' ? 'integer' : 'number' }
      case 'string':
      case 'boolean':
        return { type: definition.type }
      case 'unknown':
        return {}
      default:
        throw new Error(
          `The OpenAPI writer does not know the schema type "${definition.type}": add a note with its JSON schema.`,
        )
    }
  }

  /** A list, or a field that only its reader lets be null, is promised without the null. */
  function promised(schema: z.ZodMiniType | undefined): JsonSchema {
    if (schema === undefined) return {}
    const { type, in: read, innerType } = definitionOf(schema)
    if (type === 'pipe') return promised(read)
    return inner(type === 'nullable' ? innerType : schema)
  }

  /** A reference for a schema with a name, else the schema. */
  function write(schema: z.ZodMiniType): JsonSchema {
    const name = nameOf(schema)
    return name === undefined ? body(schema) : { $ref: `#/components/schemas/${name}` }
  }

  return { write, body }
}
