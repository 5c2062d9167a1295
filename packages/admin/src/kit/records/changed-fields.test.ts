import { expect, it } from 'vitest'
import { changedFields, withChanges } from './changed-fields'

it('names what somebody has changed, and puts it back', () => {
  const base = { name: 'a', note: null, seo: { h1: 'x' }, tags: ['a'] }
  const mine = { name: 'b', note: undefined, seo: { h1: 'y' }, tags: ['a'] }
  const changes = changedFields(base, mine)
  expect(changes).toEqual({ name: 'b', seo: { h1: 'y' } })
  expect(withChanges(base, changes)).toEqual({ ...base, name: 'b', seo: { h1: 'y' } })
})

it('leaves out what is about people', () => {
  expect(changedFields({ phone: '1', note: 'a' }, { phone: '2', note: 'b' }, new Set(['phone']))).toEqual({ note: 'b' })
})
