import { toRoubles } from '@prilavok/contracts'
import type { PaymentProvider } from '../payment-provider.types'
import { classifyStatus } from '../payment-providers'
import type { PaymentContext, PaymentOrder, PaymentOutcome, PaymentStrategy } from '../payment-strategy.types'
import type { PaymentSettings } from '../payment-form.settings'
import { receiptOf, type Receipt } from '../receipt.rules'
import { resumeByClaim } from './redirect.strategy'
import { callOf, emailOf, loadSource, type ScriptContext, type ScriptSource } from './script-parts'

const SCRIPT_GLOBAL = 'PaymentIntegration'
const SCRIPT: ScriptSource = {
  setting: 'online-card',
  url: 'https://integrationjs.tbank.ru/integration.js',
  hosts: ['integrationjs.tbank.ru'],
}

/** What the card form gets of the order. */
export interface CardPayment {
  readonly orderId: string
  /** Roubles. Source: PAY-39. */
  readonly amount: number
  readonly phone: string
  readonly email?: string
  /** Kopecks. Source: PAY-40. */
  readonly receipt: Receipt
}

/** The order as the card form takes it. Source: PAY-39 to PAY-44. */
export function cardPayment(order: PaymentOrder, { receipt }: Pick<PaymentSettings, 'receipt'>): CardPayment {
  const email = emailOf(order)
  return {
    orderId: order.id,
    amount: toRoubles(order.amount),
    phone: order.buyer.phone,
    ...(email !== null && { email }),
    receipt: receiptOf(order, receipt, email),
  }
}

/**
 * What the form says of itself is a hint: at its end a request is sent to the server, and a form that was closed may have been paid
 * before. While the bank still works on the payment the form stays, for it may show the bank's own questions.
 * Source: SAFE-14.
 */
const HINTS: ReadonlyMap<unknown, PaymentOutcome> = new Map<string, PaymentOutcome>([
  ['SUCCESS', { type: 'await' }],
  ['REJECTED', { type: 'await' }],
  ['CANCELED', { type: 'closed' }],
])

const load = (context: ScriptContext) => loadSource(context, SCRIPT, SCRIPT_GLOBAL)

/**
 * Card through an online form in the page: the form is drawn by its script, the server reports what became of it.
 * Source: PAY-38 to PAY-44.
 */
export const onlineCardStrategy = (provider: PaymentProvider): PaymentStrategy => ({
  id: provider.key,
  kind: 'form',
  // Without its id a form cannot be opened, and nobody else's script is brought for nothing.
  load: async (context) => context.settings.terminalKey !== null && callOf(await load(context), 'init') !== null,
  async start(context, signal) {
    const { order, settings } = context
    const { terminalKey } = settings
    const init = callOf(await load(context), 'init')
    if (terminalKey === null) context.report('The card form needs the setting payment.terminalKey.')
    if (init === null || terminalKey === null) return { type: 'failed', problem: 'script' }
    const container = await context.container()
    return new Promise<PaymentOutcome>((done) => {
      signal.addEventListener('abort', () => done({ type: 'cancelled' }))
      let starting: ReturnType<PaymentContext['startOrder']> | null = null
      /** The form requests its address when the buyer presses its button, perhaps twice. */
      const paymentStartCallback = async (): Promise<string> => {
        starting ??= context.startOrder()
        const started = await starting
        const url = 'start' in started ? context.judge(started.start.url) : null
        if (url !== null) {
          context.watchStatus()
          return url
        }
        done('outcome' in started ? started.outcome : { type: 'failed', problem: 'redirect' })
        throw new Error('The payment was not started.')
      }
      const changedCallback = async (status: unknown) => {
        const hint = HINTS.get(status)
        if (hint !== undefined) done(hint)
      }
      const payment = { container, paymentStartCallback, order: cardPayment(order, settings) }
      init({
        terminalKey,
        product: 'eacq',
        features: { payment, iframe: { container, config: { status: { changedCallback } } } },
      })
    })
  },
  resume: resumeByClaim,
  classify: (status) => classifyStatus(provider, status),
  dispose() {},
})
