import type { AbandonedOrderSurvey, OrderClientSurvey } from '@prilavok/contracts'
import { hashOfSecret } from '../../http/draft-key'
import { HttpProblem } from '../../http/problem'
import { textOf } from '../../rules/visitor-form'
import type { Shop } from '../../shop'

type Parts = Pick<Shop, 'db' | 'now' | 'randomId'>

const LONGEST_COMMENT = 2_000

/** Makes the secret of an order's survey and resolves with it; null where the order has one, so that no buyer is asked twice. */
export async function issueOrderSurvey(shop: Parts, orderId: string): Promise<string | null> {
  const token = shop.randomId()
  const row = await shop.db
    .insertInto('order_survey')
    .values({
      id: shop.randomId(),
      token_hash: hashOfSecret(token),
      order_id: orderId,
      created_on: new Date(shop.now()),
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row === undefined ? null : token
}

/** Keeps what a buyer thinks of an order; once, for what is published must not change. Source: SURVEY-16. */
export async function takeOrderSurvey(shop: Parts, survey: OrderClientSurvey): Promise<void> {
  const { id, orderComment, deliveryComment, commonComment, ...marks } = survey
  const answer = {
    ...marks,
    orderComment: textOf(orderComment, LONGEST_COMMENT),
    deliveryComment: textOf(deliveryComment, LONGEST_COMMENT),
    commonComment: textOf(commonComment, LONGEST_COMMENT),
  }
  const mine = shop.db.updateTable('order_survey').where('token_hash', '=', hashOfSecret(id))
  const answered = await mine
    .where('answered_on', 'is', null)
    .set({ answer: JSON.stringify(answer), answered_on: new Date(shop.now()) })
    .returning('id')
    .executeTakeFirst()
  if (answered !== undefined) return
  const known = await shop.db
    .selectFrom('order_survey')
    .select('id')
    .where('token_hash', '=', hashOfSecret(id))
    .executeTakeFirst()
  throw new HttpProblem(known === undefined ? 'not-found' : 'duplicate', {
    detail: known === undefined ? 'There is no such survey.' : 'The survey has been answered.',
  })
}

/** Keeps why a draft became no order; the last answer counts. Source: SURVEY-20. */
export async function takeAbandonedSurvey(shop: Parts, survey: AbandonedOrderSurvey): Promise<void> {
  const draft = await shop.db
    .selectFrom('order_in_process')
    .select('id')
    .where('id', '=', survey.id)
    .where('created_order_id', 'is', null)
    .executeTakeFirst()
  if (draft === undefined) throw new HttpProblem('not-found', { detail: 'There is no such abandoned order.' })
  const answer = JSON.stringify({ ...survey, comment: textOf(survey.comment, LONGEST_COMMENT) })
  await shop.db
    .insertInto('abandoned_survey')
    .values({ order_in_process_id: draft.id, answer, created_on: new Date(shop.now()) })
    .onConflict((conflict) =>
      conflict.column('order_in_process_id').doUpdateSet({ answer, created_on: new Date(shop.now()) }),
    )
    .execute()
}
