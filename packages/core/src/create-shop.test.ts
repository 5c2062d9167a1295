import { afterEach, describe, expect, it, vi } from 'vitest'
import { cartFeature } from './cart'
import { checkoutSettings } from './checkout'
import { citySettings } from './city'
import { createShop, type SettingsInput } from './create-shop'
import { shopSettings } from './shop.settings'
import { createTestEffects } from './testing'

/** A shop that was given something, and what its developer was told. */
async function open(input: object) {
  const test = createTestEffects()
  const shop = createShop(test.effects, input)
  await vi.dynamicImportSettled()
  return { ...test, shop, messages: test.reports.map(({ message }) => message) }
}

describe('the settings of a shop', () => {
  it('are read by declaration, once, with the defaults of what is left out', async () => {
    const { shop, messages } = await open({ pages: { cart: '/basket' }, address: { city: null } })
    expect(shop.settings(shopSettings).pages).toMatchObject({ cart: '/basket', home: '/' })
    expect(shop.settings(citySettings)).toEqual({
      address: { city: null },
      cookies: { city: 'city-id' },
      regionHosts: { pages: {}, default: null },
    })
    expect(shop.settings(citySettings)).toBe(shop.settings(citySettings))
    expect(messages).toEqual([])
  })

  it('are reported once where they are wrong, however many read them', async () => {
    const { shop, messages } = await open({ supportPhone: 88005553535 })
    expect([shop.settings(checkoutSettings), shop.settings(checkoutSettings)]).toMatchObject([
      { supportPhone: null },
      { supportPhone: null },
    ])
    expect(messages).toEqual(['The setting supportPhone is not used: "88005553535" is no text. Give one in quotes.'])
  })

  it('may be a named option', async () => {
    const { shop } = await open({ options: { ExitWarningType: 'new' } } satisfies SettingsInput)
    expect([shop.option('ExitWarningType'), shop.option('ContactsHide')]).toEqual(['new', false])
  })
})

describe('in development', () => {
  afterEach(() => void vi.restoreAllMocks())

  it.each([
    [{ suportPhone: '8 800' }, 'The setting suportPhone is not known; it is not used. Known are pages, options,'],
    [{ pages: { basket: '/b' } }, 'The setting pages.basket is not known; it is not used. Known are cart, order,'],
    [{ bestPay: 'yes' }, 'The setting bestPay is not used: "yes" is neither true nor false.'],
    [{ map: 'leaflet' }, 'The setting map is not used: "leaflet" is no group of settings.'],
  ])('%j is named in one sentence', async (input, message) => {
    expect((await open(input)).messages).toEqual([expect.stringContaining(message)])
  })

  it('a page that checks its settings itself is told nothing twice', async () => {
    const { effects, reports } = createTestEffects()
    createShop(effects, { suportPhone: '8 800' } as object, { isChecked: true })
    await vi.dynamicImportSettled()
    expect(reports).toEqual([])
  })

  it('a port that is missing is named, in the console where there is no port for that', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { report: _, clock: __, ...rest } = createTestEffects().effects
    createShop(rest as never)
    await vi.dynamicImportSettled()
    expect(said.mock.calls.map(([text]) => String(text).split('"')[1])).toEqual(['clock', 'report'])
  })

  it.each([499.5, '499', -1, NaN])('the price %j is told to be no sum in kopecks', async (price) => {
    const { shop, reports } = await open({})
    shop.use(cartFeature).add({ id: 'a', name: 'Дрель', price: price as number, thumbUrl: '', link: '' })
    expect(reports.map(({ message }) => message)).toEqual([
      expect.stringContaining('of the product "a" is no sum in whole kopecks'),
    ])
  })

  it('a price of whole kopecks is right, and so is that of a product whose price the server knows', async () => {
    const { shop, reports } = await open({})
    for (const price of [0, 49_950])
      shop.use(cartFeature).add({ id: 'a', name: 'Дрель', price, thumbUrl: '', link: '' })
    expect(reports).toEqual([])
  })
})
