import { resources, staffRoles, type Resource } from '@prilavok/contracts/admin'
import fc, { type Arbitrary } from 'fast-check'
import type { ContractRequest } from './contract-values'
import { anything, edgeNumbers, edgeTexts, edgeValues, few } from './edge-values'
import { openApi, resolved, type Operation, type Parameter, type Schema } from './json-schema'
import { wireOf, type StaffSender, type WireRequest } from './requests'
import { idOf, idsOfList } from './staff-ids'

const document = openApi('openapi.admin.json')
const { ordinary, edge, edgesOf, withEdges } = edgeValues(document)
const listed: readonly Resource[] = Object.values(resources)

/** What a member of the staff asks for. */
interface StaffRequest extends ContractRequest {
  /** The path of the record that the body changes some fields of. */
  readonly onRecord?: string
  /** The record is saved as a new one. */
  readonly asNew?: boolean
  /** The body of a form, which is no JSON. */
  readonly form?: string
}

const COMMANDS = [
  'health',
  'move-orders',
  'settle-payments',
  'reindex-search',
  'generate-feeds',
  'clear-temp-files',
  'purge',
]
const FILE_TYPES = ['Temp', 'ProductPicture', 'ProductAttachment', 'RichText', 'OrderAttachment', '../Temp']

/** The record whose fields a save has: where the contract reads it. */
function readOf(path: string): string | null {
  const base = path.replace(/\/$/, '').replace('/pickpoint/', '/transportCompanyPickPoint/')
  const found = [`${base}/{id}`, base, base.replace(/\/(\w+)$/, '/{id}/$1')]
  return found.find((each) => document.paths[each]?.['get'] !== undefined) ?? null
}

/** The name of the list that a path is about. */
const listOf = (path: string) => path.split('/')[3] ?? ''

/** The value of a name in a path: mostly one that means something there. */
function pathValue(path: string, name: string): Arbitrary<string> {
  const meant =
    name === 'entity'
      ? fc.constantFrom(...listed.map(({ key }) => key))
      : name === 'name'
        ? fc.constantFrom(...COMMANDS)
        : name === 'type'
          ? fc.constantFrom(...FILE_TYPES)
          : fc.nat(9).map((each) => idOf(name === 'id' ? listOf(path) : name, each))
  return fc.oneof({ weight: 9, arbitrary: meant }, { weight: 1, arbitrary: edgeTexts })
}

const sorts = fc.constantFrom(...listed.flatMap(({ listing: { sort } }) => sort), 'constructor', '')
const sort = fc
  .array(fc.tuple(fc.constantFrom('', '-', '--'), sorts), { minLength: 1, maxLength: 3 })
  .map((keys) => keys.map((each) => each.join('')).join())

const queryValue = ({ name = '', schema = {} }: Parameter): Arbitrary<unknown> =>
  name === 'sort'
    ? fc.oneof(sort, edgeTexts)
    : name === 'format'
      ? fc.constantFrom('csv', 'iso-csv', 'xlsx', 'pdf')
      : name === 'type'
        ? fc.constantFrom(...FILE_TYPES)
        : fc.oneof(ordinary(schema, name), edge(schema, name), edgeTexts)

/** What a query must have and up to four other names: with all of them no list has a record. */
const queryOf = (parameters: readonly Parameter[]): Arbitrary<Readonly<Record<string, unknown>>> =>
  few(
    parameters.filter(({ required }) => required !== true),
    4,
  ).chain((asked) => {
    const all = [...parameters.filter(({ required }) => required === true), ...asked]
    return fc.record(Object.fromEntries(all.map((each) => [each.name ?? '', queryValue(each)])))
  })

