import { toRoubles } from '@prilavok/contracts'
import { isRecord } from '../../lib/parse-json'
import type { PaymentProvider } from '../payment-provider.types'
import { classifyStatus } from '../payment-providers'
import type { PaymentOrder, PaymentOutcome, PaymentStrategy } from '../payment-strategy.types'
import type { PaymentSettings } from '../payment-form.settings'
import { paidLines } from '../receipt.rules'
import { resumeByClaim } from './redirect.strategy'
import { loadSource, type ScriptContext, type ScriptSource } from './script-parts'

const SCRIPT_GLOBAL = 'poscreditServices'
const SCRIPT: ScriptSource = {
  setting: 'pos-credit',
  url: 'https://api.b2pos.ru/shop/v2/connect.js',
  hosts: ['api.b2pos.ru'],
}
/** A credit for a purchase. Source: PAY-52. */
export const CREDIT_TYPE = 2
/** What a shop of building materials sells, in the words of the lender. Source: PAY-53. */
export const CREDIT_CATEGORY = 'Строительные материалы'

/** The lender's codes that end a request without a profile: refused, and given up by the buyer. */
const ENDS: Readonly<Partial<Record<number, PaymentOutcome>>> = {
  2: { type: 'failed', problem: 'declined' },
  3: { type: 'closed' },
}

const CREDIT_FAILED: PaymentOutcome = { type: 'failed', problem: 'credit' }

/** The order as the widget takes it; prices in roubles (PAY-43, PAY-52, PAY-53). */
export const creditRequest = (
  order: PaymentOrder,
  { tradeId, receipt }: Pick<PaymentSettings, 'tradeId' | 'receipt'>,
): Readonly<Record<string, unknown>> => ({
  order: order.id,
  products: paidLines(order, receipt.delivery).map(({ id, name, price, quantity }) => ({
    id,
    name,
    category: CREDIT_CATEGORY,
    price: toRoubles(price),
    count: quantity,
  })),
  phone: order.buyer.phone,
  tradeID: tradeId,
  creditType: CREDIT_TYPE,
})

const load = (context: ScriptContext) => loadSource(context, SCRIPT, SCRIPT_GLOBAL)

/** The widget reports a failure in its callback. */
const isFailure = (result: unknown): boolean =>
  result instanceof Error || (isRecord(result) && (result['success'] === false || Boolean(result['error'])))

/**
 * The credit of the Pos credit widget: its profile is saved with the shop server, then a request is sent to the server.
 * Source: PAY-52 to PAY-55.
 */
export const posCreditStrategy = (provider: PaymentProvider): PaymentStrategy => ({
  id: provider.key,
  kind: 'widget',
  staysOpen: true,
  load: async (context) => context.settings.accessId !== null && typeof (await load(context)) === 'function',
  async start(context, signal) {
    const open = await load(context)
    const { accessId } = context.settings
    if (accessId === null) context.report('The Pos credit needs the setting payment.accessId.')
    if (typeof open !== 'function' || accessId === null) return { type: 'failed', problem: 'script' }
    return new Promise<PaymentOutcome>((done) => {
      signal.addEventListener('abort', () => done({ type: 'cancelled' }))
      let profile: string | null = null
      /** Called by the widget, perhaps twice (fault case 34). */
      const saveProfile = async (id: unknown) => {
        if (profile !== null || signal.aborted || (typeof id !== 'string' && typeof id !== 'number')) return
        profile = String(id)
        const started = await context.startOrder(profile)
        done('outcome' in started ? started.outcome : { type: 'await' })
      }
      context.expose('poscreditSaveProfile', (id) => void saveProfile(id))
      context.expose('poscreditCheckStatus', (code) => {
        const end = ENDS[Number(code)]
        if (profile === null && end !== undefined) done(end)
      })
      const listener = (result: unknown) => {
        if (isFailure(result)) done(CREDIT_FAILED)
      }
      context.shown()
      try {
        Reflect.apply(open, undefined, [
          'creditProcess',
          accessId,
          creditRequest(context.order, context.settings),
          listener,
        ])
      } catch {
        done(CREDIT_FAILED)
      }
    })
  },
  resume: resumeByClaim,
  classify: (status) => classifyStatus(provider, status),
  dispose() {},
})
