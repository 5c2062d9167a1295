import { describe, expect, it } from 'vitest'
import { createShop, type SettingsInput } from './create-shop'
import { defaultSettings, everySetting } from './declared-settings'
import { createTestEffects } from './testing'

/** The settings of a shop on `https://shop.example`, and what its page's developer was told. */
const open = (settings: SettingsInput) => {
  const { effects, reports } = createTestEffects()
  return {
    settings: createShop(effects, settings).settings(everySetting),
    reports: reports.map(({ message }) => message),
  }
}

describe('the names of the settings', () => {
  it('are taken as they are given', () => {
    const { settings, reports } = open({ address: { order: 'pk-order', city: null }, cookies: { city: 'pk.city' } })
    expect([settings.address, settings.cookies, reports]).toEqual([
      {
        order: 'pk-order',
        access: 'access',
        city: null,
        sort: 'sort',
        page: 'page',
        pageSize: 'pageSize',
        experiments: 'pk-experiments',
      },
      { city: 'pk.city' },
      [],
    ])
  })

  it.each([
    ['address', 'order', null],
    ['address', 'order', ''],
    ['address', 'access', 'a&b'],
    ['address', 'city', 'a=b'],
    ['cookies', 'city', 'a; Path=/'],
  ])('%s.%s that is no name is replaced, and named: %j', (group, key, value) => {
    const { settings, reports } = open({ [group]: { [key]: value } })
    expect([settings.address, settings.cookies]).toEqual([defaultSettings.address, defaultSettings.cookies])
    expect(reports).toEqual([
      `The setting ${group}.${key} is not used: "${value}" is no name. Give letters, digits, "-", "_" and "." only.`,
    ])
  })
})

describe('the addresses of the settings', () => {
  it('are taken as they are written where they may be opened [SAFE-12]', () => {
    const pages = {
      cart: '/basket',
      order: 'https://shop.example/o',
      home: 'https://магазин.рф/',
      chat: 'tel:+78005553535',
    }
    const map = { tiles: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'ничьё: всё' }
    const { settings, reports } = open({ pages, map })
    expect([settings.pages, settings.map, reports]).toMatchObject([pages, map, []])
  })

  it.each(Object.keys(defaultSettings.pages))(
    'pages.%s that may not be opened is replaced, and named [SAFE-12] [SAFE-13]',
    (key) => {
      const { settings, reports } = open({ pages: { [key]: 'javascript:alert(document.domain)' } })
      expect(settings.pages).toEqual(defaultSettings.pages)
      expect(reports).toEqual([
        `The setting pages.${key} is not used: "javascript:alert(document.domain)" may not be opened. Give an address with https or of this site.`,
      ])
    },
  )

  it.each([
    { pages: 'javascript:1' },
    { pages: { cart: null } },
    { pages: { cart: { href: 'javascript:1' } } },
    { pages: { home: 'https://user@evil.example/' } },
    {
      map: {
        tiles: 'data:image/png,{x}',
        style: 'http://evil.example/',
        attributionLink: 'javascript:1',
        link: 'data:1',
      },
    },
    { map: { provider: 'flat' } },
  ])('%j leaves the usual ones [SAFE-12]', (given) => {
    const { settings } = open(given as unknown as SettingsInput)
    expect([settings.pages, settings.map]).toEqual([defaultSettings.pages, defaultSettings.map])
  })
})
