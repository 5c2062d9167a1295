import { categoryResource, featureResource, specOptionResource, specResource } from '@prilavok/contracts/admin'
import { expect, it } from 'vitest'
import { readRecord } from './save-record'
import { testClient } from '../../testing/test-client'
import { loadListPage } from './list-or-lookup'

/** A client of a server that answers some paths and has no others. */
function open(paths: Readonly<Record<string, unknown>>) {
  const asked: string[] = []
  const client = testClient((request) => {
    const { pathname, search } = new URL(request.url)
    const path = pathname.replace('/api/admin/', '')
    asked.push(path + search)
    const isKnown = Object.hasOwn(paths, path)
    const body = isKnown ? paths[path] : { code: 'not-found', title: 'Нет', status: 404, type: '', traceId: '' }
    return new Response(JSON.stringify(body), { status: isKnown ? 200 : 404 })
  })
  return { client, asked }
}
const { signal } = new AbortController()
const found = { items: [{ id: '7', name: 'Цвет' }] }
const paging = { pageIndex: 1, pageSize: 100, pageCount: 1, totalCount: 0, totalIsExact: true }

it('characteristics and categories are listed by their look-up where a server has no list, by the list where it has one [ADMIN-12]', async () => {
  const old = open({ 'spec/short/search': found, 'category/short/search': found })
  for (const resource of [specResource, categoryResource]) {
    const page = await loadListPage(old.client, resource, { search: ['цвет'], pageIndex: 1 }, signal)
    expect(page).toMatchObject({ items: [{ id: '7' }], paging: { totalCount: 1, pageCount: 1 } })
  }
  expect(old.asked.filter((each) => each.includes('short'))).toEqual([
    `spec/short/search?query=${encodeURIComponent('цвет')}`,
    `category/short/search?query=${encodeURIComponent('цвет')}`,
  ])
  const full = open({ 'spec/preview': { items: [], paging }, 'spec/short/search': found })
  expect(await loadListPage(full.client, specResource, {}, signal)).toMatchObject({ items: [] })
  expect(full.asked).toEqual(['spec/preview'])
})

it('flags, which have no look-up, come by their list alone; an option is read by its look-up [ADMIN-12]', async () => {
  const { client, asked } = open({ 'specOption/short/7': { id: '7', specId: '1', name: 'Красный', searchCode: 'red' } })
  await expect(loadListPage(client, featureResource, {}, signal)).rejects.toThrow('Нет')
  expect(asked).toEqual(['feature/preview'])
  expect((await readRecord(client, specOptionResource, '7')).fields).toMatchObject({ name: 'Красный' })
  await expect(readRecord(client, specOptionResource, '8')).rejects.toThrow('Нет')
})
