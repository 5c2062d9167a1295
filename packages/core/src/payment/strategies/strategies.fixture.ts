import { safeUrl } from '../../lib/safe-url'
import { defaultsOf } from '../../lib/settings'
import { createTestClock } from '../../testing'
import {
  createStrategies,
  paymentFormSettings,
  providerByKey,
  type PaymentContext,
  type PaymentOutcome,
  type PaymentProvider,
  type PaymentSettings,
  type PaymentStrategy,
} from '../index'

export const provider = (key: string): PaymentProvider => {
  const found = providerByKey(key)
  if (found === null) throw new Error(`No provider ${key}`)
  return found
}
export const strategyOf = async (key: string): Promise<PaymentStrategy> => {
  const found = await createStrategies(new Map(), [])(provider(key))
  if (found === null) throw new Error(`No strategy ${key}`)
  return found
}

export const order: PaymentContext['order'] = {
  id: 'd-1',
  amount: 470_050,
  delivery: 30_050,
  lines: [{ id: 'a', name: 'Я'.repeat(130), price: 250_000, quantity: 2 }],
  buyer: {
    firstName: 'Иван',
    lastName: 'Петров',
    middleName: 'Иванович',
    phone: '+79123456789',
    email: 'ivan@mail.example',
  },
}
export const start = {
  url: 'https://pay.tbank.ru/1',
  succeed: true,
  providerOrderId: 's-1',
  expiresOn: null,
  message: null,
  widget: null,
}
export const settings: PaymentSettings = {
  ...defaultsOf(paymentFormSettings).payment,
  terminalKey: 'T',
  shopId: 'S',
  showcaseId: 'W',
  accessId: 'A',
  tradeId: 'P',
}

/** A payment whose provider's script is `script`, and everything that was asked of the shop. */
export const begin = (key: string, script: unknown, more: Partial<PaymentContext> = {}) => {
  const clock = createTestClock()
  const requests: string[] = []
  const globals = new Map<string, (...given: readonly unknown[]) => unknown>()
  const listeners: Array<() => void> = []
  const state = { over: false, frames: new Set<string>(), outcome: null as PaymentOutcome | null }
  const context: PaymentContext = {
    option: 'PayImmediately',
    order,
    settings,
    async startOrder(profileId) {
      requests.push(`start ${profileId ?? ''}`.trim())
      return { start }
    },
    watchStatus: () => void requests.push('watch'),
    shown: () => void requests.push('shown'),
    judge: (url) => safeUrl(url, 'https://shop.example'),
    async loadScript(address, global) {
      requests.push(`${address} ${global}`)
      return script
    },
    expose(name, run) {
      globals.set(name, run)
      return () => void globals.delete(name)
    },
    hasFrame: (origin) => state.frames.has(origin),
    container: async () => ({ place: 'here' }),
    after: (ms, run) => clock.after(ms, () => void (state.over || run())),
    report: (message) => void requests.push(message),
    origin: 'https://shop.example',
    ...more,
  }
  const signal = {
    get aborted() {
      return state.over
    },
    addEventListener: (_: 'abort', listener: () => void) => void listeners.push(listener),
  }
  const strategy = strategyOf(key)
  const running = strategy.then(async (each) => (state.outcome = await each.start(context, signal)))
  const stop = async () => {
    state.over = true
    for (const listener of listeners) listener()
    ;(await strategy).dispose()
    return running
  }
  return { requests, globals, state, clock, running, stop }
}
