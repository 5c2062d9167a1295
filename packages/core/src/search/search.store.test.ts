import { searchCatalogue } from '@prilavok/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createShop } from '../create-shop'
import { createTestEffects, createTestStorage } from '../testing'
import { RECENT_QUERIES_KEY } from './recent-queries'
import { createSearch, searchFeature } from './search.store'

const glue = { name: 'Клей', redirectTo: '/product/7', price: 120 }
const found = (...items: readonly object[]) => ({ groups: [{ name: 'Товары', items }] })

function start(more: Parameters<typeof createTestEffects>[0] = {}) {
  const test = createTestEffects(more)
  const search = createSearch(test.effects)
  const box = search.open()
  return { ...test, search, box, terms: () => test.callsOf(searchCatalogue).map(({ input }) => input.params.term) }
}

describe('a search box', () => {
  it('[SEARCH-09] sends one request when the typing has rested for 500 ms', async () => {
    const { box, always, advance, terms } = start()
    always(searchCatalogue, () => found(glue))
    for (const text of ['кл', 'кле', 'клей ']) {
      box.type(text)
      await advance(499)
    }
    expect(terms()).toEqual([])
    await advance(1)
    expect(terms()).toEqual(['клей'])
    expect(box.state.getState()).toMatchObject({
      status: 'ready',
      groups: [{ name: 'Товары', options: [{ name: 'Клей', url: '/product/7', price: 12_000, picture: null }] }],
    })
  })

  it.each(['', 'к', ' к ', '..', '....', '\ud800к'])('[SEARCH-05] sends none for %j', async (text) => {
    const { box, advance, calls } = start()
    box.type(text)
    await advance(10_000)
    expect(calls).toEqual([])
    expect(box.state.getState()).toMatchObject({ query: text, status: 'idle', groups: [] })
  })

  it('shows the response to the last text only, whichever comes last', async () => {
    const { box, hold, respond, advance } = start()
    const slow = hold(searchCatalogue)
    box.type('клей')
    await advance(500)
    respond(searchCatalogue, found({ name: 'Лак', redirectTo: '/lak' }))
    box.type('лак')
    await advance(500)
    slow.respond(found(glue))
    await advance(0)
    expect(box.state.getState().groups.flatMap(({ options }) => options.map(({ name }) => name))).toEqual(['Лак'])
  })

  it('ignores a response that comes after the box was left or emptied', async () => {
    const { box, hold, advance } = start()
    for (const leave of [box.close, () => box.type('')]) {
      const late = hold(searchCatalogue)
      box.type('клей')
      await advance(500)
      leave()
      late.respond(found(glue))
      await advance(0)
      expect(box.state.getState()).toMatchObject({ status: 'idle', groups: [] })
    }
  })

  it.each([{ kind: 'network' }, { kind: 'timeout' }, { kind: 'status', status: 500 }, { kind: 'response' }] as const)(
    'keeps what it has after a failure (%j), and tries again',
    async (failure) => {
      const { box, respond, refuse, advance } = start()
      respond(searchCatalogue, found(glue))
      box.type('клей')
      await advance(500)
      refuse(searchCatalogue, failure)
      box.type('клей для')
      await advance(500)
      expect(box.state.getState()).toMatchObject({ status: 'failed', groups: [{ name: 'Товары' }] })
      respond(searchCatalogue, { groups: [], correctedQuery: 'клей для' })
      box.retry()
      await advance(0)
      expect(box.state.getState()).toMatchObject({ status: 'ready', groups: [], corrected: 'клей для' })
    },
  )

  it('leaves out what has no name or may not be opened, and groups with nothing else', async () => {
    const { box, respond, advance } = start()
    const bad = [
      'javascript:alert(1)',
      'data:text/html,x',
      'http://elsewhere.example/',
      'https://user@evil.example/',
      '',
      '/a\nb',
    ]
    respond(searchCatalogue, {
      groups: [
        { name: 'Плохие', items: bad.map((redirectTo) => ({ name: 'x', redirectTo })) },
        {
          name: 'Товары',
          items: [glue, { name: ' ', redirectTo: '/a' }, { ...glue, imageUrl: 'javascript:alert(1)' }],
        },
      ],
    })
    box.type('клей')
    await advance(500)
    expect(box.state.getState().groups).toMatchObject([
      { name: 'Товары', options: [{ picture: null }, { picture: null }] },
    ])
    expect(box.state.getState().groups[0]?.options).toHaveLength(2)
  })
})

