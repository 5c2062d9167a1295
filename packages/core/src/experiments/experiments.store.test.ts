import { predictOption } from '@prilavok/contracts/experiments'
import { describe, expect, it } from 'vitest'
import { createTestEffects } from '../testing'
import { colours, openPage } from './experiments.fixture'
import { EXPERIMENTS_KEY } from './experiments.storage'
import type { Experiment } from './experiments.types'

const labelOf = ({ experiments }: ReturnType<typeof openPage>, name = 'Colours') =>
  experiments.optionOf(name)?.label ?? null
const storedIn = ({ storage }: ReturnType<typeof createTestEffects>): unknown =>
  JSON.parse(storage.read(EXPERIMENTS_KEY) ?? 'null')

describe('an assignment', () => {
  it('[EXP-02] [EXP-04] is made once, carries label, control and hash code, and is reused on later pages', () => {
    const chances = [0.7, 0.1]
    const test = createTestEffects({ chance: () => chances.shift() ?? 0 })
    expect(openPage([colours], test).experiments.optionOf('Colours')).toMatchObject({
      label: 'red',
      isControl: false,
      hashCode: expect.stringMatching(/^\w+$/) as string,
      why: 'drawn',
    })
    expect(openPage([colours], test).experiments.optionOf('Colours')).toMatchObject({ label: 'red', why: 'stored' })
  })

  it('[EXP-03] of another version of the settings is forgotten', () => {
    const chances = [0.7, 0.1]
    const test = createTestEffects({ chance: () => chances.shift() ?? 0 })
    openPage([colours], test)
    expect(labelOf(openPage([colours], test, { version: '2' }))).toBe('green')
  })

  it('[EXP-05] waits for a page whose address matches', () => {
    const filtered: Experiment = { ...colours, urlFilters: ['^/catalog/', 'profile/order'] }
    const test = createTestEffects()
    expect(labelOf(openPage([filtered], test))).toBeNull()
    test.address.path = '/profile/order'
    expect(labelOf(openPage([filtered], test))).toBe('green')
  })

  it('[EXP-05] waits for a page with one of its elements', () => {
    const filtered: Experiment = { ...colours, domElementFilters: ['product-details'] }
    const test = createTestEffects()
    expect(labelOf(openPage([filtered], test))).toBeNull()
    test.page.fields.set('product-details', {})
    expect(labelOf(openPage([filtered], test))).toBe('green')
  })

  it('[EXP-10] the profile order page is a target: an experiment of the order form is assigned there and nowhere else', () => {
    const onOrderPage = { name: 'ContactsHide', urlFilters: ['profile/order'] }
    const pages = ['/', '/profile/cart', '/profile/order', '/shop/profile/order'].map((path) => {
      const test = createTestEffects()
      test.address.path = path
      return labelOf(openPage([onOrderPage], test), 'ContactsHide')
    })
    expect(pages).toEqual([null, null, 'false', 'false'])
  })

  it('[EXP-06] is made anew when the hash code has changed, where the experiment asks for it', () => {
    const changed: Experiment = { ...colours, distributionRule: { green: 1 } }
    for (const withHashCode of [true, false]) {
      const chances = [0.7, 0.7]
      const test = createTestEffects({ chance: () => chances.shift() ?? 0 })
      openPage([{ ...colours, params: { withHashCode } }], test)
      expect(labelOf(openPage([{ ...changed, params: { withHashCode } }], test))).toBe(withHashCode ? 'green' : 'red')
    }
  })

  it('[EXP-07] of an experiment that no longer exists is removed', () => {
    const test = createTestEffects()
    openPage([colours, { ...colours, name: 'Gone' }], test)
    expect(storedIn(test)).toMatchObject({ assigned: { Colours: {}, Gone: {} } })
    openPage([colours], test)
    expect(Object.keys((storedIn(test) as { assigned: object }).assigned)).toEqual(['Colours'])
  })

  it('whose option is gone is made anew', () => {
    const test = createTestEffects({ chance: 0.7 })
    openPage([colours], test)
    const options = [
      { label: 'green', value: 'green' },
      { label: 'blue', value: 'blue' },
    ]
    expect(labelOf(openPage([{ ...colours, options }], test))).toBe('blue')
  })

  it.each([
    '{',
    '[]',
    '{"version":"1"}',
    '{"version":"1","assigned":{"Colours":null}}',
    '{"version":"1","assigned":{"Colours":{"label":5,"isControl":false,"hashCode":"x"}}}',
    '{"version":"1","assigned":{"Colours":{"label":"red","isControl":"no","hashCode":"x"}}}',
    '{"version":"1","assigned":{"Colours":{"label":"red","isControl":false,"hashCode":5}}}',
    '{"version":"1","assigned":7}',
  ])('that was stored badly is made anew: %s', (text) => {
    const test = createTestEffects()
    test.storage.write(EXPERIMENTS_KEY, text)
    expect(openPage([colours], test).experiments.optionOf('Colours')?.why).toBe('drawn')
  })

  it('by the id of the visitor is the same on every device that knows it', () => {
    const byVisitor: Experiment = { ...colours, runner: 'visitor' }
    const labels = [0.1, 0.9].map((chance) => {
      const test = createTestEffects({ chance })
      test.cookies.set('sn-customerid', 'customer-42')
      return labelOf(openPage([byVisitor], test))
    })
    expect(labels[0]).toBe(labels[1])
  })
})