/** What a list is filtered by, as a query or the filter of a change of many has it. */
const filterOf = ({ listing: { filters } }: Resource): Arbitrary<Readonly<Record<string, string>>> =>
  few([...Object.keys(filters), 'search', 'ids', 'except', 'no-such'], 3)
    .chain((names) =>
      fc.record(
        Object.fromEntries(
          names.map((name) => {
            const kind = Object.hasOwn(filters, name) ? filters[name]?.type : undefined
            const range =
              kind === 'dateRange' || kind === 'numberRange' ? fc.constantFrom('From', 'To') : fc.constant('')
            return [
              name,
              fc.tuple(
                range,
                fc.oneof(
                  edgeTexts,
                  fc.nat(9).map((each) => idOf(name, each)),
                ),
              ),
            ]
          }),
        ),
      ),
    )
    .map((asked) => Object.fromEntries(Object.entries(asked).map(([name, [end, value]]) => [`${name}${end}`, value])))

/** The field that an action such as `setCategory` or `addTags` changes. */
function fieldOf({ save }: Resource, action: string): readonly [name: string, field: Schema] | undefined {
  const given = save && document.paths[save.path]?.['post']?.requestBody?.content['application/json']?.schema
  const { properties = {} } = resolved(document, given ?? {})
  const name = action.replace(/^(?:set|add|remove)/, '')
  const own = name.charAt(0).toLowerCase() + name.slice(1)
  return Object.entries(properties).find(([each]) => [own, `is${name}`, `${own}Id`, `${own}Type`].includes(each))
}

/** What an action is given: a value of its field, or anything. */
function payloadOf(resource: Resource, action: string): Arbitrary<unknown> {
  const [name, field] = fieldOf(resource, action) ?? []
  const meant =
    field === undefined
      ? fc.oneof(fc.record({ percent: edgeNumbers }), fc.record({ value: fc.oneof(edgeNumbers, edgeTexts) }))
      : fc.record({ value: fc.oneof(ordinary(field, name), edge(field, name)) })
  return fc.oneof({ weight: 4, arbitrary: meant }, { weight: 1, arbitrary: anything })
}

/** Changes of many records of any list. */
const changesOfMany: Arbitrary<StaffRequest> = fc.constantFrom(...listed).chain((resource) =>
  fc
    .record({
      ids: fc.option(
        fc.array(
          fc.nat(9).map((each) => idOf(resource.key, each)),
          { maxLength: 4 },
        ),
      ),
      filter: fc.option(filterOf(resource)),
      expectedCount: fc.option(fc.oneof({ weight: 4, arbitrary: fc.nat(9) }, { weight: 1, arbitrary: edgeNumbers })),
      change: fc
        .constantFrom(...resource.listing.bulk, 'delete', 'export', 'constructor')
        .chain((action) => fc.record({ action: fc.constant(action), payload: payloadOf(resource, action) })),
    })
    .map(({ change, ...chosen }) => ({ ...chosen, ...change }))
    .map((body) => ({
      method: 'POST',
      path: '/api/admin/{entity}/bulk',
      params: { entity: resource.key },
      query: {},
      body,
    })),
)

const exports: Arbitrary<StaffRequest> = fc.constantFrom(...listed).chain((resource) =>
  fc.tuple(filterOf(resource), fc.constantFrom('csv', 'iso-csv', 'xlsx', '')).map(([filter, format]) => ({
    method: 'GET',
    path: '/api/admin/{entity}/export',
    params: { entity: resource.key },
    query: { ...filter, format },
    body: undefined,
  })),
)

