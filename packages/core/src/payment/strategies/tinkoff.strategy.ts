import { toRoubles } from '@prilavok/contracts'
import { isRecord } from '../../lib/parse-json'
import type { PaymentProvider } from '../payment-provider.types'
import { classifyStatus } from '../payment-providers'
import type { PaymentContext, PaymentOrder, PaymentOutcome, PaymentStrategy } from '../payment-strategy.types'
import type { PaymentSettings } from '../payment-form.settings'
import { paidLines } from '../receipt.rules'
import { resumeByClaim } from './redirect.strategy'
import { callOf, emailOf, loadSource, scriptOf, type ScriptContext, type ScriptSource } from './script-parts'

const SCRIPT_GLOBAL = 'tinkoff'
const SCRIPT: ScriptSource = {
  setting: 'tinkoff',
  url: 'https://forma.tinkoff.ru/static/onlineScript.js',
  hosts: ['forma.tinkoff.ru', 'forma.tbank.ru'],
}
/** The modal is checked so often: its closing may be reported by nobody (PAY-48). */
export const MODAL_CHECK_MS = 500

/** What the modal's words mean; each is a hint, the server decides. */
const OUTCOMES: Readonly<Record<string, PaymentOutcome>> = {
  SUCCESS: { type: 'await' },
  APPROVED: { type: 'await' },
  APPOINTED: { type: 'await' },
  REJECT: { type: 'await' },
  CANCEL: { type: 'reload' },
  MODAL_CLOSED: { type: 'reload' },
}

/** The order as the modal takes it; all amounts in roubles (PAY-43, PAY-51). */
export function instalmentParams(
  order: PaymentOrder,
  { shopId, showcaseId, promoCode, receipt }: PaymentSettings,
  orderNumber: string,
): Readonly<Record<string, unknown>> {
  const { firstName, lastName, middleName, phone } = order.buyer
  const email = emailOf(order)
  return {
    shopId,
    showcaseId,
    promoCode,
    orderNumber,
    sum: toRoubles(order.amount),
    items: paidLines(order, receipt.delivery).map(({ name, price, quantity }) => ({
      name,
      price: toRoubles(price),
      quantity,
    })),
    values: {
      contact: { fio: { firstName, lastName, middleName }, mobilePhone: phone, ...(email !== null && { email }) },
    },
  }
}

const load = (context: ScriptContext) => loadSource(context, SCRIPT, SCRIPT_GLOBAL)

/** Where the frames of the script come from. */
const originOf = (address: string): string => /^https?:\/\/[^/]+/.exec(address)?.[0] ?? ''

/** The modal's events are its names, or what its constants say they are. */
const eventOf = (script: unknown, name: string): unknown => {
  const constants = isRecord(script) ? script['constants'] : null
  return isRecord(constants) ? (constants[name] ?? name) : name
}

/** Calls back once the modal was there and is gone. Source: PAY-48. */
function watchModal(context: PaymentContext, gone: () => void): void {
  const { after, hasFrame } = context
  const frames = originOf(scriptOf(context, SCRIPT) ?? '')
  let seen = false
  const look = () => {
    const open = hasFrame(frames)
    if (seen && !open) return gone()
    seen ||= open
    after(MODAL_CHECK_MS, look)
  }
  look()
}

/** The instalment of T-Bank in its modal window. Source: PAY-47 to PAY-51. */
export function tinkoffStrategy(provider: PaymentProvider): PaymentStrategy {
  let endings: Array<() => void> = []
  return {
    id: provider.key,
    kind: 'widget',
    load: async (context) => context.settings.shopId !== null && callOf(await load(context), 'create') !== null,
    async start(context, signal) {
      const script = await load(context)
      const [create, on, off, destroy] = [
        callOf(script, 'create'),
        callOf(script, 'methods', 'on'),
        callOf(script, 'methods', 'off'),
        callOf(script, 'methods', 'destroyAll'),
      ]
      const { shopId, showcaseId } = context.settings
      if (shopId === null || showcaseId === null)
        context.report('The T-Bank instalment needs the settings payment.shopId and payment.showcaseId.')
      if (create === null || shopId === null || showcaseId === null) return { type: 'failed', problem: 'script' }
      const started = await context.startOrder()
      if ('outcome' in started) return started.outcome
      if (signal.aborted) return { type: 'cancelled' }
      return new Promise<PaymentOutcome>((done) => {
        signal.addEventListener('abort', () => done({ type: 'cancelled' }))
        for (const [name, outcome] of Object.entries(OUTCOMES)) {
          const event = eventOf(script, name)
          const listener = () => done(outcome)
          on?.(event, listener)
          endings.push(() => void off?.(event, listener))
        }
        endings.push(() => void destroy?.())
        context.shown()
        create(instalmentParams(context.order, context.settings, started.start.providerOrderId ?? context.order.id), {
          view: 'modal',
        })
        watchModal(context, () => done({ type: 'reload' }))
      })
    },
    resume: resumeByClaim,
    classify: (status) => classifyStatus(provider, status),
    dispose() {
      for (const end of endings.splice(0)) end()
      endings = []
    },
  }
}