describe('the page with all results', () => {
  it('[SEARCH-03] [SEARCH-08] has the query as the last part of its address, a slash as %2F', () => {
    const { search, visited } = start()
    search.submit(' клей 5/10 ')
    expect(visited).toEqual(['/search/%D0%BA%D0%BB%D0%B5%D0%B9%205%2F10'])
  })

  it('has the address of the settings', () => {
    const { effects } = createTestEffects()
    const pages = (search: string) => createShop(effects, { pages: { search } }).use(searchFeature)
    expect(pages('/poisk?q={query}').addressOf('a&b=$&')).toBe('/poisk?q=a%26b%3D%24%26')
    expect(pages('javascript:{query}').addressOf('клей')).toMatch(/^\/search\//)
  })

  it('is not there for too short a text, and never throws', () => {
    const { search, visited } = start()
    for (const text of ['', 'к', '..', ' . ']) search.submit(text)
    expect(visited).toEqual([])
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (text) => {
        const address = search.addressOf(text)
        if (address !== null) expect(new URL(address, 'https://shop.example').pathname).toMatch(/^\/search\/[^/]+$/)
      }),
    )
  })
})

describe('the last queries', () => {
  it('are five, newest first, each once, and come back with the next visit', () => {
    const { search, storage } = start()
    for (const query of ['клей', 'лак', 'пена', 'грунт', 'КЛЕЙ', 'болт', 'гайка']) search.remember(query)
    expect(search.recent.getState()).toEqual(['гайка', 'болт', 'КЛЕЙ', 'грунт', 'пена'])
    expect(start({ storage }).search.recent.getState()).toEqual(search.recent.getState())
    search.forget('болт')
    expect(start({ storage }).search.recent.getState()).toEqual(['гайка', 'КЛЕЙ', 'грунт', 'пена'])
    search.forgetAll()
    expect(search.recent.getState()).toEqual([])
    expect(storage.read(RECENT_QUERIES_KEY)).toBeNull()
  })

  it.each(['anna@mail.ru', '+7 912 345-67-89', '89123456789', ' ', ''])('do not keep %j', (query) => {
    const { search, storage } = start()
    search.remember(query)
    expect(search.recent.getState()).toEqual([])
    expect(storage.read(RECENT_QUERIES_KEY)).toBeNull()
  })

  it('keep a number that is shorter than a telephone number', () => {
    const { search } = start()
    search.remember('артикул 123456789')
    expect(search.recent.getState()).toEqual(['артикул 123456789'])
    search.remember('1234567890')
    expect(search.recent.getState()).toHaveLength(1)
  })

  it('are those of now on a page that Back brings from the cache', () => {
    const storage = createTestStorage()
    const { search, page } = start({ storage })
    start({ storage }).search.remember('пена')
    page.restore()
    expect(search.recent.getState()).toEqual(['пена'])
  })

  it('are five also where more are kept', () => {
    const storage = createTestStorage()
    storage.write(RECENT_QUERIES_KEY, JSON.stringify([...'абвгдеж', 'a'.repeat(100)].reverse()))
    expect(start({ storage }).search.recent.getState()).toEqual(['a'.repeat(100), 'ж', 'е', 'д', 'г'])
  })

  it.each(['{', 'null', '7', '"клей"', '[1,null,{},""]', `["${'a'.repeat(101)}"]`])('read %s as none', (kept) => {
    const storage = createTestStorage()
    storage.write(RECENT_QUERIES_KEY, kept)
    expect(start({ storage }).search.recent.getState()).toEqual([])
  })
})
