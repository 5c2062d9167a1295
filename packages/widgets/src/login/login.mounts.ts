import { defineMount } from '../lib/define-mount'

/** The login by a code. Source: LOGIN-01. */
export const smsLoginMount = defineMount({
  name: 'sms-login',
  load: () => import('./sms-login').then(({ SmsLogin }) => SmsLogin),
})
