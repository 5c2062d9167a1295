/** As much of a schema as is needed to know the names of its fields. */
interface SchemaNode {
  readonly _zod?: { readonly def: SchemaDef }
}
interface SchemaDef {
  readonly type: string
  readonly shape?: Readonly<Record<string, SchemaNode>>
  readonly element?: SchemaNode
  readonly innerType?: SchemaNode
  readonly in?: SchemaNode
  readonly out?: SchemaNode
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The object or list schema inside wrappers such as default, nullable, catch and transformations. */
function core(schema: SchemaNode | undefined): SchemaDef | undefined {
  const def = schema?._zod?.def
  if (def === undefined) return undefined
  if (def.type === 'pipe') return core(def.in?._zod?.def.type === 'transform' ? def.out : def.in)
  return def.innerType ? core(def.innerType) : def
}

/**
 * Spells the field names of a request as the contract does: servers read `ProductId`, `productid` and `productId` alike
 * (CONTRACT section 1). Unknown names stay; an exact name wins over another spelling of it.
 */
export function spellNames(schema: object | undefined, value: unknown): unknown {
  const def = core(schema as SchemaNode | undefined)
  if (def?.element && Array.isArray(value)) return value.map((item) => spellNames(def.element, item))
  if (!isRecord(value)) return value
  if (!def?.shape) return value

  const { shape } = def
  const byLowerCase = new Map(Object.keys(shape).map((name) => [name.toLowerCase(), name]))
  const spelled = Object.entries(value).map(([key, each]) => {
    const name = Object.hasOwn(shape, key) ? key : (byLowerCase.get(key.toLowerCase()) ?? key)
    return { key, name, value: spellNames(Object.hasOwn(shape, name) ? shape[name] : undefined, each) }
  })
  const exactLast = [...spelled].sort((a, b) => Number(a.key === a.name) - Number(b.key === b.name))
  return Object.fromEntries(exactLast.map((each) => [each.name, each.value]))
}
