import { loadPaymentStatus, loadUserCity } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { createTestEffects, createTestStorage } from '../testing'
import { DRAFT_KEY, PAST_KEYS, readDraftKey, withDraftKey, writeDraftKey } from './draft-key'

describe('the secret of a draft', () => {
  it.each([
    ['nothing', undefined],
    ['no record', '[]'],
    ['no key', '{"id":"a"}'],
    ['a key of another type', '{"id":"a","key":1}'],
  ])('is none where %s is kept', (_name, kept) => {
    const storage = createTestStorage()
    if (kept !== undefined) storage.saved.set(DRAFT_KEY, kept)
    expect(readDraftKey(storage)).toBeNull()
  })
  it.each([
    ['{"id":"a","key":"k"}', 'a'],
    ['{"id":1,"key":"k"}', null],
  ])('of %s is for the draft %j', (kept, id) => {
    const storage = createTestStorage()
    storage.saved.set(DRAFT_KEY, kept)
    expect(readDraftKey(storage)).toEqual({ id, key: 'k' })
  })
})

describe('a call about a draft is sent with', () => {
  const own = { id: 'own', key: 'own-key' }
  it.each<[string, { readonly came?: string; readonly past?: string }, string, string | undefined]>([
    ['its own secret', {}, 'own', 'own-key'],
    ['that of the draft at hand', {}, 'new', 'own-key'],
    ['the one that came back from a payment', { came: 'came' }, 'came', 'came-key'],
    ['that before the own one for a draft that nobody knows', { came: 'came' }, 'new', 'came-key'],
    ['its own one all the same', { came: 'came' }, 'own', 'own-key'],
    ['that of an order', { past: 'past' }, 'past', 'past-key'],
    ['none of another order', { past: 'past' }, 'new', 'own-key'],
  ])('%s', async (_name, { came, past }, id, expected) => {
    const test = createTestEffects()
    writeDraftKey(test.effects.storage, own)
    if (came) writeDraftKey(test.effects.session, { id: came, key: `${came}-key` })
    if (past) test.storage.saved.set(PAST_KEYS, JSON.stringify([{ id: past, key: `${past}-key` }]))
    test.refuse(loadPaymentStatus, { kind: 'network' })
    await withDraftKey(test.effects).http(loadPaymentStatus, { params: { id } }, {})
    expect(test.callsOf(loadPaymentStatus)[0]?.options.draftKey).toBe(expected)
  })
  it('none where there is none, and none where the call is about no draft', async () => {
    const test = createTestEffects()
    const { http } = withDraftKey(test.effects)
    test.refuse(loadPaymentStatus, { kind: 'network' })
    await http(loadPaymentStatus, { params: { id: 'a' } }, {})
    writeDraftKey(test.effects.storage, own)
    test.refuse(loadUserCity, { kind: 'network' })
    await http(loadUserCity, { params: { id: 'own' } }, {})
    expect(test.calls.map(({ options }) => options.draftKey)).toEqual([undefined, undefined])
  })
})
