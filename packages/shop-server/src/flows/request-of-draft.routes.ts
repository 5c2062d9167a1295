import { requestDraftCall } from '@prilavok/contracts/admin'
import { addRequest } from '../features/lead/add-request'
import { HttpProblem, refuseInvalid } from '../http/problem'
import { staffRoute, type StaffRoute } from '../http/staff-route'

/** An abandoned draft becomes a request, so that somebody calls and it does not stay in a list for ever. */
export const requestOfDraftRoutes: readonly StaffRoute[] = [
  staffRoute(requestDraftCall, async (shop, { params }) => {
    const draft = await shop.db
      .selectFrom('order_in_process')
      .select(['customer', 'created_order_id'])
      .where('id', '=', params.id)
      .executeTakeFirst()
    if (draft === undefined) throw new HttpProblem('not-found')
    const phone = (draft.customer as { readonly phone?: unknown } | null)?.phone
    if (draft.created_order_id !== null)
      refuseInvalid([{ pointer: '', code: 'excluded', message: 'Заказ уже оформлен' }])
    if (typeof phone !== 'string' || phone === '')
      refuseInvalid([{ pointer: '', code: 'required', message: 'В черновике нет телефона' }])
    return { id: await addRequest(shop.db, 'Draft', params.id, shop.randomId(), new Date(shop.now())) }
  }),
]
