import { checkConfirmCode, loadLoginState, logOut, sendSmsCode, type SendSmsCodeRequest } from '@prilavok/contracts'
import { personName } from '@prilavok/core'
import { HttpProblem } from '../../http/problem'
import { route, type Route } from '../../http/route'
import { framesOf } from '../../http/serve-route'
import { phoneMistake, takenPhone } from '../../rules/phone'
import type { Shop } from '../../shop'
import {
  closeCustomerSession,
  customerCookie,
  customerTokenOf,
  openCustomerSession,
  sessionOf,
} from './customer-session'
import { countMessage, forgetMessage } from './message-limits'
import { checkCode, CODE_LENGTH, CODE_SECONDS, forgetCode, hasAsked, makeCode, RESEND_SECONDS } from './sms-codes'

const PATIENCE_MS = 10_000

function needPhone({ settings }: Shop, text: string): string {
  const phone = takenPhone(text, settings)
  if (phone !== null) return phone
  const errors = [{ pointer: '/phoneNumber', code: 'phone', message: phoneMistake(text, settings) }]
  throw new HttpProblem('validation-failed', { errors })
}

async function send(shop: Shop, phone: string, address: string | null): Promise<void> {
  if (shop.sms === null) throw new HttpProblem('unavailable', { detail: 'The shop has no gateway for messages.' })
  const code = await makeCode(shop, phone, address)
  await countMessage(shop, phone, address)
  try {
    await shop.sms.send(
      phone,
      `${code} — код для входа в магазин. Никому его не говорите.`,
      AbortSignal.timeout(PATIENCE_MS),
    )
  } catch (error) {
    shop.log({ level: 'error', requestId: 'sms', text: framesOf(error) })
    await forgetCode(shop, phone, address)
    await forgetMessage(shop, phone, address)
    throw new HttpProblem('provider-failed')
  }
}

/** What the shop knows of whoever has proved a phone to be theirs; null where it knows nobody. */
async function customerOf({ db }: Shop, phone: string) {
  const row = await db.selectFrom('customer').selectAll().where('phone', '=', phone).executeTakeFirst()
  if (row === undefined) return null
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    middleName: row.middle_name,
    fullName: personName({ lastName: row.last_name, firstName: row.first_name, middleName: row.middle_name }),
    phone,
    secondaryPhone: row.secondary_phone,
    email: row.email,
    comment: null,
  }
}

/** Each message costs the shop money. Another code for a phone that was asked about today is sent without asking again. */
const robotCheck = {
  action: 'sms-login-phone',
  token: (body: SendSmsCodeRequest) => body.reCaptchaToken,
  isNeeded: async (
    shop: Shop,
    { body, address }: { readonly body: SendSmsCodeRequest; readonly address: string | null },
  ) => !(await hasAsked(shop, needPhone(shop, body.phoneNumber), address)),
}

/** Customers log in by a code that is sent to their phone. Source: LOGIN-01 to LOGIN-05. */
export const loginRoutes: readonly Route[] = [
  route(sendSmsCode, { forVisitor: true, robotCheck }, async (shop, { body, address }) => {
    await send(shop, needPhone(shop, body.phoneNumber), address)
    return {
      succeed: true,
      codeLength: CODE_LENGTH,
      expiresInSeconds: CODE_SECONDS,
      resendAfterSeconds: RESEND_SECONDS,
      simulatedCode: null,
    }
  }),

  route(checkConfirmCode, {}, async (shop, { body, address, isHttps, setCookie }) => {
    const phone = needPhone(shop, body.phoneNumber)
    await checkCode(shop, phone, body.confirmCode, address)
    const { token, expiresOn } = await openCustomerSession(shop, phone)
    setCookie(customerCookie(token, isHttps))
    return { succeed: true, customer: await customerOf(shop, phone), expiresOn: expiresOn.toISOString() }
  }),

  route(loadLoginState, {}, async (shop, { headers, isHttps }) => {
    const session = await sessionOf(shop, customerTokenOf(headers, isHttps))
    if (session === undefined) return { isLoggedIn: false, customer: null, expiresOn: null }
    const { phone, expires_on: expiresOn } = session
    return { isLoggedIn: true, customer: await customerOf(shop, phone), expiresOn: expiresOn.toISOString() }
  }),

  route(logOut, {}, async (shop, { headers, isHttps, setCookie }) => {
    const token = customerTokenOf(headers, isHttps)
    if (token !== null) await closeCustomerSession(shop, token)
    setCookie(customerCookie('', isHttps))
    return null
  }),
]
