import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** As much of a JSON schema as the contract's OpenAPI documents use. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly readOnly?: boolean
  readonly enum?: readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly additionalProperties?: Schema
  readonly maxLength?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
}

/** A value of a path or a query. */
export interface Parameter {
  readonly name?: string
  readonly in?: 'path' | 'query'
  readonly required?: boolean
  readonly schema?: Schema
}

/** One call. */
export interface Operation {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

/** An OpenAPI document. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** Reads a document of the contract. */
export const openApi = (file: 'openapi.json' | 'openapi.admin.json'): OpenApi =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`@prilavok/contracts/${file}`), 'utf8')) as OpenApi

/** The schema itself, or the one that it refers to. */
export const resolved = ({ components }: OpenApi, schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
