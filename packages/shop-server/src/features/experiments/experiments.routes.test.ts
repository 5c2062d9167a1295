import { decideExperiment, listExperiments } from '@prilavok/contracts/admin'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeOwnDatabase, type TestShop } from '../../testing/each-database'
import { staffClient, type StaffClient } from '../../testing/staff-client'
import { setExperiments } from './set-experiments'

const DAY = 24 * 3_600_000
const START = Date.parse('2026-02-10T09:00:00Z')

/** What a visitor did, `at` milliseconds after the experiment has begun. */
const event = (visitor: string | null, goal: string, at: number, params: object = {}) => ({
  event_id: `${visitor} ${goal} ${at} ${JSON.stringify(params)}`,
  type: 'Goal',
  goal,
  visitor_id: visitor,
  url: 'https://shop.example/',
  title: '',
  screen_width: 0,
  screen_height: 0,
  marketing: '{}',
  options: '{}',
  params: JSON.stringify(params),
  created_on: new Date(START + at),
})
const shown = (visitor: string | null, label: string, at = 0) =>
  event(visitor, 'Experiment', at, { experiment: 'ContactsHide', label })

async function prepare({ server }: TestShop, events: readonly ReturnType<typeof event>[] = []) {
  await server.db.deleteFrom('experiment').execute()
  await server.db.deleteFrom('visit_event').execute()
  await server.db
    .insertInto('experiment')
    .values({
      name: 'ContactsHide',
      description: 'Контакты в конце',
      definition: JSON.stringify({
        options: [
          { label: 'false', value: false, isControl: true },
          { label: 'true', value: true },
        ],
        urlFilters: ['profile/order'],
      }),
      started_on: new Date(START),
    })
    .execute()
  if (events.length > 0) await server.db.insertInto('visit_event').values(events).execute()
}

