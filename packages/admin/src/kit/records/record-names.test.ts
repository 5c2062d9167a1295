import { expect, it } from 'vitest'
import type { StaffClient } from '../client/staff-client'
import { createRecordNames } from './record-names'

function watch(respond: (ids: readonly string[]) => unknown) {
  const asked: unknown[] = []
  const receive: StaffClient['receive'] = async (endpoint, { query, params }) => {
    asked.push([endpoint.name, query?.['ids'] ?? params?.['id']])
    return { value: respond((query?.['ids'] as readonly string[]) ?? [String(params?.['id'])]), raw: null, etag: null }
  }
  return { asked, names: createRecordNames({ receive } as StaffClient) }
}

it('names of one screen are one call, each id once', async () => {
  const { asked, names } = watch((ids) => ({
    items: ids.map((id) => ({ id, name: `К${id}`, path: `Крепёж / К${id}` })),
  }))
  const found = await Promise.all(['1', '2', '1'].map((id) => names.nameOf('category', id)))
  expect(found.map(({ name }) => name)).toEqual(['Крепёж / К1', 'Крепёж / К2', 'Крепёж / К1'])
  expect(asked).toEqual([['listCategoryShorts', ['1', '2']]])
})

it('where the look-up has no call for many, the list of the resource is asked, 200 ids at a time', async () => {
  const { asked, names } = watch((ids) => ({ items: ids.map((id) => ({ id, name: `Т${id}` })) }))
  const ids = Array.from({ length: 201 }, (_, at) => String(at + 1))
  const found = await Promise.all(ids.map((id) => names.nameOf('product', id)))
  expect(found.at(-1)).toEqual({ id: '201', name: 'Т201' })
  expect(asked).toEqual([
    ['listProducts', ids.slice(0, 200)],
    ['listProducts', ['201']],
  ])
})

it('a server without such a list is asked for each id once; what is not found keeps its id', async () => {
  const { asked, names } = watch(([id]) => (id === '1' ? { id, name: 'Юг' } : {}))
  const found = await Promise.all(['1', '2'].map((id) => names.nameOf('addressRegion', id)))
  expect(found).toEqual([
    { id: '1', name: 'Юг' },
    { id: '2', name: '2' },
  ])
  expect(asked).toHaveLength(2)
  expect(await names.nameOf('__proto__', '7')).toEqual({ id: '7', name: '7' })
})
