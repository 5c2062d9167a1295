import { sendBundle } from '@prilavok/contracts/analytics'
import { describe, expect, it } from 'vitest'
import { createTestEffects } from '../testing'
import { openAnalytics } from './analytics.fixture'
import { EVENTS_KEY } from './event-queue'

const taking = (test = createTestEffects()) => {
  test.always(sendBundle, () => null)
  return test
}
const bodies = (test: ReturnType<typeof createTestEffects>) => test.callsOf(sendBundle).map(({ input }) => input.body)

describe('an event', () => {
  it('[ANALYTICS-03] [ANALYTICS-15] is sent as its Type with the context of the page', async () => {
    const { analytics, settle, ...test } = openAnalytics({}, taking())
    analytics.send({ type: 'Visit' })
    analytics.send({ type: 'Goal', goal: 'Basket' })
    await settle()
    expect(bodies(test as never)).toMatchObject([
      { Type: 'Visit', CurrentUrl: 'https://shop.example/', customPageScopeParams: {} },
      { Type: 'Goal', customPageScopeParams: { goal: 'Basket' } },
    ])
  })

  it('[ANALYTICS-06] has every field of the context, with the stored marketing parameters', async () => {
    const test = taking()
    test.address.path = '/product/a/b'
    for (const name of ['medium', 'source', 'campaign', 'term', 'content']) test.address.query.set(`utm_${name}`, name)
    test.address.query.set('roistat', 'r').set('roistat_referrer', 'rr').set('roistat_pos', 'rp')
    const page = openAnalytics({}, test)
    page.analytics.setOptions({ ContactsHide: 'true' })
    page.analytics.send({ type: 'Visit' })
    await test.settle()
    const eventId = expect.any(String) as string
    expect(bodies(test)).toEqual([
      {
        Type: 'Visit',
        CurrentUrl:
          'https://shop.example/product/a/b?utm_medium=medium&utm_source=source&utm_campaign=campaign&utm_term=term&utm_content=content&roistat=r&roistat_referrer=rr&roistat_pos=rp',
        AnswerPageTitle: 'Магазин',
        UserScreenWidth: 1280,
        UserScreenHeight: 800,
        UtmMedium: 'medium',
        UtmSource: 'source',
        UtmCampaign: 'campaign',
        UtmTerm: 'term',
        UtmContent: 'content',
        Roistat: 'r',
        RoistatReferrer: 'rr',
        RoistatPos: 'rp',
        customUserScopeParams: { ContactsHide: 'true' },
        customPageScopeParams: { eventId },
      },
    ])
  })

  it('[SAFE-17] knows nothing of the order or the person that the address of the page may name', async () => {
    const test = taking()
    test.address.query.set('id', 'order-5').set('access', 'token').set('phone', '79001234567')
    openAnalytics({}, test).analytics.send({ type: 'Visit' })
    await test.settle()
    expect(bodies(test)).toMatchObject([{ CurrentUrl: 'https://shop.example/' }])
  })

  it('[ANALYTICS-04] [ANALYTICS-05] goes to the host with the headers sn-customerid and ProjectId, within 10000 ms', async () => {
    const test = taking()
    test.cookies.set('sn-customerid', 'c-1')
    openAnalytics({}, test).analytics.send({ type: 'Visit' })
    await test.settle()
    expect(test.callsOf(sendBundle)[0]?.options).toMatchObject({
      timeoutMs: 10_000,
      server: { base: 'https://stats.example', headers: { 'sn-customerid': 'c-1', ProjectId: '7' } },
    })
  })

  it('is sent nowhere and stored nowhere without a host', async () => {
    const test = createTestEffects()
    openAnalytics({ host: null }, test).analytics.send({ type: 'Visit' })
    await test.settle()
    expect([test.calls, test.storage.read(EVENTS_KEY)]).toEqual([[], null])
  })
})

describe('authorisation', () => {
  const authorisations = (test: ReturnType<typeof createTestEffects>) =>
    bodies(test).filter(({ Type }) => Type === 'Authorization')

  it('[ANALYTICS-10] [ANALYTICS-13] by the cookie sn-customerid is sent once per session, with its flag', async () => {
    const test = taking()
    test.cookies.set('sn-customerid', 'c-1')
    for (let page = 0; page < 2; page += 1) openAnalytics({}, test).analytics.authoriseByCookie()
    await test.settle()
    expect(authorisations(test)).toMatchObject([{ customPageScopeParams: { by: 'cookie', id: 'c-1' } }])
    expect(test.session.read('analytics_authorised')).toBe('1')
  })

  it('[ANALYTICS-11] [ANALYTICS-13] by e-mail is sent once per session, with its own flag and the hash alone', async () => {
    const test = taking()
    for (let page = 0; page < 2; page += 1) openAnalytics({}, test).analytics.authoriseByEmail('ab12')
    await test.settle()
    expect(authorisations(test)).toMatchObject([{ customPageScopeParams: { by: 'email', id: 'ab12' } }])
    expect(test.session.read('analytics_authorised_email')).toBe('1')
  })

  it('[ANALYTICS-12] [ANALYTICS-13] the flag of Roistat is 1 for a known visitor and 2 for an unknown one', () => {
    const test = taking()
    openAnalytics({}, test).analytics.authoriseByCookie()
    expect(test.session.read('roistat_authorised')).toBe('2')
    test.cookies.set('sn-customerid', 'c-1')
    openAnalytics({}, test).analytics.authoriseByCookie()
    expect(test.session.read('roistat_authorised')).toBe('1')
  })
})

describe('the consent', () => {
  it('is waited for: nothing is stored or sent before it, everything after it', async () => {
    const test = taking()
    test.cookies.set('sn-customerid', 'c-1')
    const { analytics } = openAnalytics({ needsConsent: true }, test)
    analytics.authoriseByCookie()
    analytics.send({ type: 'Visit' })
    const seen: string[] = []
    analytics.addSink(({ name }) => void seen.push(name))
    analytics.push({ name: 'view_item', item: { id: '1', name: 'Клей', price: 1, quantity: 1 } })
    await test.settle()
    expect([test.calls, seen, test.session.read('analytics_authorised'), test.storage.read(EVENTS_KEY)]).toEqual([
      [],
      [],
      null,
      null,
    ])
    analytics.consent(true)
    await test.settle()
    expect(bodies(test).map(({ Type }) => Type)).toEqual(['Authorization', 'Visit'])
    expect(seen).toEqual(['view_item'])
  })

  it('that is refused forgets what waited, and nothing follows', async () => {
    const test = taking()
    const { analytics } = openAnalytics({ needsConsent: true }, test)
    analytics.send({ type: 'Visit' })
    analytics.consent(false)
    analytics.send({ type: 'Visit' })
    await test.settle()
    expect([test.calls, analytics.state.getState().consent]).toEqual([[], 'refused'])
  })
})

it('[ANALYTICS-20] a sink that throws is ignored, and the others get the event', () => {
  const { analytics } = openAnalytics({}, taking())
  const seen: string[] = []
  analytics.addSink(() => {
    throw new Error('The page counts badly.')
  })
  analytics.addSink(({ name }) => void seen.push(name))
  analytics.push({ name: 'purchase', transactionId: '1', items: [] })
  expect(seen).toEqual(['purchase'])
})
