import {
  loadPaymentStatus,
  loadProviderSchedule,
  loadProviderStatus,
  loadPurchaseTypes,
  startProvider,
  type ServiceOrderStart,
} from '@prilavok/contracts'
import type { Bench } from '../kit/bench'
import { judgeProblem } from '../kit/judge'
import { must, NotJudged } from '../kit/verdict'
import { kopecks, MARKUP, newKey, type Check } from './check'

/** Options that are paid on a page of their provider. */
const PROVIDERS = { PayViaYooKassa: 'yookassa', PayViaSberbankAcquiring: 'sberbank', PayViaYandexSplit: 'yandex-split' }

/** A complete draft with an option that is paid on a page, and its provider. */
async function payableDraft({ drafts }: Bench) {
  for (const [option, provider] of Object.entries(PROVIDERS)) {
    try {
      return { draft: await drafts.complete(option), provider }
    } catch (error) {
      if (!(error instanceof NotJudged)) throw error
    }
  }
  throw new NotJudged(`The shop offers none of ${Object.keys(PROVIDERS).join(', ')}.`)
}

function mustBeStarted({ succeed, url }: ServiceOrderStart): void {
  must(succeed, 'paymentStart', 'The start of a complete draft does not succeed.')
  must(url === null || /^https?:\/\/|^\/(?![/\\])/.test(url), 'safeAddresses', `The buyer is sent to ${String(url)}.`)
}

/** Ways to pay and payments. */
export const paymentChecks: readonly Check[] = [
  {
    name: 'a draft has ways to pay',
    run: async (bench) => {
      const draft = await bench.drafts.make()
      const { items } = await bench.data(loadPurchaseTypes, { params: { id: draft.id } }, { key: draft.key })
      const options = Object.entries(items)
      must(options.length > 0, 'fields', 'There is no payment option at all.')
      const best = options.filter(([, { bestPayOption }]) => bestPayOption).map(([id]) => id)
      must(best.length <= 1, 'oneBest', `The best are ${best.join(', ')}.`)
      for (const [id, option] of options) {
        must(option.id === id, 'fields', `The option "${id}" calls itself "${option.id}".`)
        const says = Boolean(option.rejectReason) || Boolean(option.rejectCode)
        must(option.isAvailable || says, 'reasons', `${id} is not available and says no reason.`)
        must(option.amount === null || option.amount >= 0, 'money', `${id} costs ${String(option.amount)}.`)
      }
    },
  },
  {
    name: 'others do not learn how a draft may be paid',
    run: async (bench) => {
      const draft = await bench.drafts.make()
      const input = { params: { id: draft.id } }
      await bench.refused(loadPurchaseTypes, input, { status: 403, code: 'forbidden' }, 'ownership', { key: newKey() })
    },
  },
  {
    name: 'an unpaid draft has no final status',
    run: async (bench) => {
      const draft = await bench.drafts.make()
      const status = await bench.data(loadPaymentStatus, { params: { id: draft.id } }, { key: draft.key })
      must(!status.succeed && !status.isFinal, 'paymentStart', `Its payment is ${status.paymentStatus}.`)
    },
  },
  {
    name: 'an incomplete draft is not paid',
    run: async (bench) => {
      const draft = await bench.drafts.make()
      const how = { key: draft.key, idempotencyKey: newKey() }
      const input = { params: { id: draft.id, provider: 'yookassa' } }
      await bench.refused(startProvider, input, { status: [404, 409, 422] }, 'payable', how)
    },
  },
  {
    name: 'an unknown draft or provider is refused',
    run: async (bench) => {
      const draft = await bench.drafts.make()
      const how = () => ({ key: draft.key, idempotencyKey: newKey() })
      const unknown = { params: { id: 'prilavok-no-such-draft', provider: 'yookassa' } }
      await bench.refused(startProvider, unknown, { status: 404, code: 'not-found' }, 'notFound', how())
      const odd = await bench.client.send(startProvider, { params: { id: draft.id, provider: MARKUP } }, how())
      await judgeProblem(odd, { status: [400, 404, 409, 422], marker: MARKUP }, 'payable')
    },
  },
  {
    name: 'a start is one payment of the draft’s amount',
    run: async (bench) => {
      if (!bench.facts.mayOrder)
        throw new NotJudged('Pass --orders for a test shop: it starts payments that nobody pays.')
      const { draft, provider } = await payableDraft(bench)
      const params = { id: draft.id, provider }
      const how = { key: draft.key, idempotencyKey: newKey() }
      const started = await bench.data(startProvider, { params }, how)
      mustBeStarted(started)
      const again = await bench.data(startProvider, { params }, how)
      must(JSON.stringify(again) === JSON.stringify(started), 'idempotency', 'The repeated start has another response.')
      const status = await bench.data(loadProviderStatus, { params }, { key: draft.key })
      must(!status.succeed && !status.isFinal, 'paymentStart', `Before anybody paid it is ${status.paymentStatus}.`)
      await bench.refused(startProvider, { params }, { status: 403, code: 'forbidden' }, 'ownership', {
        key: newKey(),
        idempotencyKey: newKey(),
      })
    },
  },
  {
    name: 'the parts of a split payment are its total',
    run: async (bench) => {
      const { draft } = await payableDraft(bench)
      const params = { id: draft.id, provider: 'yandex-split' }
      const answer = await bench.client.send(loadProviderSchedule, { params }, { key: draft.key })
      if (answer.status >= 400) throw new NotJudged('The shop has no split payment for this draft.')
      const { items, total } = await bench.data(loadProviderSchedule, { params }, { key: draft.key })
      const sum = items.reduce((parts, { amount }) => parts + kopecks(amount), 0)
      must(
        total === null || kopecks(total) === sum,
        'money',
        `The parts are ${sum / 100}, the total is ${String(total)}.`,
      )
    },
  },
]
