/** One place where two documents say different things. */
export interface Difference {
  /** Where, for example `schemas/PickPoint/properties/latitude/type`. */
  readonly at: string
  readonly ours: unknown
  readonly theirs: unknown
}

/** An intended difference with its reason; `*` matches one step of a path. */
export interface MeantDifference {
  readonly at: readonly string[]
  readonly why: string
}

type Json = unknown
type Fields = Readonly<Record<string, Json>>

const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Words about the contract, not the contract. */
const isProse = (key: string) =>
  key === 'description' || key === 'operationId' || key === 'tags' || key === 'summary' || key.startsWith('x-')

/** Parameters have a name, or refer to one that has. */
const nameOf = (value: Json): string | null => {
  const name = isFields(value) ? (value['name'] ?? value['$ref']) : null
  return typeof name === 'string' ? name : null
}

/** Lists of the contract have no order: fields, values and parameters are compared by name. `allOf` of one is that one. */
function normal(value: Json): Json {
  if (isFields(value) && Array.isArray(value['allOf']) && value['allOf'].length === 1)
    return { ...value, allOf: undefined, ...value['allOf'][0] }
  if (!Array.isArray(value)) return value
  const names = value.map(nameOf)
  if (names.every((name) => name !== null)) return Object.fromEntries(value.map((each, index) => [names[index], each]))
  return Object.fromEntries(value.map((each) => [isFields(each) ? JSON.stringify(each) : String(each), true]))
}

function walk(ours: Json, theirs: Json, at: string, found: Difference[]): void {
  const [mine, other] = [normal(ours), normal(theirs)]
  if (!isFields(mine) || !isFields(other)) {
    if (mine !== other) found.push({ at, ours, theirs })
    return
  }
  for (const key of new Set([...Object.keys(mine), ...Object.keys(other)])) {
    if (!isProse(key)) walk(mine[key], other[key], `${at}/${key.replaceAll('/', '~1')}`, found)
  }
}

/** Where two OpenAPI documents promise different calls, parameters or schemas. */
export function differences(ours: Json, theirs: Json): readonly Difference[] {
  const found: Difference[] = []
  const parts = (document: Json) => {
    const { paths, components } = isFields(document) ? document : {}
    return { paths, schemas: isFields(components) ? components['schemas'] : undefined }
  }
  walk(parts(ours), parts(theirs), '', found)
  return found.map((difference) => ({ ...difference, at: difference.at.slice(1) }))
}

const matches = (pattern: string, at: string): boolean => {
  const [wanted, given] = [pattern.split('/'), at.split('/')]
  return wanted.length === given.length && wanted.every((step, index) => step === '*' || step === given[index])
}

/** A call or a schema that is missing in the specification; its own description is its reason. */
const isAddition = ({ at, theirs }: Difference): boolean => theirs === undefined && at.split('/').length === 2

/** Differences without a reason, except for additions, and reasons without a difference. */
export function judge(found: readonly Difference[], meant: readonly MeantDifference[]) {
  const patterns = meant.flatMap(({ at }) => at)
  return {
    unexplained: found.filter((each) => !isAddition(each) && !patterns.some((pattern) => matches(pattern, each.at))),
    outdated: patterns.filter((pattern) => !found.some(({ at }) => matches(pattern, at))),
  }
}

const fieldOf = (value: Json, name: string): Json => (isFields(value) ? value[name] : undefined)
const named = <T>(name: string, values: readonly T[]) => (values.length === 0 ? {} : { [name]: values })

/** The names of the fields of what a request or a response holds. */
function fieldsIn(content: Json, schemas: Json): readonly string[] {
  const [type] = Object.values(isFields(content) ? content : {})
  let schema = fieldOf(type, 'schema')
  for (;;) {
    const reference = fieldOf(schema, '$ref')
    if (typeof reference !== 'string') break
    schema = fieldOf(schemas, reference.split('/').at(-1) ?? '')
  }
  const properties = fieldOf(schema, 'properties')
  return isFields(properties) ? Object.keys(properties) : []
}

/** What every call of a document is, by method and address: the permission that it needs, and the names of all that goes to and fro. */
export function callsOf(document: Json): Fields {
  const schemas = fieldOf(fieldOf(document, 'components'), 'schemas')
  const paths = fieldOf(document, 'paths')
  const operations = Object.entries(isFields(paths) ? paths : {}).flatMap(([path, methods]) =>
    Object.entries(isFields(methods) ? methods : {}).map(([method, operation]) => [method, path, operation] as const),
  )
  return Object.fromEntries(
    operations.map(([method, path, operation]) => {
      const parameters = (fieldOf(operation, 'parameters') ?? []) as readonly Json[]
      const responses = fieldOf(operation, 'responses')
      const [good] = Object.entries(isFields(responses) ? responses : {}).filter(([status]) => status.startsWith('2'))
      const query = parameters.filter((each) => fieldOf(each, 'in') === 'query').map((each) => fieldOf(each, 'name'))
      return [
        `${method.toUpperCase()} ${path}`,
        {
          permission: fieldOf(operation, 'x-permission'),
          ...named('query', query),
          ...named('sends', fieldsIn(fieldOf(fieldOf(operation, 'requestBody'), 'content'), schemas)),
          ...named('returns', fieldsIn(fieldOf(good?.[1], 'content'), schemas)),
        },
      ]
    }),
  )
}
