import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '@prilavok/shop-server/handler'
import { createPages } from '../pages'
import { takeDatabase } from '@prilavok/shop-server/testing/kept-databases'

const options = [
  { label: 'a', value: '</script><script>alert(1)</script>' },
  { label: 'b', value: '<!--' },
]
let database: OpenDatabase
let fetchPage: (headers?: Record<string, string>) => Promise<Response>
beforeAll(async () => {
  database = await takeDatabase()
  const pages = createPages({
    db: database.db,
    now: () => Date.parse('2026-10-10T09:00:00Z'),
    bundle: (build) => ({ build, stub: '/bundle/stub.js', script: `/bundle/${build}.js` }),
  })
  fetchPage = async (headers = {}) => pages.request('/about/', { headers })
})
afterEach(() => database.db.deleteFrom('experiment').execute())
afterAll(() => database.close())

const addExperiment = () =>
  database.db
    .insertInto('experiment')
    .values({
      name: '</script><b>',
      description: '</script><img src=x> for the staff alone',
      definition: JSON.stringify({ options }),
      started_on: new Date(0),
    })
    .execute()

interface PageConfig {
  readonly experiments?: { readonly running: readonly object[] }
  readonly analytics?: object
}

async function read() {
  const text = await (await fetchPage()).text()
  const json = /<script type="application\/json" id="prilavok-config">(.*?)<\/script>/.exec(text)?.[1] ?? ''
  return { text, json, config: JSON.parse(json) as PageConfig }
}

it('pages of a shop without experiments are told of none', async () => {
  const { config } = await read()
  expect(config).not.toHaveProperty('experiments')
  expect(config).not.toHaveProperty('analytics')
})

it('pages are given experiments without what is for the staff; no text of theirs leaves the script element', async () => {
  await addExperiment()
  const { text, json, config } = await read()
  expect(config.experiments).toEqual({ running: [{ name: '</script><b>', options }] })
  expect(config.analytics).toEqual({ host: '/' })
  expect(json).not.toContain('<')
  expect(text).not.toContain('alert(1)</script>')
  expect(text).not.toContain('for the staff alone')
})

it('a decision holds from the next load on, also where the page is held already; what is taken off is on none', async () => {
  await addExperiment()
  const tag = (await fetchPage()).headers.get('etag') ?? ''
  const statusOf = async () => (await fetchPage({ 'If-None-Match': tag })).status
  expect(await statusOf()).toBe(304)
  await database.db
    .updateTable('experiment')
    .set({ decided_label: 'b', decided_on: new Date(0) })
    .execute()
  expect(await statusOf()).toBe(200)
  expect((await read()).config.experiments?.running).toMatchObject([{ decided: 'b' }])
  await database.db.updateTable('experiment').set({ is_on_pages: false }).execute()
  const { config } = await read()
  expect(config).not.toHaveProperty('experiments')
  expect(config).not.toHaveProperty('analytics')
})
