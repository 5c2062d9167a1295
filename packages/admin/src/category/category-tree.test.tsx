import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { json, staffFixture } from '../testing/staff-fixture'
import { CategoryTree } from './category-tree'

type Fields = Record<string, unknown>
const row = (id: string, parentId: string | null, displayOrder: number) => ({
  id,
  version: 1,
  name: id,
  path: id,
  parentId,
  isVisible: true,
  tags: [],
  displayOrder,
  productCount: 2,
  filterCount: 1,
  updatedOn: '2026-01-01T00:00:00Z',
})
const list = [row('Крепёж', null, 1), row('Краски', null, 2), row('Саморезы', 'Крепёж', 1), row('Гвозди', 'Крепёж', 2)]

beforeEach(() => {
  // A tree with a measured height, which happy-dom does not lay out.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900)
})
afterEach(() => vi.restoreAllMocks())

function open(permissions?: readonly string[]) {
  const saved: Fields[] = []
  let now: readonly Fields[] = list
  const fixture = staffFixture(async (request) => {
    const id = decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '')
    if (id === 'preview') return json({ items: now, paging: { nextCursor: null } })
    if (request.method === 'GET')
      return json({ ...now.find((each) => each['id'] === id), path: [] }, 200, { ETag: '"v1"' })
    const body = (await request.json()) as Fields
    saved.push(body)
    return json({ id: body['id'], version: 2, updatedOn: '', model: body })
  }, permissions)
  const { unmount } = render(
    <fixture.Wing>
      <CategoryTree list={list} />
    </fixture.Wing>,
  )
  return { ...fixture, saved, leave: unmount, change: (rows: readonly Fields[]) => (now = rows) }
}
const item = (name: string) => screen.getByRole('treeitem', { name })
const names = () => screen.getAllByRole('treeitem').map((each) => each.getAttribute('aria-label'))

it('is a tree with levels, opened by the keyboard; Enter opens the record', () => {
  const { opened } = open()
  expect(names()).toEqual(['Крепёж', 'Краски'])
  fireEvent.keyDown(item('Крепёж'), { key: 'ArrowRight' })
  expect(names()).toEqual(['Крепёж', 'Саморезы', 'Гвозди', 'Краски'])
  expect(item('Саморезы').getAttribute('aria-level')).toBe('2')
  fireEvent.focus(item('Гвозди'))
  fireEvent.keyDown(item('Гвозди'), { key: 'Enter' })
  expect(opened).toEqual([`/staff#/category/${encodeURIComponent('Гвозди')}`])
})

it('finds a category below closed ones', () => {
  open()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'гвоз' } })
  expect(names()).toEqual(['Крепёж', 'Гвозди'])
})

it('Alt with an arrow changes order and parent, each category saved with its version, and can be taken back', async () => {
  const { saved, notices } = open()
  fireEvent.keyDown(item('Крепёж'), { key: 'ArrowRight' })
  fireEvent.focus(item('Гвозди'))
  fireEvent.keyDown(item('Гвозди'), { key: 'ArrowUp', altKey: true })
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['«Гвозди» переставлена']))
  expect(saved.map(({ id, displayOrder }) => [id, displayOrder])).toEqual([['Гвозди', 0]])
  expect(notices[0]?.action?.label).toBe('Отменить')
  fireEvent.keyDown(item('Гвозди'), { key: 'ArrowLeft', altKey: true })
  await waitFor(() => expect(saved).toHaveLength(3))
  expect(saved.slice(1)).toMatchObject([
    { id: 'Гвозди', parentId: null, displayOrder: 2 },
    { id: 'Краски', parentId: null, displayOrder: 3 },
  ])
})

it('a move is taken back after the tree was left, by what the categories are by then', async () => {
  const { saved, notices, leave, change } = open()
  fireEvent.keyDown(item('Крепёж'), { key: 'ArrowRight' })
  fireEvent.focus(item('Гвозди'))
  fireEvent.keyDown(item('Гвозди'), { key: 'ArrowLeft', altKey: true })
  await waitFor(() => expect(notices).toHaveLength(1))
  leave()
  change(list.map((each) => (each.id === 'Гвозди' ? row('Гвозди', null, 2) : each)))
  notices[0]?.action?.onPress()
  await waitFor(() => expect(notices).toHaveLength(2))
  expect(saved.at(-1)).toMatchObject({ id: 'Гвозди', parentId: 'Крепёж', displayOrder: 2 })
  // Somebody has put it back by hand meanwhile.
  change(list)
  const before = saved.length
  notices[0]?.action?.onPress()
  await waitFor(() =>
    expect(notices.at(-1)?.text).toBe('Категория уже на прежнем месте, или прежнего места больше нет'),
  )
  expect(saved).toHaveLength(before)
})

it('without the permission to write nothing moves and nothing is added [ADMIN-15]', () => {
  const { saved } = open(['category:read'])
  fireEvent.keyDown(item('Краски'), { key: 'ArrowUp', altKey: true })
  expect(screen.queryByRole('link', { name: /^Добавить/ })).toBeNull()
  expect(saved).toEqual([])
})
