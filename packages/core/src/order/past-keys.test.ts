import { describe, expect, it } from 'vitest'
import { DRAFT_KEY, PAST_KEYS, writeDraftKey } from '../lib/draft-key'
import { createTestStorage } from '../testing'
import { holdsKey, keepPastKey } from './past-keys'

describe('the secret of a draft', () => {
  it('stays when the draft becomes an order, the ten latest, each once, none of another draft', () => {
    const storage = createTestStorage()
    for (let index = 0; index < 12; index += 1) {
      writeDraftKey(storage, { id: `d${index}`, key: `k${index}` })
      keepPastKey(storage, `d${index}`)
      keepPastKey(storage, `d${index}`)
      keepPastKey(storage, 'foreign')
    }
    const kept = JSON.parse(storage.saved.get(PAST_KEYS) ?? '') as { readonly id: string }[]
    expect(kept.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => `d${11 - index}`))
    storage.saved.delete(DRAFT_KEY)
    expect(['d1', 'd2', 'd11', 'foreign'].map((id) => holdsKey(storage, id))).toEqual([false, true, true, false])
    keepPastKey(storage, 'd0')
    expect(JSON.parse(storage.saved.get(PAST_KEYS) ?? '')).toEqual(kept)
  })
  it.each(['{}', '[{"id":1,"key":"k"},{"id":"a","key":1},null]'])('that was damaged opens nothing: %s', (kept) => {
    const storage = createTestStorage()
    storage.saved.set(PAST_KEYS, kept)
    expect([holdsKey(storage, 'a'), holdsKey(storage, '1')]).toEqual([false, false])
  })
})
