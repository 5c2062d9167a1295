import { resources, type AdminEndpoint } from '@prilavok/contracts/admin'
import { beforeAll, expect, it } from 'vitest'
import { addDemoRecords } from '@prilavok/demo-shop/testing/inside'
import { describeOwnDatabase } from '../../testing/each-database'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { pngOf } from '../../testing/sample-files'
import { staffClient, type StaffClient } from '../../testing/staff-client'
import { addOrders } from '../../testing/staff-orders'

type Fields = Readonly<Record<string, unknown>>
type Key = keyof typeof resources

const HEALTH = expect.objectContaining({ name: 'health' }) as unknown

const edited = (path: string) => [`GET ${path}/edition/{id}`, `POST ${path}/edition/`]
const found = (path: string, ...more: readonly string[]) => [
  `GET ${path}/short/search?query=`,
  // The client leaves out what is empty.
  `GET ${path}/short/search`,
  `GET ${path}/short/{id}`,
  ...more.map((each) => `GET ${path}/short/${each}`),
]

/** The calls of each entity, as the specification writes their addresses. */
const ENTITIES: readonly (readonly [string, Key, readonly string[]])[] = [
  ['[ADMIN-ENT-01]', 'product', ['GET product/preview', ...edited('product'), ...found('product')]],
  ['[ADMIN-ENT-09]', 'category', [...edited('category'), ...found('category', 'list?ids={id}')]],
  ['[ADMIN-ENT-11]', 'manufacturer', [...edited('manufacturer'), ...found('manufacturer', 'list?ids={id}')]],
  ['[ADMIN-ENT-12]', 'spec', [...edited('spec'), ...found('spec', 'search?query=&withSearchCodeOnly=false')]],
  ['[ADMIN-ENT-14]', 'specGroups', ['GET specGroups/preview', ...edited('specGroups'), ...found('specGroups')]],
  [
    '[ADMIN-ENT-17]',
    'modification-question-answer',
    ['GET modification-question-answer/preview', ...edited('modification-question-answer')],
  ],
  ['[ADMIN-ENT-18]', 'feature', edited('feature')],
  [
    '[ADMIN-ENT-19]',
    'product-feature',
    ['GET product-feature/preview', ...edited('product-feature'), ...found('product-feature')],
  ],
  [
    '[ADMIN-ENT-20]',
    'productRelationTypes',
    ['GET productRelationTypes/preview', ...edited('productRelationTypes'), ...found('productRelationTypes')],
  ],
  ['[ADMIN-ENT-21]', 'predefinedBlock', ['GET predefinedBlock/preview', ...edited('predefinedBlock')]],
  ['[ADMIN-ENT-22]', 'dynamic-category', ['GET dynamic-category/preview']],
  [
    '[ADMIN-ENT-23]',
    'dynamic-category-template',
    ['GET dynamic-category-template/preview', ...edited('dynamic-category-template')],
  ],
  ['[ADMIN-ENT-24]', 'customer', ['GET customer/preview', ...edited('customer'), 'GET customer/search?query=']],
  ['[ADMIN-ENT-25]', 'order', ['GET order/preview', ...edited('order')]],
  ['[ADMIN-ENT-26]', 'orderInProcess', ['GET orderInProcess/preview', 'GET orderInProcess/edition/{id}']],
  [
    '[ADMIN-ENT-27]',
    'transportCompanyPickPoint',
    ['GET transportCompanyPickPoint/preview', 'GET transportCompanyPickPoint/edition/{id}', 'POST pickpoint/edition/'],
  ],
  [
    '[ADMIN-ENT-28]',
    'addressCity',
    [
      'GET addressCity/preview',
      'GET addressCity/preview/{id}',
      ...edited('addressCity'),
      'GET addressCity/search?query=',
      'GET addressCity/search/v2?query=Моск',
    ],
  ],
  ['[ADMIN-ENT-30]', 'blogPost', ['GET blogPost/preview', ...edited('blogPost')]],
  ['[ADMIN-ENT-31]', 'feed', ['GET feed/preview', ...edited('feed')]],
  ['[ADMIN-ENT-32]', 'productcomment', ['GET productcomment/preview', ...edited('productcomment')]],
  ['[ADMIN-ENT-33]', 'store-feedback', ['GET store-feedback/preview', ...edited('store-feedback')]],
  ['[ADMIN-ENT-34]', 'productStockSubscriber', ['GET productStockSubscriber/preview']],
  [
    '[ADMIN-ENT-35]',
    'user-product-questions',
    ['GET user-product-questions/preview', ...edited('user-product-questions')],
  ],
  ['[ADMIN-ENT-37]', 'survey', ['GET survey/preview']],
  ['[ADMIN-ENT-40]', 'log', ['GET log/preview']],
]

