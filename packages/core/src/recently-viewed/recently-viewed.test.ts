import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTestEffects } from '../testing'
import { createRecentlyViewed, readViewed, VIEWED_KEY, VIEWED_MAX, withViewed, type ViewedProduct } from '.'

const ORIGIN = 'https://shop.example'
const product = (id: number | string, more: Partial<ViewedProduct> = {}): ViewedProduct => ({
  title: `Товар ${id}`,
  uri: `/product/${id}`,
  imageUri: `/images/${id}.webp`,
  ...more,
})
const start = (stored?: unknown) => {
  const test = createTestEffects()
  if (stored !== undefined) test.storage.saved.set(VIEWED_KEY, JSON.stringify(stored))
  const viewed = createRecentlyViewed(test.effects)
  return {
    ...test,
    ...viewed,
    stored: () => JSON.parse(test.storage.saved.get(VIEWED_KEY) ?? 'null') as unknown,
    uris: () => viewed.state.getState().items.map(({ uri }) => uri),
  }
}

describe('the list', () => {
  it('is stored under already_viewed with title, uri and imageUri [RECENT-01] [RECENT-02]', async () => {
    const { record, stored } = start()
    expect(VIEWED_KEY).toBe('already_viewed')
    await record(product(1))
    expect(stored()).toEqual([{ title: 'Товар 1', uri: '/product/1', imageUri: '/images/1.webp' }])
  })

  it('is newest first [RECENT-03], and a repeated uri moves to the top [RECENT-05]', async () => {
    const { record, uris } = start([product(1)])
    await record(product(2))
    expect(uris()).toEqual(['/product/2', '/product/1'])
    await record(product(1, { title: 'Другое имя' }))
    expect(uris()).toEqual(['/product/1', '/product/2'])
  })

  it('has at most 10 entries [RECENT-04]', () => {
    expect(VIEWED_MAX).toBe(10)
    const all = Array.from({ length: 14 }, (_, id) => product(id))
    const list = all.reduce<readonly ViewedProduct[]>(withViewed, [])
    expect(list.map(({ uri }) => uri)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4].map((id) => `/product/${id}`))
    expect(readViewed(JSON.stringify(all), ORIGIN)).toHaveLength(10)
  })

  it.each<[string, unknown]>([
    ['a script', product(1, { uri: 'javascript:alert(1)' })],
    ['a script for a picture', product(1, { imageUri: 'javascript:alert(1)' })],
    ['data for a picture', product(1, { imageUri: 'data:image/png;base64,x' })],
    ['another scheme', product(1, { uri: 'http://evil.example/' })],
    ['a user name before the host', product(1, { uri: 'https://shop.example@evil.example/' })],
    ['a bare hash', product(1, { uri: '#top' })],
    ['no title', product(1, { title: '  ' })],
    ['no photo', product(1, { imageUri: '/images/no-such-photo.png' })],
    ['an endless address', product(1, { uri: `/${'a'.repeat(3_000)}` })],
    ['a number', 7],
    ['null', null],
    ['a list', [product(1)]],
    ['numbers in fields', { title: 1, uri: 2, imageUri: 3 }],
  ])('leaves out an entry with %s [SAFE-08] [SAFE-12]', (_, entry) => {
    const { uris } = start([entry, product(2)])
    expect(uris()).toEqual(['/product/2'])
  })

  it('of anything that is stored is a list that can be shown, and it can be added to', async () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.record({ title: fc.anything(), uri: fc.anything(), imageUri: fc.webUrl() })).map((list) => {
        try {
          return JSON.stringify(list)
        } catch {
          return '['
        }
      }),
    )
    await fc.assert(
      fc.asyncProperty(anything, async (text) => {
        const test = createTestEffects()
        test.storage.saved.set(VIEWED_KEY, text)
        const { state, record } = createRecentlyViewed(test.effects)
        expect(state.getState().items.every(({ title, uri }) => typeof title === 'string' && uri.length > 0)).toBe(true)
        await record(product(1))
        expect(state.getState().items[0]).toEqual(product(1))
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('several tabs', () => {
  it('see what another one has added', async () => {
    const one = start()
    const other = createTestEffects({ storage: one.storage.otherTab(), locks: one.effects.locks })
    const second = createRecentlyViewed(other.effects)
    await Promise.all([one.record(product(1)), second.record(product(2))])
    expect(one.uris().toSorted()).toEqual(['/product/1', '/product/2'])
    expect(second.state.getState().items).toEqual(one.state.getState().items)
  })

  it('lose no entry when they write together', async () => {
    const one = start()
    const tabs = Array.from({ length: 8 }, () =>
      createRecentlyViewed(createTestEffects({ storage: one.storage.otherTab(), locks: one.effects.locks }).effects),
    )
    await Promise.all(tabs.map((tab, id) => tab.record(product(id))))
    expect(readViewed(JSON.stringify(one.stored()), ORIGIN)).toHaveLength(8)
  })

  it('a page that comes back reads the list again', () => {
    const { storage, page, uris } = start()
    storage.saved.set(VIEWED_KEY, JSON.stringify([product(3)]))
    page.restore()
    expect(uris()).toEqual(['/product/3'])
  })
})

describe('a product is recorded', () => {
  it('at once when its photo is there [RECENT-06]', async () => {
    const { recordWithPhoto, settle, uris, clock } = start()
    recordWithPhoto(product(1), () => '/images/1.webp')
    await settle()
    expect([uris(), clock.waiting()]).toEqual([['/product/1'], 0])
  })

  it('after retries of 300, 600, 900, 1200 and 1500 ms, never without a photo [RECENT-07] [RECENT-09]', async () => {
    const { recordWithPhoto, advance, clock, uris } = start()
    const begun = clock.now()
    const looked: number[] = []
    recordWithPhoto(product(1), () => {
      looked.push(clock.now() - begun)
      return null
    })
    await advance(60_000)
    expect(looked).toEqual([0, 300, 900, 1_800, 3_000, 4_500])
    expect(uris()).toEqual([])
  })

  it('once a photo takes the place of no-such-photo [RECENT-08]', async () => {
    const { recordWithPhoto, advance, uris, state } = start()
    let photo = '/images/no-such-photo.svg'
    recordWithPhoto(product(1), () => photo)
    await advance(850)
    expect(uris()).toEqual([])
    photo = '/images/1.webp'
    await advance(50)
    expect(state.getState().items).toEqual([product(1)])
  })

  it('not after its page was left', async () => {
    const { recordWithPhoto, advance, uris, clock } = start()
    let photo: string | null = null
    const stop = recordWithPhoto(product(1), () => photo)
    photo = '/images/1.webp'
    stop()
    await advance(60_000)
    expect([uris(), clock.waiting()]).toEqual([[], 0])
  })
})
