import { personName } from '@prilavok/core'
import { completenessOf } from '../../rules/completeness'
import type { Shop } from '../../shop'
import { addRequest, type PlannedCall, type RequestKind } from './add-request'

/** Somebody whom the staff are to call. */
export interface Lead {
  readonly kind: RequestKind
  readonly firstName: string
  readonly lastName?: string
  readonly middleName?: string
  readonly phone: string
  readonly email: string | null
  /** What the staff read first. */
  readonly comment: string
  readonly lines: readonly { readonly id: string; readonly quantity: number }[]
  readonly cityId?: string | null
  readonly hasConsent: boolean
  readonly planned?: PlannedCall
}

/**
 * Puts somebody into the staff's queue of requests, with a draft of what is known for the order that it may become. No key opens such a draft: what a stranger
 * has typed about somebody is shown to no page. Resolves with the id of the request.
 */
export async function addLead({ db, now, randomId, settings }: Shop, lead: Lead): Promise<string> {
  const {
    kind,
    firstName,
    lastName = '',
    middleName = '',
    phone,
    email,
    comment,
    lines,
    cityId = null,
    hasConsent,
    planned,
  } = lead
  const customer = {
    firstName,
    lastName: lastName || null,
    middleName: middleName || null,
    fullName: personName({ lastName, firstName, middleName }),
    phone,
    secondaryPhone: null,
    email,
    comment,
  }
  const moment = new Date(now())
  const id = randomId()
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('order_in_process')
      .values({
        id,
        cart: JSON.stringify(lines),
        customer: JSON.stringify(customer),
        delivery: JSON.stringify(cityId === null ? {} : { cityId }),
        completeness: completenessOf({ customer, recipient: null, deliveryIsComplete: false }),
        personal_data_consent: hasConsent,
        consent_on: hasConsent ? moment : null,
        policy_version: hasConsent ? settings.policyVersion : null,
        created_on: moment,
        updated_on: moment,
      })
      .execute()
    return addRequest(trx, kind, id, randomId(), moment, planned)
  })
}
