import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { createTestClock } from '../testing'
import { createDebounce } from './debounce'
import { createLatest } from './latest'
import { plural } from './plural'
import { createSingleFlight } from './single-flight'

describe('plural', () => {
  it.each([
    [1, 'товар'],
    [21, 'товар'],
    [101, 'товар'],
    [2, 'товара'],
    [4, 'товара'],
    [22, 'товара'],
    [0, 'товаров'],
    [5, 'товаров'],
    [11, 'товаров'],
    [12, 'товаров'],
    [14, 'товаров'],
    [111, 'товаров'],
    [112, 'товаров'],
  ])('[UI-10] %i %s', (count, expected) => {
    expect(plural(count, { one: 'товар', few: 'товара', many: 'товаров' })).toBe(expected)
  })
  it('[UI-10] agrees with the rules of the language for every count', () => {
    const rules = new Intl.PluralRules('ru')
    const forms = { one: 'товар', few: 'товара', many: 'товаров' } as const
    fc.assert(
      fc.property(
        fc.nat(100_000),
        (count) =>
          plural(count, { one: 'товар', few: 'товара', many: 'товаров' }) ===
          forms[rules.select(count) as keyof typeof forms],
      ),
    )
  })
})

describe('latest', () => {
  it('[SAFE-11] uses the response to the last request only, in whatever order the responses arrive', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 6 }), async (scheduler, count) => {
        const listener: number[] = []
        const latest = createLatest()
        for (let index = 0; index < count; index += 1)
          void latest(
            () => scheduler.schedule(Promise.resolve(index)),
            (response) => listener.push(response),
          )
        await scheduler.waitAll()
        expect(listener).toEqual([count - 1])
      }),
    )
  })
  it('tells a question that was overtaken or forgotten to stop', () => {
    const latest = createLatest()
    const told: string[] = []
    const ask = (name: string) =>
      latest(
        (signal) => new Promise(() => signal.addEventListener('abort', () => told.push(name))),
        () => {},
      )
    void ask('first')
    void ask('second')
    expect(told).toEqual(['first'])
    latest.forget()
    expect(told).toEqual(['first', 'second'])
  })
})

describe('single flight', () => {
  it('[SAFE-04] runs one at a time, and every caller gets a run that began after the call', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 8 }), async (scheduler, calls) => {
        let running = 0
        let most = 0
        let edits = 0
        const seen: number[] = []
        const save = createSingleFlight(async () => {
          const taken = edits
          running += 1
          most = Math.max(most, running)
          await scheduler.schedule(Promise.resolve())
          running -= 1
          seen.push(taken)
          return taken
        })
        const results: Array<Promise<boolean>> = []
        for (let call = 1; call <= calls; call += 1) {
          results.push(
            scheduler.schedule(Promise.resolve()).then(async () => {
              const edit = ++edits
              return (await save()) >= edit
            }),
          )
        }
        const fresh = await scheduler.waitFor(Promise.all(results))
        expect(fresh).toEqual(results.map(() => true))
        expect(most).toBe(1)
        expect(seen.at(-1)).toBe(calls)
      }),
    )
  })
  it('a failed run does not stop the next', async () => {
    let tries = 0
    const save = createSingleFlight(async () => {
      tries += 1
      if (tries === 1) throw new Error('broken')
      return tries
    })
    const [first, second] = await Promise.allSettled([save(), save()])
    expect(first.status).toBe('rejected')
    expect(second).toEqual({ status: 'fulfilled', value: 2 })
  })
})

describe('debounce', () => {
  it('runs once after the last call, at once when flushed, never when cancelled', async () => {
    const clock = createTestClock()
    let runs = 0
    const soon = createDebounce(clock, 500, () => void (runs += 1))
    soon()
    await clock.advance(499)
    soon()
    await clock.advance(499)
    expect(runs).toBe(0)
    await clock.advance(1)
    expect(runs).toBe(1)
    soon.flush()
    expect(runs).toBe(1)
    soon()
    soon.flush()
    expect(runs).toBe(2)
    soon()
    soon.cancel()
    await clock.advance(1_000)
    expect(runs).toBe(2)
  })
})

describe('store', () => {
  it('tells of a part only when that part is another', () => {
    const store = createStore(subscribeWithSelector(() => ({ a: 1, b: { c: 1 } })))
    const told: unknown[] = []
    const stop = store.subscribe(
      ({ b }) => b,
      (b, former) => told.push([b, former]),
    )
    store.setState({ a: 2 })
    store.setState({ b: { c: 2 } })
    stop()
    store.setState({ b: { c: 3 } })
    expect(told).toEqual([[{ c: 2 }, { c: 1 }]])
  })
})