describeOwnDatabase('experiments of the staff wing', (shop) => {
  let admin: StaffClient
  let marketer: StaffClient
  beforeAll(async () => {
    admin = await staffClient(shop.server, 'admin')
    marketer = await staffClient(shop.server, 'marketing')
  })
  beforeEach(() => prepare(shop))
  const list = async (client = admin) => (await client.call(listExperiments, {})).data?.items ?? []
  const decide = (client: StaffClient, body: object, ifMatch?: string) =>
    client.call(decideExperiment, { body: { name: 'ContactsHide', ...body } } as never, {
      ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
    })

  describe('are counted', () => {
    it('by the option that a visitor saw first, with the orders that came after it', async () => {
      await prepare(shop, [
        shown('before', 'true', -1),
        shown('one', 'false', 0),
        shown('one', 'false', 5),
        shown('one', 'true', 9),
        event('one', 'Order', 10),
        event('one', 'Order', 20),
        event('two', 'Order', 3),
        shown('two', 'true', 4),
        shown('three', 'true', DAY),
        event('three', 'Order', DAY + 1),
        shown(null, 'true', 2),
        shown('forged', 'blue', 2),
        event('other', 'Experiment', 1, { experiment: 'Else', label: 'true' }),
      ])
      const [report] = await list()
      expect(report).toMatchObject({
        name: 'ContactsHide',
        description: 'Контакты в конце',
        state: 'Running',
        isOnPages: true,
        decided: null,
        verdict: 'TooFew',
        urlFilters: ['profile/order'],
        options: [
          { label: 'false', isControl: true, share: 0.5, shown: 1, ordered: 1, difference: null },
          { label: 'true', isControl: false, share: 0.5, shown: 2, ordered: 1, difference: { value: -0.5 } },
        ],
        days: [
          { day: '2026-02-10', options: [{ shown: 1 }, { shown: 1 }] },
          { day: '2026-02-11', options: [{ shown: 0 }, { shown: 1 }] },
        ],
      })
    })

    it('until the decision: afterwards everybody has one option', async () => {
      await prepare(shop, [shown('one', 'false'), event('one', 'Order', 2 * DAY), shown('two', 'true', 2 * DAY)])
      expect((await list())[0]?.options.map((each) => [each.shown, each.ordered])).toEqual([
        [1, 1],
        [1, 0],
      ])
      await shop.server.db
        .updateTable('experiment')
        .set({ decided_label: 'true', decided_on: new Date(START + DAY) })
        .execute()
      expect((await list())[0]?.options.map((each) => [each.shown, each.ordered])).toEqual([
        [1, 0],
        [0, 0],
      ])
    })

    it('day by day on the clock of the shop', async () => {
      const evening = Date.parse('2026-02-10T20:59:59Z') - START
      await prepare(shop, [shown('one', 'false', evening), shown('two', 'false', evening + 1000)])
      expect((await list())[0]?.days.map((each) => each.day)).toEqual(['2026-02-10', '2026-02-11'])
    })
  })

  describe('are decided', () => {
    it('by a marketer: shipped, resumed, stopped, each with its place in the history', async () => {
      const shipped = await decide(marketer, { decision: 'Ship', label: 'true', note: ' Больше заказов ' }, '"v1"')
      expect(shipped.data).toMatchObject({ state: 'Shipped', decided: 'true', version: 2 })
      expect(shipped.headers.get('ETag')).toBe('"v2"')
      expect((await decide(admin, { decision: 'Resume' }, '"v2"')).data).toMatchObject({
        state: 'Running',
        decided: null,
      })
      expect((await decide(admin, { decision: 'Stop' }, '"v3"')).data).toMatchObject({
        state: 'Stopped',
        decided: 'false',
      })
      expect((await list())[0]?.decisions).toMatchObject([
        { byName: 'Анна Иванова', from: null, to: 'false', note: null },
        { byName: 'Анна Иванова', from: 'true', to: null },
        { byName: 'Мария Попова', from: null, to: 'true', note: 'Больше заказов' },
      ])
    })

    it('once: a decision that was made of an older state is refused with the state of today', async () => {
      await decide(marketer, { decision: 'Stop' }, '"v1"')
      const late = await decide(admin, { decision: 'Ship', label: 'true' }, '"v1"')
      expect(late.problem).toMatchObject({
        status: 412,
        code: 'version-conflict',
        current: { version: 2, decided: 'false' },
      })
      expect((await list())[0]).toMatchObject({ state: 'Stopped', version: 2 })
    })

    it('by one of two at the same time', async () => {
      const both = await Promise.all([
        decide(marketer, { decision: 'Stop' }, '"v1"'),
        decide(admin, { decision: 'Ship', label: 'true' }, '"v1"'),
      ])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
      expect((await list())[0]?.decisions).toHaveLength(1)
    })

    it.each([
      ['without a version', { decision: 'Stop' }, undefined, 428, 'precondition-required'],
      ['an option that it has not', { decision: 'Ship', label: 'blue' }, '"v1"', 422, 'validation-failed'],
      ['no option', { decision: 'Ship' }, '"v1"', 422, 'validation-failed'],
      ['what is no decision', { decision: 'Guess' }, '"v1"', 422, 'validation-failed'],
      ['what it is already', { decision: 'Resume' }, '"v1"', 409, 'status-transition-not-allowed'],
      ['another experiment', { decision: 'Stop', name: 'Nobody' }, '"v1"', 404, 'not-found'],
    ])('never: %s', async (_, body, ifMatch, status, code) => {
      expect((await decide(admin, body, ifMatch)).problem).toMatchObject({ status, code })
      expect((await list())[0]).toMatchObject({ state: 'Running', version: 1, decisions: [] })
    })

    it('never by whoever may only look', async () => {
      const viewer = await staffClient(shop.server, 'viewer')
      expect(await list(viewer)).toHaveLength(1)
      expect((await decide(viewer, { decision: 'Stop' }, '"v1"')).status).toBe(403)
    })
  })

  describe('come from the settings', () => {
    const set = (experiments: unknown, lines: string[] = []) =>
      setExperiments({
        db: shop.server.db,
        now: () => START + DAY,
        settings: { experiments } as never,
        log: ({ text }) => void lines.push(text),
      })
    const contacts = { name: 'ContactsHide', description: 'Новое описание', urlFilters: ['cart'] }

    it('and keep their figures and their decision while options and shares stay', async () => {
      await decide(admin, { decision: 'Ship', label: 'true' }, '"v1"')
      await set([contacts])
      expect((await list())[0]).toMatchObject({
        description: 'Новое описание',
        urlFilters: ['cart'],
        state: 'Shipped',
        startedOn: new Date(START).toISOString(),
        version: 2,
      })
    })

    it('and begin anew with other shares; an open page of the staff then decides nothing', async () => {
      const shares = { ...contacts, distributionRule: { true: 10, false: 90 } }
      await decide(admin, { decision: 'Stop' }, '"v1"')
      await set([shares])
      expect((await list())[0]).toMatchObject({
        state: 'Running',
        startedOn: new Date(START + DAY).toISOString(),
        options: [{ share: 0.9 }, { share: 0.1 }],
      })
      expect((await decide(admin, { decision: 'Stop' }, '"v2"')).status).toBe(412)
      await set([shares])
      expect((await list())[0]?.version).toBe(3)
    })

    it('and stay with their figures once they are left out, on no page and with nothing to decide', async () => {
      await set([{ name: 'OrderHints' }])
      expect((await list()).map(({ name, isOnPages }) => [name, isOnPages])).toEqual([
        ['OrderHints', true],
        ['ContactsHide', false],
      ])
      expect((await decide(admin, { decision: 'Stop' }, '"v1"')).status).toBe(409)
    })

    it('and one that cannot run is named in the log', async () => {
      const lines: string[] = []
      await set([contacts, { name: 'Lonely', options: [{ label: 'a', value: 1 }] }], lines)
      expect(lines).toEqual([expect.stringContaining('"Lonely" does not run: it needs two or more options')])
      expect(await list()).toHaveLength(1)
    })

    it('and those of the database stay where the settings name none', async () => {
      await set(null)
      expect(await list()).toMatchObject([{ isOnPages: true }])
    })
  })
})