/** The enumerations by the ends of their addresses. */
const ENUMERATIONS = [
  ['[ADMIN-ENUM-01]', 'categoryTag'],
  ['[ADMIN-ENUM-02]', 'productTag'],
  ['[ADMIN-ENUM-03]', 'productAvailabilityType'],
  ['[ADMIN-ENUM-04]', 'productType'],
  ['[ADMIN-ENUM-05]', 'feedType'],
  ['[ADMIN-ENUM-06]', 'feedIncludingStrategy'],
  ['[ADMIN-ENUM-07]', 'transportCompanies'],
  ['[ADMIN-ENUM-08]', 'transportCompanyPickPointPayments'],
  ['[ADMIN-ENUM-09]', 'orderStatuses'],
  ['[ADMIN-ENUM-10]', 'productCommentStatuses'],
  ['[ADMIN-ENUM-11]', 'clientRatings'],
  ['[ADMIN-ENUM-12]', 'orderPrePaymentMethods'],
  ['[ADMIN-ENUM-13]', 'categoryFilterTypes'],
  ['[ADMIN-ENUM-14]', 'category-grouping-types'],
  ['[ADMIN-ENUM-15]', 'modificationRelationTypes'],
  ['[ADMIN-ENUM-16]', 'store-feedback-statuses'],
  ['[ADMIN-ENUM-17]', 'transportCompanyOrderStatuses'],
  ['[ADMIN-ENUM-18]', 'user-product-question-statuses/'],
] as const