const BOUNDARY = 'fuzz'
/** Files that are none, forms that break off. */
const form = fc
  .record({
    name: fc.constantFrom('a.jpg', 'a.svg', 'a.pdf', '../../a.png', 'я.webp', 'a"b.gif', '', 'x'.repeat(5_000)),
    field: fc.constantFrom('file', 'file', 'file', 'other', ''),
    start: fc.constantFrom(
      'GIF89a',
      '%PDF-1.7',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'RIFFxxxxWEBPVP8 ',
      '\0',
      '',
    ),
    length: fc.constantFrom(0, 20, 5_000),
    end: fc.constantFrom(`\r\n--${BOUNDARY}--\r\n`, `\r\n--${BOUNDARY}--\r\n`, '', '\r\n--'),
  })
  .map(
    ({ name, field, start, length, end }) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n${start}${'x'.repeat(length)}${end}`,
  )

function bodyOf(
  method: string,
  path: string,
  operation: Operation,
): Arbitrary<Pick<StaffRequest, 'body' | 'form' | 'onRecord' | 'asNew'>> {
  const content = operation.requestBody?.content ?? {}
  if (content['multipart/form-data'] !== undefined) return form.map((text) => ({ body: undefined, form: text }))
  const given = content['application/json']?.schema
  if (given === undefined) return fc.constant({ body: undefined })
  const schema = resolved(document, given)
  const read = method === 'post' ? readOf(path) : null
  const whole = withEdges(schema).map((body) => ({ body }))
  if (read === null) return whole
  const onRecord = edgesOf(schema).map((body) => ({ body, onRecord: read }))
  if (schema.properties?.['id'] === undefined)
    return fc.oneof({ weight: 3, arbitrary: onRecord }, { weight: 1, arbitrary: whole })
  // Every other one is as a form sends it; with a field at its edge most are refused.
  const asNew = fc.oneof(fc.constant({}), edgesOf(schema)).map((body) => ({ body, onRecord: read, asNew: true }))
  return fc.oneof({ weight: 3, arbitrary: onRecord }, { weight: 2, arbitrary: asNew }, { weight: 1, arbitrary: whole })
}

function requestsOf(path: string, method: string, operation: Operation): Arbitrary<StaffRequest> {
  if (path.endsWith('/{entity}/bulk')) return changesOfMany
  if (path.endsWith('/{entity}/export')) return exports
  const named = (place: Parameter['in']) => (operation.parameters ?? []).filter((each) => each.in === place)
  const names = [...new Set(named('path').map(({ name = '' }) => name))]
  return fc
    .record({
      params: fc.record(Object.fromEntries(names.map((name) => [name, pathValue(path, name)]))),
      query: queryOf(named('query')),
      body: bodyOf(method, path, operation),
    })
    .map(({ params, query, body }) => ({ method: method.toUpperCase(), path, params, query, ...body }))
}

/** Requests of every call of the staff, by `METHOD path`. */
export const staffCalls: ReadonlyMap<string, Arbitrary<StaffRequest>> = new Map(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [
      `${method.toUpperCase()} ${path}`,
      requestsOf(path, method, operation),
    ]),
  ),
)

const sender: Arbitrary<StaffSender> = fc.oneof(
  { weight: 10, arbitrary: fc.constant<StaffSender>('Administrator') },
  { weight: 9, arbitrary: fc.constantFrom<StaffSender>(...staffRoles) },
  { weight: 1, arbitrary: fc.constantFrom<StaffSender>('nobody', 'stranger') },
)

/** Two of three are whole: what is wrong with those is a value at its edge. */
const WHOLE = 2 / 3

const sent = (request: StaffRequest): Arbitrary<WireRequest> =>
  fc.tuple(wireOf(request, WHOLE), sender).map(([wire, sentBy]) => ({
    ...wire,
    target: idsOfList(wire.target, listOf(request.path)),
    body: idsOfList(wire.body, listOf(request.path)),
    sentBy,
    ...(request.onRecord !== undefined && {
      onRecord: request.onRecord.replace(/\{(\w+)\}/g, (_, name: string) =>
        String(request.params[name] ?? idOf(listOf(request.path), wire.body.length)),
      ),
    }),
    ...(request.asNew === true && { asNew: true }),
    ...(request.form !== undefined && {
      body: request.form,
      headers: [...wire.headers.slice(1), ['Content-Type', `multipart/form-data; boundary=${BOUNDARY}`] as const],
    }),
  }))

/** Calls of any resource stand for as many calls as there are resources. */
const OF_ANY_RESOURCE = 12
const everyCall = [...staffCalls].flatMap(([name, requests]) =>
  Array.from({ length: name.includes('{entity}') ? OF_ANY_RESOURCE : 1 }, () => requests.chain(sent)),
)

/** The requests of the call that a number stands for: each call comes again after all others. */
export const staffRequestsAt = (at: number): Arbitrary<WireRequest> => {
  const requests = everyCall[at % everyCall.length]
  if (requests === undefined) throw new Error('The contract has no calls of the staff.')
  return requests
}
