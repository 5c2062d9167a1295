import {
  addressOf,
  calculateCart,
  confirmOrder,
  loadOrder,
  parseResponse,
  readProblem,
  type EndpointMap,
} from '@prilavok/contracts'
import { createShop, defaultSettings } from '@prilavok/core'
import { createTestEffects } from '@prilavok/core/testing'
import { ru } from '@prilavok/widgets/labels/ru'
import { mounts } from '@prilavok/widgets/mounts'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it, vi } from 'vitest'
import type { PrilavokConfig } from '../../packages/embed/src/page-api/config'
import { checkConfig } from '../../packages/embed/src/page-api/check-config'
import { root } from '../ensure.mjs'
import { snippetFiles } from './snippets.mjs'
import { codesIn, rowsOf } from './tables.mjs'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const readJson = (path: string): unknown => JSON.parse(read(path))
const sorted = (names: Iterable<string>) => [...names].sort()

const featurePages = readdirSync(join(root, 'docs/features')).filter((name) => name !== 'README.md')
/** Where requests of a page are made outside of its feature: the whole order is sent by the flows, a recording by the devtools. */
const ALSO_OF: Readonly<Record<string, readonly string[]>> = {
  'checkout.md': ['packages/core/src/flows'],
  'recording.md': ['packages/devtools/src/recorder', 'packages/devtools/src/replay'],
}
const foldersOf = (page: string) => [`packages/core/src/${page.replace('.md', '')}`, ...(ALSO_OF[page] ?? [])]
const sourcesIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)
const flattened = (group: object, path = ''): [string, unknown][] =>
  Object.entries(group).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
      ? flattened(value, `${path}${key}.`)
      : [[path + key, value]],
  )

/** The property names of the interfaces of a file, by interface; a reference to another interface of it is followed by `fieldsOf`. */
function interfacesOf(path: string) {
  const source = ts.createSourceFile(path, read(path), ts.ScriptTarget.ES2022, true)
  const found = new Map<string, ts.NodeArray<ts.TypeElement>>()
  for (const statement of source.statements)
    if (ts.isInterfaceDeclaration(statement)) found.set(statement.name.text, statement.members)
  const namesOf = (members: Iterable<ts.TypeElement>) =>
    [...members].flatMap(({ name }) => (name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : []))
  const fieldsOf = (type: ts.Node | undefined): string[] => {
    if (type === undefined) return []
    if (ts.isTypeLiteralNode(type)) return namesOf(type.members)
    if (ts.isIntersectionTypeNode(type)) return type.types.flatMap(fieldsOf)
    return namesOf(found.get(type.getText()) ?? [])
  }
  const members = (name: string) => [...(found.get(name) ?? [])].filter(ts.isPropertySignature)
  return {
    names: (name: string) => namesOf(members(name)),
    fields: (name: string) =>
      new Map(members(name).map((member) => [namesOf([member])[0] ?? '', fieldsOf(member.type)])),
  }
}

/** What the check of a page says to settings. */
function remarks(config: PrilavokConfig): readonly unknown[] {
  const { effects, reports } = createTestEffects()
  const tell = vi.fn()
  checkConfig(config, undefined, createShop(effects, config, { isChecked: true }).settings, tell)
  return [...tell.mock.calls, ...reports]
}

