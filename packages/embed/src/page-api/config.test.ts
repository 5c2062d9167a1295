import { mergeGroups } from '@prilavok/core'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { configOfAttributes, readConfig } from './config'

afterEach(() => document.body.replaceChildren())

const withScript = (text: string) => {
  document.body.innerHTML = '<script type="application/json" id="prilavok-config"></script>'
  const script = document.getElementById('prilavok-config')
  if (script !== null) script.textContent = text
}

describe('the configuration of a page', () => {
  it('[EMBED-12] is read from its JSON script', () => {
    withScript('{"supportPhone":"8 800 000-00-00","pages":{"cart":"/basket"}}')
    expect(readConfig(document)).toEqual({ config: { supportPhone: '8 800 000-00-00', pages: { cart: '/basket' } } })
  })

  it.each([
    '<div id="prilavok-config">{"lang":"en"}</div>',
    '<p id="prilavok-config">{"lang":"en"}</p>',
    '<textarea id="prilavok-config">{"lang":"en"}</textarea>',
    '<script id="prilavok-config">{"lang":"en"}</script>',
    '<script type="text/plain" id="prilavok-config">{"lang":"en"}</script>',
    '<svg><script type="application/json" id="prilavok-config">{"lang":"en"}</script></svg>',
  ])('[EMBED-12] is not read from %s, and that is said', async (html) => {
    document.body.innerHTML = html
    const { config, wrong } = readConfig(document)
    expect([config, wrong]).toEqual([{}, document.getElementById('prilavok-config')])
  })

  it('[EMBED-12] is read from the script, whatever element has its id before it', () => {
    document.body.innerHTML =
      '<div id="prilavok-config">{"lang":"en"}</div><script type="application/json" id="prilavok-config">{"lang":"ru"}</script>'
    expect(readConfig(document)).toEqual({ config: { lang: 'ru' } })
  })

  it('is empty where there is none', () => {
    expect(readConfig(document)).toEqual({ config: {} })
  })

  it.each(['{"pages":', '[1]', '"text"', 'null', ''])(
    '[EMBED-12] what cannot be used is known to be wrong: %s',
    (text) => {
      withScript(text)
      const { config, wrong } = readConfig(document)
      expect(config).toEqual({})
      expect(wrong).not.toBe(undefined)
    },
  )

  it('[EMBED-12] is read from attributes of a script, which has those of others as well', () => {
    expect(
      configOfAttributes({
        lang: 'en',
        pagesCart: '/basket',
        addressOrder: 'pk-order',
        cookiesCity: 'pk-city',
        apiOrigin: 'https://shop.example',
        supportPhone: '8 800',
        src: '/x.js',
        cfasync: 'false',
        page: '1',
        api: '1',
      }),
    ).toEqual({
      lang: 'en',
      pages: { cart: '/basket' },
      address: { order: 'pk-order' },
      cookies: { city: 'pk-city' },
      api: { origin: 'https://shop.example' },
      supportPhone: '8 800',
    })
  })

  it('[EMBED-12] of several, the later one wins key by key', () => {
    const first = { lang: 'en', pages: { cart: '/a', home: '/h' } } as const
    expect(mergeGroups<object>(first, { pages: { cart: '/b' } }, { lang: 'ru' })).toEqual({
      lang: 'ru',
      pages: { cart: '/b', home: '/h' },
    })
    expect(first.pages.cart).toBe('/a')
  })

  it('never takes over a prototype from an attribute or a script', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        withScript(text)
        mergeGroups(readConfig(document).config, JSON.parse('{"__proto__":{"polluted":true}}') as object)
        expect('polluted' in {}).toBe(false)
      }),
    )
  })
})
