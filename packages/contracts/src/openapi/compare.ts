/** One place where two documents say different things. */
export interface Difference {
  /** Where, for example `schemas/PickPoint/properties/latitude/type`. */
  readonly at: string
  readonly ours: unknown
  readonly theirs: unknown
}

/** A difference that is meant, with its reason; `*` in a place stands for one step. */
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

/** Differences that nobody has given a reason for, and reasons that no longer have a difference. */
export function judge(found: readonly Difference[], meant: readonly MeantDifference[]) {
  const patterns = meant.flatMap(({ at }) => at)
  return {
    unexplained: found.filter(({ at }) => !patterns.some((pattern) => matches(pattern, at))),
    outdated: patterns.filter((pattern) => !found.some(({ at }) => matches(pattern, at))),
  }
}