describe('robots', () => {
  const skipping: Experiment = { ...colours, params: { skipForYandex: true } }
  const openAs = (userAgent: string, experiment = skipping) => {
    const test = createTestEffects({ chance: 0.9 })
    test.page.facts = { ...test.page.facts, userAgent }
    return { ...openPage([experiment], test), test }
  }

  it.each([
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'Mozilla/5.0 (compatible; YandexMetrika/2.0; +http://yandex.com/bots yabs01)',
    'Mozilla/5.0 (compatible; YandexImages/3.0; +http://yandex.com/bots)',
  ])('of Yandex see the control and are stored nowhere: %s', (userAgent) => {
    const page = openAs(userAgent)
    expect(page.experiments.optionOf('Colours')).toMatchObject({ label: 'green', why: 'robot' })
    expect(storedIn(page.test)).toMatchObject({ assigned: {} })
  })

  it('[EXP-08] of Yandex get the control value unstored; other visitors and other experiments are assigned', () => {
    const robot = 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)'
    const browser = 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 YaBrowser/24.10 Yowser/2.5 Safari/537.36'
    expect(openAs(robot).experiments.optionOf('Colours')).toMatchObject({ label: 'green', isControl: true })
    expect(storedIn(openAs(robot).test)).toMatchObject({ assigned: {} })
    expect(openAs(browser).experiments.optionOf('Colours')?.label).toBe('red')
    expect(openAs(robot, colours).experiments.optionOf('Colours')?.label).toBe('red')
  })
})

describe('what an address asks for', () => {
  it('is shown for the visit of the tab, is not stored, and an empty parameter ends it', () => {
    const test = createTestEffects()
    test.address.query.set('pk-experiments', 'Colours:red,Nothing:here')
    expect(openPage([colours], test).experiments.optionOf('Colours')).toMatchObject({ label: 'red', why: 'override' })
    expect(storedIn(test)).toMatchObject({ assigned: {} })
    test.address.query.clear()
    expect(labelOf(openPage([colours], test))).toBe('red')
    test.address.query.set('pk-experiments', '')
    expect(labelOf(openPage([colours], test))).toBe('green')
  })

  it('is nothing where the shop does not let addresses choose', () => {
    const test = createTestEffects()
    test.address.query.set('pk-experiments', 'Colours:red')
    const settings = { address: { experiments: null } }
    expect(labelOf(openPage([colours], test, { settings }))).toBe('green')
  })
})

describe('the personalisation service', () => {
  const host = 'https://predict.example' as never
  const predicted: Experiment = { ...colours, runner: 'prediction' }

  it('[EXP-18] is sent page, screen, title and marketing parameters, the experiment and its options, and chooses', async () => {
    const test = createTestEffects()
    test.address.path = '/product/1'
    test.address.query.set('utm_source', 'yandex').set('phone', '79001234567')
    test.respond(predictOption, { option: 'red', isControl: false })
    const page = openPage([predicted], test, { host })
    await page.experiments.settled
    expect(test.callsOf(predictOption)).toMatchObject([
      {
        input: {
          body: {
            experiment: 'Colours',
            options: ['green', 'red'],
            pageUrl: 'https://shop.example/product/1?utm_source=yandex',
            pageTitle: 'Магазин',
            screenWidth: 1280,
            screenHeight: 800,
            marketing: { utm_source: 'yandex' },
          },
        },
        options: { server: { base: host } },
      },
    ])
    expect(labelOf(openPage([predicted], test, { host }))).toBe('red')
  })

  it('[EXP-20] has 5000 ms', async () => {
    const test = createTestEffects()
    test.respond(predictOption, { option: 'red', isControl: false })
    await openPage([predicted], test, { host }).experiments.settled
    expect(test.callsOf(predictOption)[0]?.options.timeoutMs).toBe(5_000)
  })

  it('never changes a page that is already shown: until it has chosen, the page stays as it is set', async () => {
    const test = createTestEffects()
    const held = test.hold(predictOption)
    const page = openPage([{ name: 'ContactsHide', runner: 'prediction' }], test, { host })
    expect(page.shop.option('ContactsHide')).toBe(false)
    held.respond({ option: 'true', isControl: false })
    await page.experiments.settled
    expect(page.shop.option('ContactsHide')).toBe(false)
    expect(openPage([{ name: 'ContactsHide' }], test).shop.option('ContactsHide')).toBe(true)
  })

  it('[EXP-19] where it fails or names no option, chance chooses', async () => {
    for (const fault of [
      (test: ReturnType<typeof createTestEffects>) => test.refuse(predictOption, { kind: 'timeout' }),
      (test: ReturnType<typeof createTestEffects>) => test.respond(predictOption, { option: 'blue', isControl: false }),
    ]) {
      const test = createTestEffects({ chance: 0.7 })
      fault(test)
      await openPage([predicted], test, { host }).experiments.settled
      expect(labelOf(openPage([predicted], test, { host }))).toBe('red')
    }
  })

  it('without a host is not asked: chance chooses at once', () => {
    const test = createTestEffects({ chance: 0.7 })
    expect(labelOf(openPage([predicted], test))).toBe('red')
    expect(test.callsOf(predictOption)).toEqual([])
  })
})

