import { saveOrder } from '@prilavok/contracts'
import { must } from '../kit/verdict'
import { comment, bodyOf, newKey, ODD_TEXTS, type Check } from './check'

/** What saves keep, and which of them are refused. */
export const draftSavesChecks: readonly Check[] = [
  {
    name: 'a part that is left out stays, null clears it',
    run: async (bench) => {
      const draft = await bench.drafts.make()
      await bench.drafts.save(draft, { delivery: { value: { cityId: bench.facts.city ?? '1' } } })
      const kept = await bench.drafts.load(draft)
      must(
        kept.cart.length > 0 && kept.customer.firstName === 'Проверка',
        'parts',
        'A save of the delivery lost other parts.',
      )
      await bench.drafts.save(draft, { customer: { value: null } })
      const cleared = await bench.drafts.load(draft)
      must((cleared.customer.firstName ?? '') === '', 'parts', 'The cleared buyer is still there.')
      must(cleared.cart.length > 0, 'parts', 'Clearing the buyer lost the products.')
    },
  },
  {
    name: 'each save has the next version',
    run: async (bench) => {
      const draft = await bench.drafts.make()
      for (let step = 1; step <= 2; step += 1) {
        const { version } = await bench.drafts.save(draft, comment(`step ${step}`))
        must(version === draft.version + step, 'version', `After ${draft.version + step - 1} comes ${version}.`)
      }
    },
  },
  {
    name: 'a stale save is refused with the newer draft',
    run: async (bench) => {
      const draft = await bench.drafts.make()
      await bench.drafts.save(draft, { ...comment('newer'), version: draft.version })
      const stale = bodyOf({ id: draft.id, ...comment('stale'), version: draft.version })
      const how = { key: draft.key, idempotencyKey: newKey() }
      const problem = await bench.refused(saveOrder, stale, { status: 412, code: 'version-conflict' }, 'staleSave', how)
      must(typeof problem.current === 'object' && problem.current !== null, 'staleSave', 'It has no current draft.')
      const { customer } = await bench.drafts.load(draft)
      must(customer.comment === 'newer', 'staleSave', `The comment is now "${customer.comment ?? ''}".`)
    },
  },
  {
    name: 'a page continues from a save whose response it has lost',
    run: async (bench) => {
      const draft = await bench.drafts.make()
      const lost = newKey()
      const how = { key: draft.key, idempotencyKey: lost }
      await bench.data(saveOrder, bodyOf({ id: draft.id, ...comment('lost'), version: draft.version }), how)
      const next = bodyOf({ id: draft.id, ...comment('next'), version: draft.version, ownSaves: [lost] })
      const answer = await bench.client.send(saveOrder, next, { key: draft.key, idempotencyKey: newKey() })
      must(answer.status === 200, 'ownSaves', `It is refused with ${answer.status}.`)
    },
  },
  {
    name: 'a repeated save makes one draft',
    run: async (bench) => {
      const [key, idempotencyKey] = [newKey(), newKey()]
      const body = bodyOf({
        cart: { value: bench.facts.products.slice(0, 1).map((id) => ({ id, quantity: 1 })) },
      })
      const first = await bench.data(saveOrder, body, { key, idempotencyKey })
      bench.drafts.adopt({ id: first.id, key, version: first.version })
      const again = await bench.data(saveOrder, body, { key, idempotencyKey })
      must(again.id === first.id, 'idempotency', 'The repeat made another draft.')
      must(again.version === first.version, 'idempotency', 'The repeat was stored as another save.')
    },
  },
  {
    name: 'text comes back as it was typed',
    run: async (bench) => {
      const draft = await bench.drafts.make()
      for (const text of ODD_TEXTS) {
        await bench.drafts.save(draft, comment(text))
        const { customer } = await bench.drafts.load(draft)
        must(customer.comment === text, 'verbatim', `"${text}" came back as "${customer.comment ?? ''}".`)
      }
    },
  },
  {
    name: 'limits are refused with a pointer',
    run: async (bench) => {
      const draft = await bench.drafts.make()
      const how = () => ({ key: draft.key, idempotencyKey: newKey() })
      const save = (parts: object, pointer: string) =>
        bench.beyondLimit(saveOrder, bodyOf({ id: draft.id, ...parts }), pointer, how())
      await save({ customer: { value: { firstName: 'я'.repeat(101) } } }, '/customer/value/firstName')
      await save(comment('x'.repeat(2001)), '/customer/value/comment')
      await save({ cart: { value: Array.from({ length: 201 }, () => ({ id: 'p', quantity: 1 })) } }, '/cart/value')
      await bench.drafts.save(draft, { customer: { value: { firstName: '😀'.repeat(100) } } })
    },
  },
]
