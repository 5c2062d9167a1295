import { describe, expect, it } from 'vitest'
import { createTestStorage } from '../testing'
import { ACCEPTED_KEY, readAccepted, writeAccepted, type KeptAccepted } from './accepted.storage'

const nothing = { number: null, underpaid: null, draftId: null, screen: 'accepted' } as const
const underpaid = { total: 300, paid: 100, due: 200 }

describe('the accepted order of a tab', () => {
  it.each<[string, Partial<KeptAccepted>]>([
    ['its number', { number: 'A-1' }],
    ['what is left to pay', { underpaid }],
    ['its draft', { draftId: 'd1' }],
    ['that it was made before', { screen: 'completed' }],
  ])('is read as it was written: %s', (_name, more) => {
    const session = createTestStorage()
    const { screen, ...order } = { ...nothing, ...more }
    writeAccepted(session, order, screen)
    expect(readAccepted(session)).toEqual({ screen, ...order })
    expect(Object.keys(JSON.parse(session.saved.get(ACCEPTED_KEY) ?? '') as object)).toEqual([
      ...new Set(['number', ...Object.keys(more)]),
    ])
  })

  it.each([
    ['nothing', undefined, null],
    ['no record', '[]', null],
    ['values of other types', '{"number":1,"draftId":2,"screen":"form","underpaid":"all"}', nothing],
    ['an order without what is paid', '{"underpaid":{"total":300,"due":200}}', nothing],
    ['without the total', '{"underpaid":{"paid":100,"due":200}}', nothing],
    ['without the rest', '{"underpaid":{"total":300,"paid":100}}', nothing],
  ])('is not believed where %s is kept', (_name, kept, expected) => {
    const session = createTestStorage()
    if (kept !== undefined) session.saved.set(ACCEPTED_KEY, kept)
    expect(readAccepted(session)).toEqual(expected)
  })
})
