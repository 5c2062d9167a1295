import { render } from '@testing-library/react'
import { RecordScreen } from '../app/record-screen'
import type { Draft } from '../kit/records/drafts'
import { product as productDescriptor } from './product.descriptor'
import { json, staffFixture } from '../testing/staff-fixture'

type Fields = Record<string, unknown>

/** What a path of the product's server answers; a path without an answer is 404. */
export type Answers = Readonly<Record<string, (request: Request) => unknown>>

const PRODUCT = {
  id: '7',
  version: 1,
  name: 'Грунтовка',
  article: 'ГР-1',
  type: 'Simple',
  categoryId: '1',
  availability: 'InStock',
  unit: 'Piece',
  minOrderQuantity: 1,
  quantityStep: 1,
  price: 100,
  vatRate: 'Vat20',
  weightKg: 1,
  seo: {},
}
const PARTS = ['specs', 'pictures', 'relations', 'attachments', 'features', 'competitors'] as const
type PartName = (typeof PARTS)[number]

/** The part that a path reads or saves. */
const partOf = (path: string): PartName | undefined =>
  PARTS.find((part) => new RegExp(`^product/(${part}(/7)?|7/${part})$`).test(path))

/** A product on a server with versions, and its screen over it. */
export function openProduct({
  product = {},
  parts = {},
  answers = {},
  permissions,
  drafts,
}: {
  readonly product?: Fields
  readonly parts?: Partial<Record<PartName, readonly Fields[]>>
  readonly answers?: Answers
  readonly permissions?: readonly string[]
  readonly drafts?: Readonly<Record<string, Omit<Draft, 'savedOn'>>>
} = {}) {
  const records = new Map<string, Fields>([
    ['form', { ...PRODUCT, ...product }],
    ...PARTS.map((part): [string, Fields] => [part, { productId: '7', version: 1, [part]: parts[part] ?? [] }]),
  ])
  const requests: string[] = []
  const bodies: Fields[] = []
  const tagOf = (record: Fields) => `"v${String(record['version'])}"`
  const fixture = staffFixture(async (request) => {
    const path = new URL(request.url).pathname.replace('/api/admin/', '')
    // Said every twenty seconds, whatever else happens.
    if (path === 'presence') return new Response(null, { status: 204 })
    requests.push(`${request.method} ${path}`)
    const answer = answers[`${request.method} ${path}`]
    if (answer !== undefined) {
      const given = await answer(request)
      return given instanceof Response ? given : json(given)
    }
    const name = path.startsWith('product/edition') ? 'form' : partOf(path)
    const record = name === undefined ? undefined : records.get(name)
    if (name === undefined || record === undefined)
      return json({ code: 'not-found', title: 'Нет', status: 404, type: '', traceId: '' }, 404)
    if (request.method === 'GET') return json(record, 200, { ETag: tagOf(record) })
    const body = (await request.json()) as Fields
    bodies.push(body)
    if (request.headers.get('If-Match') !== tagOf(record))
      return json({ code: 'version-conflict', title: 'x', status: 412, type: '', traceId: '' }, 412)
    const next = { ...record, ...body, version: Number(record['version']) + 1 }
    records.set(name, next)
    return json({ id: '7', version: next.version, updatedOn: '', model: next }, 200, { ETag: tagOf(next) })
  }, permissions)
  for (const [key, changes] of Object.entries(drafts ?? {}))
    void fixture.staff.drafts.write(`1:product:7:${key}`, { savedOn: '2026-01-01T10:00:00Z', ...changes })
  location.hash = '#/product/7'
  const dirty: boolean[] = []
  const screen = render(
    <fixture.Wing>
      <RecordScreen descriptor={productDescriptor} id="7" onDirty={(isDirty) => void dirty.push(isDirty)} />
    </fixture.Wing>,
  )
  return {
    ...fixture,
    ...screen,
    requests,
    bodies,
    dirty,
    record: (name: string) => records.get(name) ?? {},
    /** Another staff member saves. */
    edit: (name: string, change: Fields) => {
      const record = records.get(name) ?? {}
      records.set(name, { ...record, ...change, version: Number(record['version']) + 1 })
    },
  }
}