describeOwnDatabase('addresses of the staff API', (shop) => {
  let admin: StaffClient
  beforeAll(async () => {
    admin = await staffClient(shop.server, 'admin')
    await addOrders(shop.server)
    await addDemoRecords(shop.server.db)
  })

  async function send(method: string, path: string, body?: Fields) {
    const response = await shop.server.fetch(
      new Request(`http://shop.test/api/admin/${path}`, {
        method,
        headers: {
          ...admin.defaults,
          'Content-Type': 'application/json',
          ...(body?.['version'] !== undefined && { 'If-Match': `"v${String(body['version'])}"` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
    const json: unknown = await response.json()
    return { status: response.status, json }
  }
  const rowsOf = (json: unknown): readonly Fields[] =>
    (Array.isArray(json) ? json : (json as { readonly items: unknown }).items) as readonly Fields[]

  it.each(ENTITIES)('%s %s: each call finds, reads or saves the same record', async (_, key, calls) => {
    const { data } = await admin.call(resources[key].list as AdminEndpoint, { query: {} } as never)
    const id = String((data as { readonly items: readonly Fields[] }).items[0]?.['id'])
    let edition: Fields = {}
    for (const call of calls) {
      const [method = '', template = ''] = call.split(' ')
      const { status, json } = await send(method, template.replace('{id}', id), method === 'POST' ? edition : undefined)
      expect([call, status]).toEqual([call, 200])
      if (method === 'POST') {
        expect(json).toMatchObject({ id, version: Number(edition['version']) + 1 })
      } else if (template.includes('{id}') && !template.includes('?')) {
        expect(json).toMatchObject({ id })
        if (template.includes('/edition/')) edition = json as Fields
      } else expect([call, rowsOf(json).map((row) => row['id'])]).toEqual([call, expect.arrayContaining([id])])
    }
  })

  it('finds, reads and saves the options of a spec [ADMIN-ENT-13]', async () => {
    const [option] = rowsOf((await send('GET', 'specOption/short/search?query=')).json)
    const specId = String(option?.['specId'])
    const ofSpec = rowsOf((await send('GET', `specOption/short/search?query=&specId=${specId}`)).json)
    expect(new Set(ofSpec.map((each) => each['specId']))).toEqual(new Set([specId]))
    expect((await send('GET', `specOption/short/${String(option?.['id'])}`)).json).toEqual(option)
    const created = await send('POST', 'specOption/edition/', { specId, name: 'Новый вариант', version: 0 })
    expect(created.status).toBe(200)
  })

  it('reads a region and finds it by its name [ADMIN-ENT-29]', async () => {
    const [region] = rowsOf((await send('GET', 'addressRegion/search?query=')).json)
    expect(typeof region?.['name']).toBe('string')
    const read = await send('GET', `addressRegion/preview/${String(region?.['id'])}`)
    expect(read.json).toMatchObject({ id: region?.['id'], name: region?.['name'] })
    const found = await send('GET', `addressRegion/search?query=${encodeURIComponent(String(region?.['name']))}`)
    expect(rowsOf(found.json).map((each) => each['id'])).toContain(region?.['id'])
  })

  it.each<[string, string, Fields | null, object]>([
    ...['specs', 'relations', 'pictures', 'attachments'].map((part): [string, string, Fields, object] => [
      '[ADMIN-ENT-06]',
      `POST product/${part}`,
      { productId: ids.cement, [part]: [], version: 1 },
      { id: ids.cement, model: { productId: ids.cement, [part]: [] } },
    ]),
    [
      '[ADMIN-ACT-05]',
      'POST product/features',
      { productId: ids.cement, features: [], version: 1 },
      { id: ids.cement, model: { features: [] } },
    ],
    [
      '[ADMIN-ACT-17]',
      'POST providerProduct/add',
      { ProductId: ids.cement, ProviderName: 'Лемана', Article: 'L-7' },
      { id: expect.any(String), version: 1 },
    ],
    [
      '[ADMIN-ACT-02]',
      'POST product/merged',
      { ProviderName: 'Лемана', Article: 'L-7', ProductId: ids.cement },
      { productId: ids.cement, merged: false },
    ],
    [
      '[ADMIN-ACT-16]',
      'POST providerProduct/suggest',
      { providerName: 'Лемана', article: 'L-7' },
      { items: [{ id: ids.cement }] },
    ],
    [
      '[ADMIN-ACT-26]',
      `GET providerProduct/byproduct/${ids.cement}`,
      null,
      { items: expect.arrayContaining([expect.objectContaining({ article: 'L-7' })]) },
    ],
    [
      '[ADMIN-ACT-07]',
      'POST product/parse-competitor',
      { url: 'https://shop.example/cement-m500' },
      { competitorName: 'shop.example', name: 'cement m500' },
    ],
    [
      '[ADMIN-ACT-10]',
      'POST transportCompanyPickPoint/search/',
      { cityId: ids.moscow, transportCompany: 'Kit' },
      { items: expect.arrayContaining([expect.objectContaining({ id: ids.kitMoscow })]), clusters: null },
    ],
    [
      '[ADMIN-ACT-13]',
      'POST category/filters',
      { categoryId: 'cat-mix', filters: [] },
      { id: 'cat-mix', model: { filters: [] } },
    ],
    ['[TERM-02]', 'GET terminal/command/list', null, { items: expect.arrayContaining([HEALTH]) }],
  ])('%s %s is the address that the specification writes', async (_, call, body, expected) => {
    const [method = '', path = ''] = call.split(' ')
    const { status, json } = await send(method, path, body ?? undefined)
    expect([status, json]).toMatchObject([200, expected])
  })

  it('finds a modification by its parents and saves its relations [ADMIN-ACT-14] [ADMIN-ACT-15]', async () => {
    const [parent] = rowsOf((await send('GET', 'modification/preview?isBase=true')).json)
    const found = await send('POST', `modification/by-parents?ids=${String(parent?.['id'])}`)
    const modificationId = String((found.json as Fields)['id'])
    expect(found).toMatchObject({ status: 200, json: { isBase: false, rootId: parent?.['id'] } })
    const items = [{ relatedModificationId: parent?.['id'], type: 'Parent', note: 'основа', displayOrder: 0 }]
    const saved = await send('POST', 'modification/relations', { modificationId, items, version: 1 })
    expect(saved).toMatchObject({ status: 200, json: { id: modificationId, model: { items } } })
  })

  it('says the addresses of a stored file and of its preview [FILE-02] [FILE-03]', async () => {
    const body = new FormData()
    body.append('file', new File([pngOf(1)], 'a.png'))
    const request = new Request('http://shop.test/api/admin/fileStorage/?type=RichText', {
      method: 'POST',
      headers: admin.defaults,
      body,
    })
    const file = (await (await shop.server.fetch(request)).json()) as Fields
    const id = String(file['id'])
    expect((await send('GET', `fileStorage/url/${id}`)).json).toEqual({ url: file['url'], expiresOn: null })
    expect((await send('GET', `fileStorage/previewUrl/${id}`)).json).toEqual({
      url: file['previewUrl'],
      expiresOn: null,
    })
  })

  it('shows all of a question to the staff [ADMIN-ENT-36]', async () => {
    const [question] = rowsOf((await send('GET', 'user-product-questions/preview')).json)
    const { json } = await send('GET', `user-product-questions/edition/${String(question?.['id'])}`)
    expect(Object.keys(json as object)).toEqual(
      expect.arrayContaining([
        ...['id', 'productId', 'userName', 'question', 'phone', 'email', 'createdOn', 'status', 'answer'],
      ]),
    )
  })

  it('lists the answers of surveys by a call of their own [ADMIN-ENT-38]', async () => {
    const answers = rowsOf((await send('GET', 'survey-answer/preview')).json)
    expect(answers.length).toBeGreaterThan(0)
  })

  it.each(ENUMERATIONS)('%s reads the values of enum/%s with their names', async (_, path) => {
    const { status, json } = await send('GET', `enum/${path}`)
    expect(status).toBe(200)
    const values = rowsOf(json)
    expect(values.length).toBeGreaterThan(1)
    for (const { id, name } of values) {
      expect(id).toMatch(/^\w+$/)
      expect(name).toMatch(/\S/)
    }
  })
})
