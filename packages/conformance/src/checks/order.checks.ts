import { confirmOrder, loadOrder, saveOrder, type ConfirmResult } from '@prilavok/contracts'
import type { Bench } from '../kit/bench'
import type { MadeDraft } from '../kit/drafts'
import { judgeData } from '../kit/judge'
import { must, NotJudged } from '../kit/verdict'
import { kopecks, newKey, type Check } from './check'

function mustBeAllowed({ facts }: Bench): void {
  if (!facts.mayOrder) throw new NotJudged('Pass --orders for a test shop: it places marked orders, which stay there.')
}

const confirm = (bench: Bench, { id, key }: MadeDraft, idempotencyKey = newKey()): Promise<ConfirmResult> =>
  bench.data(confirmOrder, { params: { id } }, { key, idempotencyKey })

/** From a complete draft to its order; these place orders. */
export const orderChecks: readonly Check[] = [
  {
    name: 'a complete draft becomes one order, however often it is confirmed',
    run: async (bench) => {
      mustBeAllowed(bench)
      const draft = await bench.drafts.complete()
      const idempotencyKey = newKey()
      const order = await confirm(bench, draft, idempotencyKey)
      must(order.orderNumber !== '' && order.orderId !== '', 'fields', 'The order has no number or no id.')
      const repeated = await confirm(bench, draft, idempotencyKey)
      must(JSON.stringify(repeated) === JSON.stringify(order), 'idempotency', 'The repeat has another response.')
      const other = await confirm(bench, draft)
      must(other.orderId === order.orderId, 'oneOrder', `There are ${order.orderNumber} and ${other.orderNumber}.`)
    },
  },
  {
    name: 'two confirmations at once make one order',
    run: async (bench) => {
      mustBeAllowed(bench)
      const draft = await bench.drafts.complete()
      const send = () =>
        bench.client.send(confirmOrder, { params: { id: draft.id } }, { key: draft.key, idempotencyKey: newKey() })
      const answers = await Promise.all([send(), send(), send()])
      // Whoever came too early may be told to come again.
      const done = answers.filter(({ status }) => status === 200)
      must(
        answers.every(({ status }) => status === 200 || status === 409),
        'oneOrder',
        `Statuses: ${answers.map(({ status }) => status).join(', ')}.`,
      )
      const orders = await Promise.all(done.map((answer) => judgeData(confirmOrder, answer)))
      const { createdOrderId } = await bench.drafts.load(draft)
      const numbers = new Set(orders.map(({ orderId }) => orderId))
      must(numbers.size === 1 && numbers.has(createdOrderId ?? ''), 'oneOrder', `Orders: ${[...numbers].join(', ')}.`)
    },
  },
  {
    name: 'the order costs what its draft said',
    run: async (bench) => {
      mustBeAllowed(bench)
      const draft = await bench.drafts.complete()
      const { total, paid, due } = await confirm(bench, draft)
      if (total !== null && paid !== null && due !== null)
        must(kopecks(total) === kopecks(paid) + kopecks(due), 'orderTotal', `${total} is not ${paid} plus ${due}.`)
      const { order, orderNumber } = await bench.drafts.load(draft)
      must((orderNumber ?? '') !== '', 'fields', 'The draft does not name the number of its order.')
      const { goodsTotal = null, discount = null, deliveryCost = null } = order ?? {}
      if (total === null || goodsTotal === null || deliveryCost === null) return
      const sum = kopecks(goodsTotal) - kopecks(discount ?? 0) + kopecks(deliveryCost)
      must(kopecks(total) === sum, 'orderTotal', `Products and delivery are ${sum / 100}, the total is ${total}.`)
    },
  },
  {
    name: 'an ordered draft is not saved any more, and strangers see its number alone',
    run: async (bench) => {
      mustBeAllowed(bench)
      const draft = await bench.drafts.complete()
      const { orderNumber } = await confirm(bench, draft)
      const body = { id: draft.id, customer: { value: { comment: 'late' } }, version: 1 }
      const how = { key: draft.key, idempotencyKey: newKey() }
      await bench.refused(saveOrder, { body }, { status: 409 }, 'savedAfterOrder', how)
      const seen = await bench.data(loadOrder, { params: { id: draft.id } }, { key: newKey() })
      must(seen?.orderNumber === orderNumber, 'ownership', 'A stranger does not see the number of the order.')
      const { customerName = null, phone = null, total = null } = seen.order ?? {}
      must(!customerName && !phone && total === null, 'ownership', 'A stranger sees more than its number and status.')
    },
  },
  {
    name: 'a changed price is asked about before the order',
    run: async (bench) => {
      mustBeAllowed(bench)
      const draft = await bench.drafts.complete()
      const { cart } = await bench.drafts.load(draft)
      const lines = cart.map(({ id, quantity }) => ({ id, quantity, hashCode: 'as-it-was-before' }))
      await bench.drafts.save(draft, { cart: { value: lines } })
      const refusal = { status: 409, code: 'price-changed' }
      const how = { key: draft.key, idempotencyKey: newKey() }
      const { current } = await bench.refused(confirmOrder, { params: { id: draft.id } }, refusal, 'priceChanged', how)
      const isCalculation = typeof current === 'object' && current !== null && 'items' in current && 'total' in current
      must(isCalculation, 'priceChanged', 'current is no calculation.')
      must((await bench.drafts.load(draft)).createdOrderId === null, 'priceChanged', 'There is an order all the same.')
    },
  },
]
