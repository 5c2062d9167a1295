import { calculateCartByOrderId, confirmOrder, loadOrder, redeemDraftToken, saveOrder } from '@prilavok/contracts'
import type { Bench } from '../kit/bench'
import type { MadeDraft } from '../kit/drafts'
import { must, NotJudged } from '../kit/verdict'
import { bodyOf, cartOf, comment, kopecks, MARKUP, newKey, ODD_TEXTS, type Check } from './check'

const forbidden = { status: 403, code: 'forbidden' }

async function mustShowOnlyProducts(bench: Bench, draft: MadeDraft, key: string | undefined): Promise<void> {
  const how = key === undefined ? {} : { key }
  const seen = await bench.data(loadOrder, { params: { id: draft.id } }, how)
  must(seen?.access === 'stranger', 'ownership', `access is ${seen?.access ?? 'missing'}.`)
  const { firstName, lastName, phone, email, comment: said } = seen.customer
  const personal = [firstName, lastName, phone, email, said].filter((text) => (text ?? '') !== '')
  must(personal.length === 0, 'ownership', `It shows ${personal.length} fields of the buyer.`)
}

/** A draft, who reads it, and what becomes no order. */
export const orderDraftChecks: readonly Check[] = [
  {
    name: 'a draft is made, and its owner reads it as it was saved',
    run: async (bench) => {
      const draft = await bench.drafts.make()
      const loaded = await bench.drafts.load(draft)
      must(loaded.version === draft.version, 'version', `The save said ${draft.version}, the draft ${loaded.version}.`)
      const ids = loaded.cart.map(({ id }) => id)
      must(ids.join() === bench.facts.products.slice(0, 2).join(), 'parts', `It has the products ${ids.join(', ')}.`)
      must(
        loaded.customer.firstName === 'Проверка',
        'verbatim',
        `The first name is ${String(loaded.customer.firstName)}.`,
      )
    },
  },
  {
    name: 'a draft is kept in no cache',
    run: async (bench) => {
      const draft = await bench.drafts.make()
      const answer = await bench.client.send(loadOrder, { params: { id: draft.id } }, { key: draft.key })
      const caching = answer.headers.get('Cache-Control') ?? 'missing'
      must(caching.includes('no-store'), 'noStore', `Cache-Control is ${caching}.`)
    },
  },
  {
    name: 'its prices are the shop’s',
    run: async (bench) => {
      const cart = {
        value: bench.facts.products.slice(0, 2).map((id) => ({ id, quantity: 2, price: 0.01, name: 'x' })),
      }
      const draft = await bench.drafts.make({ cart })
      const goods = cart.value.map(({ id, quantity }) => ({ id, quantity }))
      const { items } = await cartOf(bench, goods)
      for (const line of (await bench.drafts.load(draft)).cart) {
        const price = items.find(({ id }) => id === line.id)?.price
        must(
          line.price === null || line.price === price,
          'serverDecides',
          `${line.id} costs ${String(line.price)}, not ${String(price)}.`,
        )
      }
      const byOrder = await bench.data(calculateCartByOrderId, { body: { orderId: draft.id } }, { key: draft.key })
      const sum = items.reduce(
        (total, { price, isAvailable }) => total + (isAvailable === false ? 0 : kopecks(price) * 2),
        0,
      )
      must(kopecks(byOrder.total) === sum, 'onePrice', `The draft costs ${byOrder.total}, its products ${sum / 100}.`)
    },
  },
  {
    name: 'others see its products alone',
    run: async (bench) => {
      const draft = await bench.drafts.make()
      await mustShowOnlyProducts(bench, draft, undefined)
      await mustShowOnlyProducts(bench, draft, newKey())
    },
  },
  {
    name: 'others change nothing of it',
    run: async (bench) => {
      const draft = await bench.drafts.make()
      for (const how of [{}, { key: newKey() }]) {
        const idempotent = { ...how, idempotencyKey: newKey() }
        await bench.refused(
          saveOrder,
          bodyOf({ id: draft.id, ...comment('stranger') }),
          forbidden,
          'ownership',
          idempotent,
        )
        await bench.refused(calculateCartByOrderId, { body: { orderId: draft.id } }, forbidden, 'ownership', how)
      }
      const { customer } = await bench.drafts.load(draft)
      must(customer.comment !== 'stranger', 'ownership', 'The refused save was stored.')
    },
  },
  {
    name: 'a false token opens nothing',
    run: async (bench) => {
      const draft = await bench.drafts.make()
      const input = { params: { id: draft.id }, body: { token: newKey() } }
      await bench.refused(redeemDraftToken, input, { status: 403, code: 'forbidden' }, 'tokens', { key: newKey() })
    },
  },
  {
    name: 'a draft that does not exist is nothing',
    run: async (bench) => {
      const params = { id: 'prilavok-no-such-draft' }
      await bench.nothing(loadOrder, { params }, { key: newKey() })
      const missing = { status: 404, code: 'not-found' }
      const body = bodyOf({ ...params, ...comment('x') })
      await bench.refused(saveOrder, body, missing, 'notFound', { key: newKey(), idempotencyKey: newKey() })
      await bench.refused(confirmOrder, { params }, missing, 'notFound', { key: newKey(), idempotencyKey: newKey() })
    },
  },
  {
    name: 'an incomplete draft becomes no order',
    run: async (bench) => {
      const draft = await bench.drafts.make({
        customer: { value: { phone: '12' } },
        personalDataConsent: false,
      })
      const params = { id: draft.id }
      const refusal = { status: 422, code: 'validation-failed' }
      const how = () => ({ key: draft.key, idempotencyKey: newKey() })
      const { errors } = await bench.refused(confirmOrder, { params }, refusal, 'incomplete', how())
      const pointers = (errors ?? []).map(({ pointer }) => pointer)
      for (const field of ['/customer/value/firstName', '/customer/value/phone', '/delivery/value'])
        must(
          pointers.some((pointer) => pointer.startsWith(field)),
          'incomplete',
          `No error points to ${field}.`,
        )
      must(
        (errors ?? []).every(({ message }) => message !== ''),
        'incomplete',
        'An error has no message.',
      )
      const stranger = { key: newKey(), idempotencyKey: newKey() }
      await bench.refused(confirmOrder, { params }, forbidden, 'ownership', stranger)
    },
  },
  {
    name: 'an odd draft key, id or repeat key does no harm',
    run: async (bench) => {
      for (const text of ODD_TEXTS) await bench.odd(loadOrder, { params: { id: text } }, text, { key: newKey() })
      await bench.odd(loadOrder, { params: { id: 'x' } }, MARKUP, { key: 'short' })
      await bench.odd(loadOrder, { params: { id: 'x' } }, MARKUP, { key: MARKUP })
      const draft = await bench.drafts.make()
      const how = { key: draft.key, idempotencyKey: 'x'.repeat(300) }
      await bench.odd(saveOrder, bodyOf({ id: draft.id, ...comment('x') }), MARKUP, how)
    },
  },
  {
    name: 'the key of an expired draft opens it no more',
    run: async (bench) => {
      const { expiredDraft: draft } = bench.facts
      if (draft === null) throw new NotJudged('Pass --expired-draft ID:KEY with a draft whose lifetime is over.')
      const answer = await bench.client.send(loadOrder, { params: { id: draft.id } }, { key: draft.key })
      if (answer.status !== 204) await mustShowOnlyProducts(bench, { ...draft, version: 0 }, draft.key)
      const how = { key: draft.key, idempotencyKey: newKey() }
      const body = bodyOf({ id: draft.id, ...comment('expired') })
      await bench.refused(saveOrder, body, { status: [403, 404, 409] }, 'expired', how)
    },
  },
]
