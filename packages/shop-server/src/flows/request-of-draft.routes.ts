import { handMadeRequestKinds, isPermitted, requestDraftCall, requestForPhone } from '@prilavok/contracts/admin'
import { addRequest } from '../features/lead/add-request'
import { addLead } from '../features/lead/lead-drafts'
import { addHistory } from '../features/staff-resources/engine/history'
import { HttpProblem, refuseInvalid } from '../http/problem'
import { staffRoute, type StaffRoute } from '../http/staff-route'
import { phoneMistake, takenPhone } from '../rules/phone'
import type { Shop } from '../shop'

const isOfStaff = async ({ db }: Shop, id: string) =>
  (await db.selectFrom('staff_user').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Requests that staff make: of an abandoned draft, so that somebody calls and it does not stay in a list for ever, and by hand, of a phone call. */
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

  /** Somebody has called or written: what they want is kept, and somebody calls them, at once or at their time. */
  staffRoute(requestForPhone, async (shop, { body, member }) => {
    if (!isPermitted(member.permissions, 'customer:read-personal-data')) throw new HttpProblem('forbidden')
    const phone = takenPhone(body.phone, shop.settings)
    if (phone === null)
      throw new HttpProblem('validation-failed', {
        errors: [{ pointer: '/phone', code: 'phone', message: phoneMistake(body.phone, shop.settings) }],
      })
    const kind = handMadeRequestKinds.find((each) => each === (body.kind ?? 'Question'))
    if (kind === undefined)
      throw new HttpProblem('validation-failed', {
        errors: [{ pointer: '/kind', code: 'excluded', message: 'Такие заявки приходят сами' }],
      })
    const { managerId } = body
    const callOn = body.callOn === null ? null : new Date(body.callOn)
    if (callOn !== null && Number.isNaN(callOn.getTime()))
      refuseInvalid([{ pointer: '/callOn', code: 'invalid', message: 'Укажите, когда перезвонить' }])
    if (managerId !== null && !(await isOfStaff(shop, managerId)))
      refuseInvalid([{ pointer: '/managerId', code: 'exists', message: 'Запись не найдена' }])
    const id = await addLead(shop, {
      kind,
      firstName: body.name?.trim() ?? '',
      phone,
      email: null,
      comment: body.comment?.trim() ?? '',
      lines: [],
      hasConsent: false,
      planned: { managerId, callOn: callOn?.toISOString() ?? null },
    })
    await addHistory(shop.db, shop.now(), member, {
      ...{ resource: 'request', recordId: id, action: 'Created', changes: [], version: 1 },
    })
    return { id }
  }),
]
