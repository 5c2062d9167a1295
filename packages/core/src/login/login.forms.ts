import { checkConfirmCode, sendSmsCode } from '@prilavok/contracts'
import { numeric, phone, required, type SmallFormSpec } from '../forms'

/** The phone that a code is sent to. Source: LOGIN-03, LOGIN-05. */
export const phoneForm: SmallFormSpec<{ readonly phone: string }, null, typeof sendSmsCode> = {
  name: 'sms-login-phone',
  endpoint: sendSmsCode,
  needsToken: true,
  initial: { phone: '' },
  fields: { phone: { kind: 'phone', rules: [required(), phone()], wire: 'phoneNumber' } },
  toInput: ({ phone: phoneNumber }, _, reCaptchaToken) => ({ body: { phoneNumber, reCaptchaToken } }),
}

/** The code that came there. Source: LOGIN-04. */
export const codeForm: SmallFormSpec<
  { readonly code: string },
  { readonly phoneNumber: string },
  typeof checkConfirmCode
> = {
  name: 'sms-login-code',
  endpoint: checkConfirmCode,
  initial: { code: '' },
  fields: { code: { kind: 'code', rules: [required(), numeric()], wire: 'confirmCode', most: 8 } },
  toInput: ({ code }, { phoneNumber }) => ({ body: { phoneNumber, confirmCode: code.trim() } }),
}
