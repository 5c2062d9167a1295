import type { Selectable } from 'kysely'
import type { Db } from '../db/schema'
import type { UserProductQuestionTable } from '../db/tables/content'

/** A question as it is stored. */
export type QuestionRow = Pick<Selectable<UserProductQuestionTable>, 'id' | 'details' | 'created_on'>

/** Questions on a page: whoever has more to ask is answered in person. */
const MOST_QUESTIONS = 100

/** The published questions about a product, newest first. Source: CONTENT-28. */
export const questionsOf = (db: Db, productId: string): Promise<readonly QuestionRow[]> =>
  db
    .selectFrom('user_product_question')
    .select(['id', 'details', 'created_on'])
    .where('product_id', '=', productId)
    .where('status', '=', 'Published')
    .orderBy('created_on', 'desc')
    .orderBy('id')
    .limit(MOST_QUESTIONS)
    .execute()

/** The product of a short id, which is its article, or of its id; undefined for one that the shop does not show. */
export const productOfShortId = (db: Db, shortId: string): Promise<{ readonly id: string } | undefined> =>
  db
    .selectFrom('product')
    .select('id')
    .where((eb) => eb.or([eb('article', '=', shortId), eb('id', '=', shortId)]))
    .where('is_visible', '=', true)
    .orderBy((eb) => eb.case().when('id', '=', shortId).then(0).else(1).end())
    .limit(1)
    .executeTakeFirst()
