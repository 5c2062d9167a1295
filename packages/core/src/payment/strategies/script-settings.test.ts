import { describe, expect, it } from 'vitest'
import { createTestClock } from '../../testing'
import type { PaymentSettings } from '../index'
import { begin, settings, strategyOf } from './strategies.fixture'

/** The scripts of providers as far as a payment needs them, the settings that they need, and what is said where these are missing. */
const scripted = [
  ['online-card', { init: () => {} }, ['terminalKey'], 'The card form needs the setting payment.terminalKey.'],
  [
    'tinkoff',
    { create: () => {} },
    ['shopId', 'showcaseId'],
    'The T-Bank instalment needs the settings payment.shopId and payment.showcaseId.',
  ],
  ['pos-credit', () => {}, ['accessId'], 'The Pos credit needs the setting payment.accessId.'],
] as const

describe.each(scripted)('a payment in the page by %s', (key, script, needed, said) => {
  it.each(needed)('does not open without the setting %s, and says so to the developer', async (name) => {
    const { running, requests } = begin(key, script, { settings: { ...settings, [name]: null } })
    expect(await running).toEqual({ type: 'failed', problem: 'script' })
    expect(requests.slice(1)).toEqual([said])
  })

  it('is ready ahead of the press with its script alone, which without its settings is not loaded [PAY-105]', async () => {
    const { load } = await strategyOf(key)
    const loaded: unknown[] = []
    const ready = (found: unknown, more: Partial<PaymentSettings> = {}) =>
      load?.({
        settings: { ...settings, ...more },
        origin: 'https://shop.example',
        report: () => {},
        loadScript: async (address) => {
          loaded.push(address)
          return found
        },
      })
    expect([await ready(script), await ready(null), loaded.length]).toEqual([true, false, 2])
    expect([await ready(script, { [needed[0]]: null }), loaded.length]).toEqual([false, 2])
  })

  it('given up is cancelled, and has said nothing of itself', async () => {
    const { stop, requests } = begin(key, script)
    await createTestClock().advance(0)
    expect(await stop()).toEqual({ type: 'cancelled' })
    expect(requests).not.toContain(said)
  })
})
