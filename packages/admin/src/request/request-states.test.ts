import { expect, it } from 'vitest'
import { changeTo, otherStates } from './request-states'

const STATES = [
  { id: 'new', name: 'Новая', status: 'New' },
  { id: 'said', name: 'Связались', status: 'Called' },
  { id: 'thinks', name: 'Думает', status: 'Called' },
  { id: 'again', name: 'Перезвонить', status: 'CallAgain' },
  { id: 'supply', name: 'Ждёт поставки', status: 'CallAgain' },
  { id: 'order', name: 'Стала заказом', status: 'Ordered' },
  { id: 'done', name: 'Закрыта', status: 'Done' },
  { id: 'no', name: 'Отказ', status: 'Refused' },
  { id: 'spam', name: 'Спам', status: 'Refused' },
]
const request = { stateId: 'new', callOn: null, reasonId: null }

it('a press takes a request to the first state of its meaning, by the meaning alone where no states are known', () => {
  expect(changeTo(STATES, 'Called')).toEqual({ status: 'Called', stateId: 'said' })
  expect(changeTo([], 'Called')).toEqual({ status: 'Called' })
})

it.each([
  ['without a time and a reason', request, ['thinks', 'done']],
  ['with a time to call', { ...request, callOn: '2026-02-10T09:00:00Z' }, ['thinks', 'supply', 'done']],
  ['with a reason, in a state of its own', { ...request, stateId: 'thinks', reasonId: 'r1' }, ['done', 'spam']],
])('%s the other states of the shop are offered', (_, asked, ready) => {
  expect(
    otherStates(STATES, asked)
      .filter(({ isReady }) => isReady)
      .map(({ id }) => id),
  ).toEqual(ready)
})
