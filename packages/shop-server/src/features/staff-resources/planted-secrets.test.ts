import {
  adminCalls,
  isPermitted,
  listFiles,
  resources,
  saveCustomer,
  saveOrder,
  saveProduct,
  staffRoles,
  type AdminEndpoint,
  type Filter,
  type Resource,
} from '@prilavok/contracts/admin'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { addDemoRecords } from '@prilavok/demo-shop/testing/inside'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeOwnDatabase } from '../../testing/each-database'
import { PLANTED_IDS, plantSecrets, type Secret } from '../../testing/planted-secrets'
import { readable, secretsIn } from '../../testing/seen-secrets'
import { staffClient, type StaffClient } from '../../testing/staff-client'
import { addOrders } from '../../testing/staff-orders'

const LOGINS = ['admin', 'catalog', 'content', 'orders', 'logist', 'marketing', 'support', 'developer', 'viewer']
/** Streams have no end; this one ends after its first news. */
const STREAMS: ReadonlySet<string> = new Set(['readEvents'])
const NONSENSE = 'такого-нет-нигде-0000'
const all: readonly Resource[] = Object.values(resources)
const encoded = encodeURIComponent

describeOwnDatabase('secrets of guarded fields', (shop) => {
  let secrets: readonly Secret[] = []
  let planted: Readonly<Record<string, string>> = {}
  const fileIds: string[] = []
  const clients = new Map<string, StaffClient>()
  const clientOf = (login: string) => clients.get(login) as StaffClient

  const send = async ({ defaults }: StaffClient, method: string, path: string, body?: unknown, more = {}) => {
    const headers = { ...defaults, ...(body !== undefined && { 'Content-Type': 'application/json' }), ...more }
    const request = new Request(`http://shop.test${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const response = await shop.server.fetch(request)
    return { status: response.status, text: await readable(response) }
  }
  /** Makes requests as a member; says which secrets came back that their roles do not open. */
  function walker(login: string) {
    const client = clientOf(login)
    const { permissions } = client.session
    const closed = secrets.filter(({ permission }) => !isPermitted(permissions, permission))
    const seen = new Set<string>()
    const open = new Set<Secret>()
    const look = (outlet: string, text: string) => {
      for (const each of secretsIn(text, secrets)) open.add(each)
      for (const { field } of secretsIn(text, closed)) seen.add(`${outlet} tells ${login} ${field}`)
    }
    const ask = async (method: string, path: string, body?: unknown, more = {}) => {
      const response = await send(client, method, path, body, more)
      look(`${method} ${path}`, response.text)
      return response
    }
    return { client, permissions, closed, seen, open, ask }
  }
  type Walker = ReturnType<typeof walker>

  const idsOf = (resource: Resource): readonly string[] => {
    const [id] = [planted[resource.key]].filter((each) => each !== undefined)
    return id === undefined ? ['none'] : [id]
  }
  /** The planted record of the resource whose call it is; every record for calls of no one resource. */
  const idsFor = (path: string): readonly string[] => {
    const own = planted[path.split('/')[3] ?? '']
    return own === undefined ? [...Object.values(planted), ...fileIds] : [own]
  }

  /** What a call is asked with besides its path. */
  const queriesOf = (name: string): readonly string[] => {
    if (name === 'findCaller')
      return secrets.flatMap(({ text }) => (text.startsWith('+7') ? [`?phone=${encoded(text)}`] : []))
    if (name === 'exportList') return ['?format=csv', '?format=xlsx']
    if (name === 'listViews') return all.map(({ key }) => `?resource=${encoded(key)}`)
    return ['']
  }

  /** Every call that reads, with the planted records as its id and every resource as its entity. */
  async function readEverything({ ask }: Walker) {
    for (const { method, path, name } of adminCalls) {
      if (method !== 'GET' || STREAMS.has(name)) continue
      const entities = path.includes('{entity}') ? all.map(({ key }) => key) : ['']
      const records = /\{(?:id|productId)\}/.test(path) ? idsFor(path) : ['']
      for (const entity of entities)
        for (const id of records) {
          if (entity !== '' && id !== '' && planted[entity] !== id) continue
          const address = path
            .replace('{entity}', encoded(entity))
            .replace(/\{(?:id|productId|name)\}/, encoded(id))
            .replace('{kind}', 'packing-list')
          for (const query of queriesOf(name)) await ask('GET', address + query)
        }
    }
  }

  /** Every list by every column with its places, and searches and filters that would tell whether a secret is there. */
  async function askLists({ ask, closed, seen }: Walker) {
    for (const { key, list, listing, lookup } of all) {
      for (const sort of listing.sort) await ask('GET', `${list.path}?sort=${sort}&pageSize=1`)
      const texts = Object.entries<Filter>(listing.filters).filter(([, { type }]) => type === 'text')
      const names = ['search', ...texts.map(([name]) => name)]
      const addresses = [
        ...names.map((name) => `${list.path}?${name}=`),
        ...(lookup === undefined ? [] : [`${lookup.search.path}?query=`]),
      ]
      const ofResource = closed.filter(({ field }) => field.startsWith(FIELDS_OF[key] ?? '\0'))
      const found = async (address: string) => (await ask('GET', address)).text.match(/"id":/g)?.length ?? 0
      for (const address of ofResource.length === 0 ? [] : addresses) {
        const none = await found(address + NONSENSE)
        for (const { field, text } of ofResource)
          if ((await found(address + encoded(text))) !== none) seen.add(`${address} finds ${field}`)
      }
    }
  }

  /** Saves of what a form shows, the second one too late, and changes of many: responses and problems. */
  async function write({ ask, closed, seen }: Walker) {
    for (const { key, read, save, listing } of all) {
      for (const id of idsOf(resources[key as keyof typeof resources])) {
        if (read !== undefined && save !== undefined && id !== 'none') {
          const path = read.path.replace('{id}', encoded(id))
          const form = await ask('GET', path)
          const json = /^\{.*\}$/m.exec(form.text)?.[0]
          if (form.status === 200 && json !== undefined) {
            const body = JSON.parse(json) as object
            for (const version of [undefined, 0]) {
              const sent = version === undefined ? body : { ...body, version }
              await ask(save.method, save.path.replace('{id}', encoded(id)), sent)
            }
          }
        }
        for (const action of listing.bulk.filter((each) => !['delete', 'export', 'notify'].includes(each)))
          await ask('POST', `/api/admin/${key}/bulk`, { action, ids: [id], payload: { value: null } })
        const counted = async (phone: string) => {
          const change = { action: listing.bulk[0] ?? 'setStatus', filter: { phone }, expectedCount: 77 }
          const { status, text } = await ask('POST', `/api/admin/${key}/bulk`, change)
          return `${status} ${/"count":\d+/.exec(text)?.[0] ?? ''}`
        }
        const ofResource = closed.filter(({ field }) => field.startsWith(FIELDS_OF[key] ?? '\0'))
        const none = ofResource.length === 0 ? '' : await counted(NONSENSE)
        for (const { field, text } of ofResource)
          if ((await counted(text)) !== none) seen.add(`changes of ${key} count ${field}`)
      }
    }
    await ask('POST', '/api/admin/transportCompanyPickPoint/search/', { query: 'Москва' })
  }

  /** The addresses that file calls give, opened; and what the library finds by the name of a document. */
  async function openFiles({ ask, closed, seen }: Walker) {
    const found = async (text: string) =>
      (await ask('GET', `${listFiles.path}?search=${encoded(text)}`)).text.match(/"id":/g)?.length ?? 0
    for (const { field, text } of closed.filter((each) => each.field === 'order.attachments.name'))
      if ((await found(text)) !== 0) seen.add(`the library of files finds ${field}`)
    for (const id of fileIds) {
      await ask('GET', `${listFiles.path}?ids=${id}`)
      await ask('POST', `/api/admin/fileStorage/${id}/takeBack`)
      const { text } = await ask('GET', `/api/admin/fileStorage/url/${id}`)
      const url = /"url":"([^"]+)"/.exec(text)?.[1]
      if (url !== undefined)
        await ask('GET', new URL(url, 'http://shop.test').pathname + new URL(url, 'http://shop.test').search)
      await ask('DELETE', `/api/admin/fileStorage/OrderAttachment/${id}`)
    }
  }

  /** What the stream of events tells from its beginning. */
  async function hear({ client, ask }: Walker) {
    await ask('POST', '/api/admin/presence', { resource: 'customer', id: PLANTED_IDS.customer, state: 'viewing' })
    const { defaults: headers } = client
    const request = new Request('http://shop.test/api/admin/events', {
      headers: { ...headers, 'Last-Event-ID': '1-1' },
    })
    const reader = (await shop.server.fetch(request)).body?.getReader()
    let text = ''
    while (reader !== undefined && !text.includes(': open'))
      text += new TextDecoder().decode((await reader.read()).value)
    await reader?.cancel()
    return text
  }

  const FIELDS_OF: Readonly<Record<string, string>> = {
    customer: 'customer.',
    order: 'order.',
    orderInProcess: 'draft.',
    productcomment: 'product_comment.',
    'store-feedback': 'store_feedback.',
    'user-product-questions': 'user_product_question.',
    productStockSubscriber: 'product_stock_subscriber.',
  }

  beforeAll(async () => {
    await addOrders(shop.server)
    await addDemoRecords(shop.server.db)
    const field = await plantSecrets(shop.server, ids.cement)
    const { written, plant } = field
    planted = {
      ...PLANTED_IDS,
      product: ids.cement,
      productcomment: written['product_comment'] ?? '',
      'store-feedback': written['store_feedback'] ?? '',
      'user-product-questions': written['user_product_question'] ?? '',
    }
    for (const login of LOGINS) clients.set(login, await staffClient(shop.server, login))
    const admin = clientOf('admin')
    // A document of the order, and saves that leave secrets in histories.
    const form = new FormData()
    form.append(
      'file',
      new File([`%PDF-1.4 ${plant('order.attachments.bytes')}`], `${plant('order.attachments.name')}.pdf`),
    )
    const uploaded = await shop.server.fetch(
      new Request('http://shop.test/api/admin/fileStorage/?type=OrderAttachment', {
        method: 'POST',
        headers: admin.defaults,
        body: form,
      }),
    )
    const file = (await uploaded.json()) as { readonly id: string }
    fileIds.push(file.id)
    const change = async (save: AdminEndpoint, id: string, more: object) => {
      const { read } = all.find((each) => each.save === save) as Resource
      const { data } = await admin.call(read as AdminEndpoint, { params: { id } } as never)
      const saved = await admin.call(save, { body: { ...(data as object), ...more } } as never)
      expect(saved.problem, save.name).toBeNull()
    }
    const former = { secondaryPhone: plant('customer.formerPhone'), comment: plant('customer.formerComment') }
    await change(saveCustomer, PLANTED_IDS.customer, former)
    await change(saveCustomer, PLANTED_IDS.customer, {
      secondaryPhone: plant('customer.latterPhone'),
      comment: plant('customer.latterComment'),
    })
    await change(saveOrder, PLANTED_IDS.order, { managerComment: plant('order.formerComment'), attachments: [file] })
    await change(saveProduct, ids.cement, { purchasePrice: 82828.28 })
    const prices = ['71717.17', '82828.28'].map((text) => ({
      field: 'product.purchasePrice',
      text,
      permission: 'product:read-purchase-price',
    }))
    const state = {
      filters: { phone: [plant('customer.viewPhone')] },
      columns: [],
      search: plant('customer.viewSearch'),
    }
    const view = { resource: 'customer', name: 'Наши', isShared: true, isDefault: false, state }
    expect((await send(admin, 'POST', '/api/admin/views', view)).status).toBe(200)
    secrets = [...field.secrets.filter(({ field: each }) => each !== 'product.purchasePrice'), ...prices]
  }, 120_000)

  it('are planted in records of every resource that guards any', () => {
    expect(staffRoles.length).toBe(LOGINS.length)
    expect(secrets.length).toBeGreaterThan(70)
  })

  describe.each(LOGINS)('as %s', (login) => {
    it('leave the server by no outlet that the role does not open', async () => {
      const walk = walker(login)
      await readEverything(walk)
      await askLists(walk)
      await write(walk)
      await openFiles(walk)
      const heard = secretsIn(await hear(walk), walk.closed).map(({ field }) => `events tell ${login} ${field}`)
      expect([...walk.seen, ...heard]).toEqual([])
      // What everything opens is found, so a walk that finds nothing has looked.
      if (login === 'admin')
        expect(secrets.filter((each) => !walk.open.has(each)).map(({ field }) => field)).toEqual([])
      else expect(walk.closed.length > 0 || walk.open.size > 0).toBe(true)
    }, 240_000)
  })
})
