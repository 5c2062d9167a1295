import { loadOrder, saveOrder } from '@prilavok/contracts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { orderFeature } from '../order'
import { createShop } from '../create-shop'
import { createTestEffects } from '../testing'
import { keepMarketing, MARKETING_KEY, visitOfOrder } from './marketing'

const visit = (query: Readonly<Record<string, string>>, test = createTestEffects()) => {
  test.address.query.clear()
  for (const [name, value] of Object.entries(query)) test.address.query.set(name, value)
  return { ...test, marketing: keepMarketing(test.effects) }
}

it('keeps the eight parameters of the address and no others [ANALYTICS-07]', () => {
  const all = {
    utm_medium: 'cpc',
    utm_source: 'yandex',
    utm_campaign: 'осень',
    utm_term: 'смесь',
    utm_content: '1',
    roistat: 'direct1',
    roistat_referrer: 'ya.ru',
    roistat_pos: 'top_1',
  }
  const { marketing, storage } = visit({ ...all, id: 'draft', utm_id: '7' })
  expect([marketing, JSON.parse(storage.saved.get(MARKETING_KEY) ?? '')]).toEqual([all, all])
})

it('replaces the kept value of a name that the address holds, and keeps the others [ANALYTICS-08]', () => {
  const test = visit({ utm_source: 'yandex', utm_term: 'смесь' })
  visit({ utm_source: 'mail' }, test)
  expect(visit({ id: 'draft' }, test).marketing).toEqual({ utm_source: 'mail', utm_term: 'смесь' })
})

it('writes nothing for a visit without any', () => {
  expect(visit({ id: 'draft', utm_source: ' '.trim() }).storage.saved.has(MARKETING_KEY)).toBe(false)
})

it('never keeps what a database or a header refuses, whatever a link or the storage holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), fc.string({ unit: 'binary' }), (given, stored) => {
      const test = createTestEffects()
      test.storage.saved.set(MARKETING_KEY, stored)
      const { utm_source: kept = '' } = visit({ utm_source: given }, test).marketing
      expect(kept.length).toBeLessThanOrEqual(200)
      expect(kept).not.toMatch(/\p{C}/u)
      expect(given).toContain(kept.slice(0, 1))
    }),
  )
})

it('cuts a parameter and the cookie between two characters, and only where they are too long', () => {
  const characters = fc.constantFrom('a', 'ж', '😀', '\u0000', '\ud83d', '\u200b')
  fc.assert(
    fc.property(fc.array(characters, { minLength: 120, maxLength: 420 }), (parts) => {
      const given = parts.join('')
      const test = visit({ utm_source: given })
      test.cookies.set('roistat_visit', given)
      const { roistatVisitId = '', marketing } = visitOfOrder(test.effects)
      const clean = Array.from(given.replace(/\p{C}/gu, ''))
      for (const [text, most] of [
        [roistatVisitId, 128],
        [marketing?.['utm_source'] ?? '', 200],
      ] as const) {
        const kept = Array.from(text)
        expect(kept).toEqual(clean.slice(0, kept.length))
        expect(text.length).toBeLessThanOrEqual(most)
        expect(text.length).toBeGreaterThanOrEqual(Math.min(clean.join('').length, most - 1))
      }
    }),
  )
})

it.each([
  [
    'a visit that is known',
    '12345',
    { utm_source: 'yandex' },
    { roistatVisitId: '12345', marketing: { utm_source: 'yandex' } },
  ],
  ['a visit that is not', null, {}, {}],
])('[CHK-45] a new draft is told of %s', async (_name, cookie, query, told) => {
  const test = createTestEffects()
  if (cookie !== null) test.cookies.set('roistat_visit', cookie)
  for (const [name, value] of Object.entries(query)) test.address.query.set(name, value)
  test.always(saveOrder, () => ({ id: 'draft-1', version: 1, savedOn: '2026-11-01T00:00:00Z' }))
  test.always(loadOrder, () => null)
  void createShop(test.effects).use(orderFeature).open(null)
  await test.advance(1000)
  const [call] = test.callsOf(saveOrder)
  const { cart: _, customer: __, ...rest } = (call?.input.body ?? {}) as Readonly<Record<string, unknown>>
  expect([call?.input.body === undefined, rest]).toEqual([false, told])
})
