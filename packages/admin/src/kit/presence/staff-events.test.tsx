import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { DataTable } from '../table/data-table'
import { feature } from '../../flags/feature.descriptor'
import { json, staffFixture } from '../../testing/staff-fixture'
import { createSessionStore } from '../session/session.store'
import { OthersHere } from './others-here'
import { createStaffEvents } from '../events/staff-events'

const change = (id: string, more: object = {}) =>
  ({
    resource: 'feature',
    id,
    version: 2,
    kind: 'updated',
    state: null,
    actorId: '2',
    actorName: 'Пётр',
    on: '',
    ...more,
  }) as never

const stream = (...parts: string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
        controller.close()
      },
    }),
    { headers: { 'Content-Type': 'text/event-stream' } },
  )

afterEach(() => void vi.useRealTimers())

it('the stream is opened again from where it broke off, and own changes are no news', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { staff } = staffFixture(() => json({}))
  const asked: (string | undefined)[] = []
  const open = vi.fn((_: unknown, __: unknown, options: { readonly headers?: Record<string, string> } = {}) => {
    asked.push(options.headers?.['Last-Event-ID'])
    const message = (id: string, actorId: string) =>
      `id: 1-${id}\ndata: ${JSON.stringify({ ...(change(id) as object), actorId })}\n\n`
    return Promise.resolve(
      asked.length === 1 ? stream(message('5', '2'), message('6', '1')) : stream('event: reset\ndata: \n\n'),
    )
  })
  const heard: unknown[] = []
  const events = createStaffEvents({ open } as never, staff.session)
  const stop = events.subscribe((message) => heard.push(message?.id ?? null))
  await vi.waitUntil(() => heard.length === 1, 10_000)
  while (heard.length < 2) await vi.advanceTimersByTimeAsync(3_000)
  expect(heard).toEqual(['5', null])
  expect(asked.slice(0, 2)).toEqual([undefined, '1-6'])
  stop()
})

it('a server without a stream is asked once, and nobody who is signed out asks', async () => {
  const open = vi.fn(() => Promise.reject(Object.assign(new Error(), { failure: { status: 404 } })))
  const session = createSessionStore()
  const events = createStaffEvents({ open } as never, session)
  const stop = events.subscribe(() => undefined)
  expect(open).not.toHaveBeenCalled()
  session.signedIn({ user: { id: '1' } } as never)
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(1))
  session.signedOut()
  session.signedIn({ user: { id: '1' } } as never)
  await Promise.resolve()
  expect(open).toHaveBeenCalledTimes(1)
  stop()
})

it('a list says how much others have changed, and reads it when asked', async () => {
  let reads = 0
  const { Wing, tell } = staffFixture(() => {
    reads += 1
    return json({ items: [], paging: { pageIndex: 1, pageSize: 100, pageCount: 1, totalCount: 0 } })
  })
  render(
    <Wing>
      <DataTable descriptor={feature} />
    </Wing>,
  )
  await screen.findByText('Записей пока нет')
  act(() => {
    tell(change('a'))
    tell(change('a', { version: 3 }))
    tell(change('b', { kind: 'created' }))
    tell(change('c', { kind: 'presence', state: 'viewing' }))
    tell(change('d', { resource: 'survey' }))
  })
  fireEvent.click(await screen.findByRole('button', { name: '2 изменения — обновить' }))
  await waitFor(() => expect(reads).toBe(2))
  expect(screen.queryByRole('button', { name: /изменен/ })).toBeNull()
})

it('a record says who else has it open, who edits it, and that it was saved meanwhile', async () => {
  const said: unknown[] = []
  const { Wing, tell } = staffFixture(async (request) => {
    said.push(await request.json())
    return new Response(null, { status: 204 })
  })
  const refreshed = vi.fn()
  const here = (isEditing: boolean) => (
    <Wing>
      <OthersHere resource="feature" id="a" mayEdit isEditing={isEditing} onRefresh={refreshed} />
    </Wing>
  )
  const { rerender, unmount } = render(here(false))
  act(() => tell(change('a', { kind: 'presence', state: 'viewing' })))
  expect(screen.getByText('Сейчас смотрит: Пётр')).toBeTruthy()
  act(() => tell(change('a', { kind: 'presence', state: 'editing' })))
  expect(screen.getByText('Сейчас правит: Пётр')).toBeTruthy()
  act(() => tell(change('a', { kind: 'presence', state: 'left' })))
  expect(screen.queryByText(/Сейчас/)).toBeNull()
  act(() => tell(change('a')))
  expect(screen.getByText(/изменил другой сотрудник \(Пётр\)/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Обновить, сохранив введённое' }))
  expect(refreshed).toHaveBeenCalledOnce()
  rerender(here(true))
  unmount()
  const states = ['viewing', 'editing', 'left']
  await waitFor(() => expect(said).toEqual(states.map((state) => ({ resource: 'feature', id: 'a', state }))))
})
