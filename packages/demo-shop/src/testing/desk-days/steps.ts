import { randomUUID } from 'node:crypto'
import { decideOrderRefund, readOrderRefunds, refundOrder, runBulk, type OrderItem } from '@prilavok/contracts/admin'
import type { StaffClient } from '@prilavok/shop-server/testing/staff-client'
import { look, save, type Desk, type Order, type Said } from './desk'
import type { Step } from './plan'

/** Whoever is overtaken looks again and does the same on what is there now, so many times. */
const TRIES = 6
const MOST_WORDS = 40

const of = (answer: { readonly status: number; readonly problem: { readonly code: string } | null }): Said => ({
  status: answer.status,
  code: answer.problem?.code ?? '',
})

/** Changes a form and saves it; `change` gives null where there is nothing to do. */
async function edit(
  who: StaffClient,
  id: string,
  change: (order: Order) => object | null,
): Promise<{ readonly said: Said; readonly before: Order; readonly version: number } | null> {
  for (let attempt = 1; ; attempt += 1) {
    const order = await look(who, id)
    const changed = change(order)
    if (changed === null) return null
    const answer = await save(who, order, changed)
    const version = Number((answer.data as { model?: { version?: number } } | null)?.model?.version ?? 0)
    if (answer.status !== 412 || attempt === TRIES) return { said: of(answer), before: order, version }
  }
}

const line = (productId: string, quantity: number) =>
  ({ productId, quantity, name: '', article: '', unit: 'Piece', price: 0, total: 0 }) as unknown as OrderItem

/** What each kind of edit makes of a form. */
const EDITS: Readonly<Record<string, (order: Order, number: number) => object | null>> = {
  quantity: ({ items }, number) => ({
    items: items.map((item, at) => (at === number % items.length ? { ...item, quantity: (number % 5) + 1 } : item)),
  }),
  add: ({ items }, number) => (items.length > 6 ? null : { items: [...items, line('p-cement', (number % 4) + 1)] }),
  remove: ({ items }, number) => ({ items: items.filter((_, at) => at !== number % items.length) }),
  discount: (_, number) => ({ discountPercent: number % 12, discountReason: 'Долго ждал' }),
  price: ({ items }, number) => ({
    items: items.map((item, at) =>
      at === number % items.length
        ? { ...item, price: item.price - (number % 9), priceReason: 'Скол на кромке' }
        : item,
    ),
  }),
  recipient: (_, number) => ({ recipient: { firstName: 'Пётр', lastName: `Иванов-${number}`, phone: '+79000000001' } }),
  status: ({ allowedStatuses }, number) => {
    const steps = allowedStatuses.filter((each) => !each.startsWith('Cancelled'))
    return steps.length === 0 ? null : { status: steps[number % steps.length] }
  },
  cancel: ({ allowedStatuses }, number) =>
    number % 4 === 0 && allowedStatuses.includes('CancelledByShop')
      ? { status: 'CancelledByShop', cancelReason: 'OutOfStock' }
      : null,
}

const wordsOf = ({ managerComment }: Order) => (managerComment ?? '').split(' ').filter((word) => word !== '')

/** A word that nobody else writes, at the end of the note, which keeps the last ones; some take it back at once. */
async function note(desk: Desk, who: StaffClient, id: string, number: number): Promise<Said | null> {
  const word = randomUUID()
  const done = await edit(who, id, (order) => ({
    managerComment: [...wordsOf(order), word].slice(-MOST_WORDS).join(' '),
  }))
  if (done === null || done.said.status !== 200) return done?.said ?? null
  const before = wordsOf(done.before)
  const written = desk.notes.get(id) ?? new Set<string>()
  desk.notes.set(id, written.add(word))
  for (const old of before.slice(0, Math.max(0, before.length + 1 - MOST_WORDS))) written.delete(old)
  if (number % 4 === 0) {
    const back = await save(who, { ...done.before, version: done.version }, {})
    if (back.status === 200) written.delete(word)
  }
  return done.said
}

/** Asks for money once, or twice at the same moment with one key, as a repeated request is. */
async function refund(desk: Desk, who: StaffClient, id: string, body: object, isTwice: boolean): Promise<Said> {
  const key = `"${randomUUID()}"`
  const ask = () =>
    who.call(
      refundOrder,
      { params: { id }, body: { amount: null, lines: [], reason: 'Брак', ...body } as never },
      { 'Idempotency-Key': key },
    )
  const answers = await Promise.all(isTwice ? [ask(), ask()] : [ask()])
  if (answers.some(({ status }) => status === 200)) {
    const asked = desk.refunds.get(id) ?? new Set<string>()
    desk.refunds.set(id, asked.add(key))
  }
  return of(answers[0] as (typeof answers)[number])
}

/** Approves or declines the first refund of an order that waits. */
async function decide({ people: [, , chief] }: Desk, id: string, number: number): Promise<Said | null> {
  const { data } = await chief.call(readOrderRefunds, { params: { id } })
  const waiting = data.items.find(({ mayDecide }) => mayDecide)
  if (waiting === undefined) return null
  const ask = () => chief.call(decideOrderRefund, { params: { id: waiting.id }, body: { approve: number % 5 > 0 } })
  const [answer] = await Promise.all(number % 2 === 0 ? [ask(), ask()] : [ask()])
  return of(answer)
}

/** One action on several orders: one that the server could not even refuse is its fault. */
async function bulk(who: StaffClient, ids: readonly string[], action: string, value?: unknown): Promise<Said> {
  const answer = await who.call(runBulk, {
    params: { entity: 'order' },
    body: { ids, action, payload: { value } } as never,
  })
  const broken = answer.problem === null && answer.data.errors.some(({ problem }) => problem.status >= 500)
  return broken ? { status: 500, code: 'of one record' } : of(answer)
}

/** Does one step; null where the order did not ask for it. */
export async function take(desk: Desk, who: StaffClient, { kind, at, number }: Step): Promise<Said | null> {
  const id = desk.open[at]?.id ?? ''
  const some = [at, at + 1, at + 2].map((each) => desk.open[each % desk.open.length]?.id ?? '')
  const isTwice = number % 3 === 0
  switch (kind) {
    case 'note':
      return note(desk, who, id, number)
    case 'pay':
      // A bank may tell of a payment twice.
      await Promise.all([desk.open[at]?.pay?.(), isTwice ? desk.open[at]?.pay?.() : null])
      return null
    case 'refund':
      return refund(desk, who, id, number % 2 === 0 ? {} : { amount: (number % 90) * 10 + 0.5 }, isTwice)
    case 'refundLine': {
      const { items } = await look(who, id)
      const lines = [{ id: items[number % items.length]?.id, quantity: 1 }]
      return refund(desk, who, id, { lines }, isTwice)
    }
    case 'decide':
      return decide(desk, id, number)
    case 'tags':
      return bulk(who, some, 'addTags', [`метка-${number % 7}`])
    case 'statuses':
      return bulk(who, some, 'setStatus', number % 2 === 0 ? 'Confirmed' : 'Assembling')
    case 'takeBack': {
      // The words of whoever takes an edit back go with it: these orders get no note.
      const plain = some.filter((each) => !desk.notes.has(each))
      return plain.length === 0 ? null : bulk(who, plain, 'takeBack')
    }
    default: {
      const change = EDITS[kind]
      if (change === undefined) throw new Error(`Nobody does "${kind}".`)
      return (await edit(who, id, (order) => change(order, number)))?.said ?? null
    }
  }
}
