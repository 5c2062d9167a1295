import { predictOption, sendBundle } from '@prilavok/contracts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOwnDatabase } from '../../testing/each-database'
import { shopClient } from '../../testing/shop-client'

const bundle = (eventId: string, more: object = {}) => ({
  Type: 'Goal',
  CurrentUrl: 'https://shop.example/product/1',
  UtmSource: 'yandex',
  customUserScopeParams: { ContactsHide: 'true' },
  customPageScopeParams: { eventId, goal: 'ProductPage', productId: 'p1' },
  ...more,
})

describeOwnDatabase('the intake of events', (shop) => {
  const send = (body: object, headers: Readonly<Record<string, string>> = {}) =>
    shopClient(shop.server).call(sendBundle, { body } as never, headers)
  const kept = (eventId: string) =>
    shop.server.db.selectFrom('visit_event').selectAll().where('event_id', '=', eventId).execute()

  it('[ANALYTICS-03] [ANALYTICS-04] keeps an event with its context, its visitor and its project', async () => {
    const { status } = await send(bundle('e1'), { 'sn-customerid': 'c-1', ProjectId: '7' })
    expect(status).toBe(204)
    expect(await kept('e1')).toMatchObject([
      {
        type: 'Goal',
        goal: 'ProductPage',
        visitor_id: 'c-1',
        project_id: '7',
        url: 'https://shop.example/product/1',
        marketing: { utm_source: 'yandex' },
        options: { ContactsHide: 'true' },
        params: { productId: 'p1' },
      },
    ])
  })

  it('keeps an event once, however often and however simultaneously it comes', async () => {
    await Promise.all(Array.from({ length: 20 }, () => send(bundle('e2'))))
    expect(await kept('e2')).toHaveLength(1)
  })

  it('takes hostile values as text and cuts long ones', async () => {
    const name = `'; drop table visit_event; --`
    await send(bundle('e3', { AnswerPageTitle: 'x'.repeat(400), UtmSource: name }))
    expect(await kept('e3')).toMatchObject([{ marketing: { utm_source: name } }])
    const { status } = await send({ Type: 'Visit', CurrentUrl: 'x'.repeat(5_000) })
    expect(status).toBe(422)
  })

  it('keeps an event of an experiment whose texts are longer than any name; what is counted has the length of one', async () => {
    const text = Array.from({ length: 500 }, (_, at) => String.fromCodePoint(0x1f300 + at)).join('')
    const customPageScopeParams = { eventId: 'e4', goal: 'Experiment', experiment: text, label: text }
    expect((await send(bundle('e4', { customPageScopeParams }), { 'sn-customerid': 'c-1' })).status).toBe(204)
    const [row] = await kept('e4')
    expect([...(row?.experiment ?? '')]).toHaveLength(64)
    expect([...(row?.option_label ?? '')]).toHaveLength(64)
  })

  it('events have a term, after which they are removed', async () => {
    await send(bundle('old'))
    await sql`update visit_event set created_on = '2000-01-01' where event_id = 'old'`.execute(shop.server.db)
    await shop.server.purge()
    expect(await kept('old')).toEqual([])
  })
})

describeOwnDatabase('the personalisation service', (shop) => {
  const { call } = { call: (body: object) => shopClient(shop.server).call(predictOption, { body } as never) }
  const asked = {
    experiment: 'Colours',
    options: ['green', 'red'],
    pageUrl: '/',
    pageTitle: '',
    screenWidth: 1,
    screenHeight: 1,
  }

  it('chooses one of the options, the same one for the same visitor', async () => {
    const choices = await Promise.all(Array.from({ length: 5 }, () => call({ ...asked, visitorId: 'v1' })))
    const labels = new Set(choices.map(({ data }) => data.option))
    expect(labels.size).toBe(1)
    expect(asked.options).toContain([...labels][0])
  })

  it('prefers the option whose visitors order more', async () => {
    await sql`
      insert into visit_event (event_id, type, goal, visitor_id, url, title, screen_width, screen_height, marketing, options, params, created_on)
      select 's' || n, 'Goal', 'Experiment', 'v' || n, '/', '', 1, 1, '{}', '{}',
        jsonb_build_object('experiment', 'Colours', 'label', case when n % 2 = 0 then 'green' else 'red' end), now()
      from generate_series(1, 400) n`.execute(shop.server.db)
    await sql`
      insert into visit_event (event_id, type, goal, visitor_id, url, title, screen_width, screen_height, marketing, options, params, created_on)
      select 'o' || n, 'Goal', 'Order', 'v' || n, '/', '', 1, 1, '{}', '{}', '{}', now()
      from generate_series(1, 400) n where n % 2 = 1 and n % 3 = 0`.execute(shop.server.db)
    const choices = await Promise.all(Array.from({ length: 60 }, (_, n) => call({ ...asked, visitorId: `new-${n}` })))
    const reds = choices.filter(({ data }) => data.option === 'red').length
    expect(reds).toBeGreaterThan(45)
  })

  it('refuses a request without options', async () => {
    expect((await call({ ...asked, options: [] })).status).toBe(400)
  })
})
