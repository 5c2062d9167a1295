import { expect, it } from 'vitest'
import { withoutSave } from './undo-save'

it('takes back what a save has changed, and nothing that came since', () => {
  const before = { id: '1', version: 1, status: 'New', note: '', tags: ['a'], city: { id: '7', name: 'Омск' } }
  const sent = { ...before, status: 'Confirmed', city: { id: '7', name: 'Томск' } }
  const now = { ...sent, version: 3, note: 'от другого', confirmedOn: '2026-01-01' }
  expect(withoutSave(before, sent, now)).toEqual({
    ...before,
    version: 3,
    note: 'от другого',
    confirmedOn: '2026-01-01',
  })
})

it('a value that the server has made of a change goes back as well', () => {
  const before = { trackCode: null, status: 'ReadyToShip' }
  const sent = { trackCode: ' A1 ', status: 'ReadyToShip' }
  expect(withoutSave(before, sent, { trackCode: 'A1', status: 'Shipped' })).toEqual({
    trackCode: null,
    status: 'Shipped',
  })
})