describe('the pages of the features', () => {
  const rows = featurePages.flatMap((name) => rowsOf(read(`docs/features/${name}`), 'Widget'))
  const attributesOf = (widget: string) =>
    rows.filter(({ Widget }) => codesIn(Widget)[0] === widget).flatMap(({ Attributes }) => codesIn(Attributes))

  it('have a row for every widget that a page can ask for, and for no other', () => {
    expect(sorted(rows.flatMap(({ Widget }) => codesIn(Widget)))).toEqual(sorted(mounts.map(({ name }) => name)))
    expect(sorted(rowsOf(read('docs/start/cms.md'), 'Widget').flatMap(({ Widget }) => codesIn(Widget)))).toEqual(
      sorted(mounts.map(({ name }) => name)),
    )
  })

  it.each(mounts.map(({ name, readProps }) => [name, readProps] as const))(
    'name the attributes of %s as it reads them',
    (name, readProps) => {
      const asked = new Set<string>()
      // "1" is right for every other attribute, so that all of them are read.
      const special = new Map([
        ['near', '1, 1'],
        ['available', 'true'],
        ['field', 'price'],
      ])
      const read = readProps(
        new Proxy({}, { get: (_, key) => (asked.add(String(key)), special.get(String(key)) ?? '1') }),
      )
      expect(read).toHaveProperty('props')
      const written = [...asked].map((key) => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`)
      expect(sorted(attributesOf(name))).toEqual(sorted(written))
    },
  )

  it('name the calls that the feature makes, and the back end page names them all', () => {
    const { paths } = readJson('packages/contracts/openapi.json') as {
      paths: Record<string, Record<string, { operationId: string }>>
    }
    const requests = new Map(
      Object.entries(paths).flatMap(([path, calls]) =>
        Object.entries(calls).map(
          ([method, { operationId }]) => [operationId, `${method.toUpperCase()} ${path}`] as const,
        ),
      ),
    )
    const made = featurePages.flatMap((page) => {
      const words = new Set(
        foldersOf(page).flatMap((folder) => sourcesIn(folder).flatMap((path) => read(path).match(/\w+/g) ?? [])),
      )
      const calls = [...requests.keys()].filter((name) => words.has(name))
      const [, section = ''] = /## Calls\n([^#]*)/.exec(read(`docs/features/${page}`)) ?? []
      expect([page, sorted(codesIn(section))]).toEqual([page, sorted(calls)])
      return calls
    })
    const rows = rowsOf(read('docs/guides/back-end.md'), 'Call').map((row) => [
      codesIn(row['Call'])[0],
      codesIn(row['Request'])[0],
    ])
    expect(sorted(rows.map(([name = '']) => name))).toEqual(sorted(new Set(made)))
    for (const [name = '', request] of rows) expect([name, request]).toEqual([name, requests.get(name)])
  })
})

describe('the page of events and commands', () => {
  const page = read('docs/guides/events-and-commands.md')

  it('[EMBED-07] names every event and what it tells', () => {
    const { fields } = interfacesOf('packages/embed/src/page-api/page-events.ts')
    const rows = rowsOf(page, 'Event').map(({ Event, Detail }) => [codesIn(Event)[0], sorted(codesIn(Detail))])
    expect(rows).toEqual([...fields('PageEvents')].map(([event, names]) => [event, sorted(names)]))
  })

  it('names every command', () => {
    const own = interfacesOf('packages/embed/src/page-api/prilavok.ts')
      .names('Prilavok')
      .filter((name) => !['version', 'shop', 'cart', 'product', 'analytics'].includes(name))
    const cart = interfacesOf('packages/embed/src/page-api/cart-commands.ts')
      .names('CartCommands')
      .map((name) => `cart.${name}`)
    const product = interfacesOf('packages/embed/src/page-api/product-commands.ts')
      .names('ProductCommands')
      .map((name) => `product.${name}`)
    const analytics = interfacesOf('packages/embed/src/page-api/analytics-commands.ts')
      .names('AnalyticsCommands')
      .map((name) => `analytics.${name}`)
    const rows = rowsOf(page, 'Command').map(({ Command }) => codesIn(Command)[0]?.replace(/\(.*/, '') ?? '')
    expect(sorted(rows)).toEqual(sorted([...own, ...cart, ...product, ...analytics]))
  })
})

describe('the page of the settings', () => {
  const [shop, page] = ['Default', 'Example'].map((column) =>
    rowsOf(read('docs/guides/settings.md'), 'Setting')
      .filter((row) => column in row)
      .map((row) => [codesIn(row['Setting'])[0] ?? '', codesIn(row[column])[0] ?? ''] as const),
  )

  it('names every setting of the shop with its default', () => {
    expect(Object.fromEntries((shop ?? []).map(([name, value]) => [name, JSON.parse(value) as unknown]))).toEqual(
      Object.fromEntries(flattened(defaultSettings)),
    )
  })

  it('[EMBED-12] names every setting of a page with an example that is right', () => {
    expect((page ?? []).map(([name]) => name)).toEqual([
      'lang',
      'devtools',
      'recorder',
      'fontSize',
      'labels',
      'api.origin',
      'api.endpoints',
      'api.timeoutMs',
    ])
    for (const [name, value] of page ?? []) {
      const example: unknown = JSON.parse(value)
      const [group = '', key] = name.split('.')
      expect(remarks({ [group]: key === undefined ? example : { [key]: example } } as PrilavokConfig)).toEqual([])
    }
  })
})

it('[EMBED-10] the page of the labels names every group of texts', () => {
  expect(sorted(rowsOf(read('docs/guides/labels.md'), 'Group').flatMap(({ Group }) => codesIn(Group)))).toEqual(
    sorted(Object.keys(ru)),
  )
})

describe('JSON on the pages', () => {
  const scripts = snippetFiles(root)
    .filter((path) => path.endsWith('.html'))
    .flatMap((path) =>
      [...read(`docs/snippets/${path}`).matchAll(/id="prilavok-config">([^]*?)<\/script>/g)].map(
        ([, text = '']) => [path, JSON.parse(text) as PrilavokConfig] as const,
      ),
    )
  const endpoints = readJson('docs/snippets/guides/endpoints.json') as PrilavokConfig
  const redirects = readJson('docs/snippets/features/redirect-hosts.json') as PrilavokConfig

  it.each([
    ...scripts,
    ['guides/endpoints.json', endpoints] as const,
    ['features/redirect-hosts.json', redirects] as const,
  ])('[EMBED-12] of %s holds settings that are right', (_, config) => {
    expect(remarks(config)).toEqual([])
    for (const [group, texts] of Object.entries(config.labels ?? {}))
      expect(Object.keys(ru[group as keyof typeof ru])).toEqual(expect.arrayContaining(Object.keys(texts)))
  })

  it('sends calls to other addresses', () => {
    const map: EndpointMap = endpoints.api?.endpoints ?? {}
    expect(Object.keys(map)).toEqual([calculateCart.name, loadOrder.name, confirmOrder.name])
    expect(addressOf(confirmOrder, { params: { id: 'a1' } }, map)).toEqual({
      method: 'POST',
      address: '/v2/drafts/a1/order',
    })
  })

  it('is a response and a problem as in the contract', async () => {
    const cart = await parseResponse(calculateCart, readJson('docs/snippets/guides/calculated-cart.json'))
    expect(cart).toMatchObject({ ok: true, dropped: [], value: { total: 524_050 } })
    expect(await readProblem(readJson('docs/snippets/guides/problem.json'))).toMatchObject({
      code: 'out-of-stock',
      status: 409,
    })
  })
})
