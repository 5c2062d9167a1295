import { sendBundle } from '@prilavok/contracts/analytics'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTestEffects, createTestHttp, createTestStorage } from '../testing'
import { openAnalytics } from './analytics.fixture'
import { EVENTS_KEY } from './event-queue'

const idOf = (body: { readonly customPageScopeParams?: Readonly<Record<string, unknown>> | null | undefined }) =>
  String(body.customPageScopeParams?.['eventId'])
const goalsOf = (test: ReturnType<typeof createTestEffects>) =>
  test.callsOf(sendBundle).map(({ input }) => input.body.customPageScopeParams?.['goal'])
const waiting = (test: ReturnType<typeof createTestEffects>) =>
  (JSON.parse(test.storage.read(EVENTS_KEY) ?? '[]') as readonly unknown[]).length

describe('the queue of events', () => {
  it('[ANALYTICS-02] ignores a failure, keeps the event and sends it again after a pause', async () => {
    const test = createTestEffects()
    test.refuse(sendBundle, { kind: 'network' })
    test.refuse(sendBundle, { kind: 'status', status: 500 })
    const { analytics } = openAnalytics({}, test)
    analytics.send({ type: 'Goal', goal: 'A' })
    await test.settle()
    expect([goalsOf(test), waiting(test)]).toEqual([['A'], 1])
    await test.advance(2_000)
    test.respond(sendBundle, null)
    await test.advance(10_000)
    expect([goalsOf(test), waiting(test), test.reports]).toEqual([['A', 'A', 'A'], 0, []])
  })

  it.each([
    [400, 'given up'],
    [404, 'given up'],
    [499, 'given up'],
    [408, 'kept'],
    [429, 'kept'],
    [500, 'kept'],
  ])('a refusal with %i: the event is %s', async (status, fate) => {
    const test = createTestEffects()
    test.refuse(sendBundle, { kind: 'status', status })
    openAnalytics({}, test).analytics.send({ type: 'Goal', goal: 'A' })
    await test.settle()
    expect(waiting(test)).toBe(fate === 'kept' ? 1 : 0)
    test.always(sendBundle, () => null)
    await test.advance(2_000)
    expect([goalsOf(test), waiting(test)]).toEqual([fate === 'kept' ? ['A', 'A'] : ['A'], 0])
  })

  it('sends at the end of the page what has no response yet, so that the browser ends it', async () => {
    const test = createTestEffects()
    test.hold(sendBundle)
    test.always(sendBundle, () => null)
    const { analytics } = openAnalytics({}, test)
    analytics.send({ type: 'Goal', goal: 'A' })
    analytics.send({ type: 'Goal', goal: 'B' })
    test.page.leave()
    const last = test.callsOf(sendBundle).filter(({ options }) => options.keepalive)
    expect(last.map(({ input }) => input.body.customPageScopeParams?.['goal'])).toEqual(['A', 'B'])
    await test.settle()
  })

  it('is taken up by the next page', async () => {
    const test = createTestEffects()
    test.refuse(sendBundle, { kind: 'network' })
    openAnalytics({}, test).analytics.send({ type: 'Goal', goal: 'A' })
    await test.settle()
    test.always(sendBundle, () => null)
    openAnalytics({}, test)
    await test.settle()
    expect([goalsOf(test), waiting(test)]).toEqual([['A', 'A'], 0])
  })

  it.each(['{', '7', '[{"id":1}]', '[null]'])('starts empty over what cannot be read: %s', async (text) => {
    const test = createTestEffects()
    test.storage.write(EVENTS_KEY, text)
    test.always(sendBundle, () => null)
    openAnalytics({}, test).analytics.send({ type: 'Visit' })
    await test.settle()
    expect(waiting(test)).toBe(0)
  })
})

it('whatever is lost, left or cut, in 1,000 seeded visits, each event reaches the service, and its id tells repetitions', async () => {
  const fault = fc.constantFrom('taken', 'request-lost', 'response-lost', 'server-error', 'page-closed')
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(fault, { maxLength: 4 }), { minLength: 1, maxLength: 5 }), async (pages) => {
      const storage = createTestStorage()
      const arrived = new Map<string, number>()
      let made = 0
      for (const faults of pages) {
        const http = createTestHttp()
        const test = createTestEffects({ storage, http })
        const script = [...faults]
        const arrive = (body: Parameters<typeof idOf>[0]) => arrived.set(idOf(body), (arrived.get(idOf(body)) ?? 0) + 1)
        const effects = {
          ...test.effects,
          http: (async (endpoint: unknown, input: { readonly body: Parameters<typeof idOf>[0] }) => {
            const next = script.shift() ?? 'taken'
            if (next === 'taken' || next === 'response-lost') arrive(input.body)
            if (next === 'taken') return { ok: true, value: null }
            if (next === 'page-closed') return new Promise(() => {})
            const kind = next === 'server-error' ? 'status' : 'network'
            return { ok: false, error: { kind, message: '', ...(kind === 'status' && { status: 500 }) } }
          }) as never,
        }
        const { analytics } = openAnalytics({}, { ...test, effects })
        analytics.send({ type: 'Visit' })
        made += 1
        await test.settle()
        await test.advance(2_000)
      }
      // A last visit without faults.
      const test = createTestEffects({ storage })
      test.always(sendBundle, ({ body }) => {
        arrived.set(idOf(body), (arrived.get(idOf(body)) ?? 0) + 1)
        return null
      })
      openAnalytics({}, test)
      // One after the other.
      for (let i = 0; i < made; i += 1) await test.settle()
      expect(arrived.size).toBe(made)
    }),
    { numRuns: 1_000, seed: 20 },
  )
})
