import { pageHtml } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { defaultsOf } from '../lib/settings'
import { createTestEffects } from '../testing'
import { contentSettings, createContentBlock, showsAnnouncements } from '.'

it.each<[string | null, readonly string[], boolean]>([
  ['Москва', ['Москва', 'Санкт-Петербург'], true],
  ['Тверь', ['Москва', 'Санкт-Петербург'], false],
  [null, ['Москва'], false],
  ['Тверь', [], true],
  [null, [], true],
])('announcements in %s, for %j: %s [CONTENT-33]', (city, cities, shown) => {
  expect(showsAnnouncements(city, cities)).toBe(shown)
})

it('the cities of the announcements are Moscow and St Petersburg unless a page sets others [CONTENT-33]', () => {
  expect(defaultsOf(contentSettings).announcements.cities).toEqual(['Москва', 'Санкт-Петербург'])
})

describe('a block with content of its own', () => {
  const start = (address: string) => {
    const test = createTestEffects()
    const whole = new URL(address, 'https://shop.example').href
    return { ...test, ...createContentBlock(test.effects, address), endpoint: pageHtml(whole) }
  }

  it('is read once, however often it is opened [CONTENT-34]', async () => {
    const { state, load, calls, respond, endpoint } = start('/content/terms')
    expect(calls).toEqual([])
    respond(endpoint, '<p>Условия</p>')
    await Promise.all([load(), load()])
    await load()
    expect(state.getState()).toEqual({
      status: 'ready',
      html: '<p>Условия</p>',
      address: 'https://shop.example/content/terms',
    })
    expect(calls.map((call) => [call.endpoint.method, call.endpoint.path])).toEqual([
      ['GET', 'https://shop.example/content/terms'],
    ])
  })

  it('can be tried again after a failure', async () => {
    const { state, load, refuse, respond, endpoint } = start('/content/terms')
    refuse(endpoint, { kind: 'network' })
    await load()
    expect(state.getState().status).toBe('failed')
    respond(endpoint, '<p>Условия</p>')
    await load()
    expect(state.getState().status).toBe('ready')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://evil.example/x', '//user@evil.example'])(
    'is never read from %s [SAFE-12]',
    async (address) => {
      const { effects, calls } = createTestEffects()
      const { state, load } = createContentBlock(effects, address)
      await load()
      expect([state.getState().status, calls]).toEqual(['failed', []])
    },
  )
})