describe('an experiment that cannot run', () => {
  const wrong: readonly (readonly [string, unknown])[] = [
    ['no object', 7],
    ['no name', { options: colours.options }],
    ['no options', { name: 'Own' }],
    ['one option', { name: 'Own', options: [{ label: 'a', value: 1 }] }],
    ...[':', 'a:b', '', 'a'.repeat(65), 5].map((name) => [`the name ${name}`, { ...colours, name }] as const),
    ...[null, {}, { label: 'b,c', value: 2 }, { label: 'b', value: null }, { value: 2 }].map(
      (option) =>
        [`the option ${JSON.stringify(option)}`, { name: 'Own', options: [{ label: 'a', value: 1 }, option] }] as const,
    ),
    [
      'labels that are equal',
      {
        name: 'Own',
        options: [
          { label: 'a', value: 1 },
          { label: 'a', value: 2 },
        ],
      },
    ],
    ['a value of another type than the option has', { ...colours, name: 'ContactsHide' }],
    [
      'a value of another type beside one of its type',
      {
        name: 'ContactsHide',
        options: [
          { label: 'a', value: true },
          { label: 'b', value: 'no' },
        ],
      },
    ],
    ['shares of nothing', { ...colours, distributionRule: { green: 0 } }],
    ['shares that are no record', { ...colours, distributionRule: 'green' }],
    ['a share of an unknown label', { ...colours, distributionRule: { blue: 1 } }],
    ['one of an unknown label beside a known one', { ...colours, distributionRule: { green: 1, blue: 1 } }],
    ['an unknown runner', { ...colours, runner: 'dice' }],
    ['filters that are no list', { ...colours, urlFilters: '/' }],
    ['a filter that is no text', { ...colours, domElementFilters: ['/', 5] }],
  ]
  it.each(wrong)('is reported and left out: %s', (_, experiment) => {
    const page = openPage([experiment])
    expect(page.reports.map(({ kind }) => kind)).toEqual(['settings'])
    expect(page.experiments.optionOf('Colours') ?? page.experiments.optionOf('Own')).toBeNull()
  })

  it('is told of when another one has its name, which runs', () => {
    const page = openPage([colours, { ...colours, distributionRule: { green: 1 } }])
    expect([page.reports.length, labelOf(page) === null]).toEqual([1, false])
  })

  it('a filter that is no regular expression matches no page', () => {
    expect(labelOf(openPage([{ ...colours, urlFilters: ['('] }]))).toBeNull()
  })
})

it('[EXP-21] a shown option is told of once, however often it is read; one that nobody reads is not', () => {
  const { experiments } = openPage([colours, { ...colours, name: 'Unread' }])
  const told: string[][] = []
  experiments.state.subscribe(({ exposed }) => void told.push(Object.keys(exposed)))
  experiments.optionOf('Colours')
  experiments.optionOf('Colours')
  expect(told).toEqual([['Colours']])
})

describe('the named options', () => {
  /** What a named yes or no is for a visitor of each half. */
  const halves = (name: Parameters<ReturnType<typeof openPage>['shop']['option']>[0]) =>
    [0.1, 0.9].map((chance) => openPage([{ name }], createTestEffects({ chance })).shop.option(name))

  it('[EXP-11] Geolocation is an experiment of yes and no', () => expect(halves('Geolocation')).toEqual([false, true]))
  it('[EXP-12] ContactsHide is an experiment of yes and no', () =>
    expect(halves('ContactsHide')).toEqual([false, true]))
  it('[EXP-13] ShowSuggestedCities is an experiment of yes and no', () =>
    expect(halves('ShowSuggestedCities')).toEqual([false, true]))
  it('[EXP-14] OrderFormErrorsVisibilityImmediatelyOrAfterClick is an experiment of yes and no', () =>
    expect(halves('OrderFormErrorsVisibilityImmediatelyOrAfterClick')).toEqual([false, true]))
  it('[EXP-16] GoToOrderForm is an experiment of yes and no', () =>
    expect(halves('GoToOrderForm')).toEqual([false, true]))
  it('[EXP-17] UseSeparateFullNameFields is an experiment of yes and no', () =>
    expect(halves('UseSeparateFullNameFields')).toEqual([true, false]))

  it('are those of the settings where nothing runs', () => {
    const { shop } = openPage([], createTestEffects(), { settings: { options: { ContactsHide: true } } })
    expect(shop.option('ContactsHide')).toBe(true)
  })
})
