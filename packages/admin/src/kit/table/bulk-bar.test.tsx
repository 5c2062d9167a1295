import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { order } from '../../order/order.descriptor'
import { json, staffFixture } from '../../testing/staff-fixture'
import { NOTHING, select } from '../lists/selection'
import { BulkBar } from './bulk-bar'

const printed = {
  id: 'job-1',
  kind: 'print',
  status: 'Succeeded',
  progress: 100,
  startedOn: null,
  finishedOn: '2026-01-01T00:00:00Z',
  resultUrl: '/api/admin/jobs/job-1/result',
  message: null,
}

it('rows whose papers were printed stay selected, as they are changed next', async () => {
  const { Wing } = staffFixture((request) =>
    json(request.method === 'POST' ? { done: 0, failed: 0, errors: [], jobId: printed.id } : printed),
  )
  const onSelect = vi.fn()
  const selection = select(NOTHING, ['o-1', 'o-2'], true)
  render(
    <Wing>
      <BulkBar descriptor={order} selection={selection} query={{}} total={2} onSelect={onSelect} />
    </Wing>,
  )
  const actions = await screen.findByRole('combobox', { name: 'Выполнить' })
  fireEvent.change(actions, { target: { value: 'printPackingLists' } })
  fireEvent.click(screen.getByRole('button', { name: 'Выполнить' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Закрыть результат' }))
  expect(await screen.findByRole('button', { name: 'Выполнить' })).toBeTruthy()
  expect(onSelect).not.toHaveBeenCalledWith(NOTHING)
})

it('a page with an action under way is not closed without a question', async () => {
  let answer = (_response: Response) => {}
  const { Wing } = staffFixture(() => new Promise<Response>((resolve) => (answer = resolve)))
  render(
    <Wing>
      <BulkBar descriptor={order} selection={select(NOTHING, ['o-1'], true)} query={{}} total={1} onSelect={vi.fn()} />
    </Wing>,
  )
  const isAsked = () => !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  fireEvent.change(await screen.findByRole('combobox', { name: 'Выполнить' }), { target: { value: 'printLabels' } })
  expect(isAsked()).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Выполнить' }))
  await waitFor(() => expect(isAsked()).toBe(true))
  answer(json({ done: 1, failed: 0, errors: [], jobId: null }))
  await waitFor(() => expect(isAsked()).toBe(false))
})
