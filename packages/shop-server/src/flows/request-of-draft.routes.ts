import { isPermitted, requestDraftCall, requestForPhone } from '@prilavok/contracts/admin'
import { addRequest } from '../features/lead/add-request'
import { addLead } from '../features/lead/lead-drafts'
import { HttpProblem, refuseInvalid } from '../http/problem'
import { staffRoute, type StaffRoute } from '../http/staff-route'
import { phoneMistake, takenPhone } from '../rules/phone'

/** Requests that staff make: of an abandoned draft, so that somebody calls and it does not stay in a list for ever, and of a phone call. */
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

  /** Somebody calls whom the shop does not know: what they want is kept, and somebody calls back. */
  staffRoute(requestForPhone, async (shop, { body, member }) => {
    if (!isPermitted(member.permissions, 'customer:read-personal-data')) throw new HttpProblem('forbidden')
    const phone = takenPhone(body.phone, shop.settings)
    if (phone === null)
      throw new HttpProblem('validation-failed', {
        errors: [{ pointer: '/phone', code: 'phone', message: phoneMistake(body.phone, shop.settings) }],
      })
    const id = await addLead(shop, {
      kind: 'Question',
      firstName: body.name?.trim() ?? '',
      phone,
      email: null,
      comment: body.comment?.trim() ?? '',
      lines: [],
      hasConsent: false,
    })
    return { id }
  }),
]
