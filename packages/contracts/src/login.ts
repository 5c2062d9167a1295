import { endpoint, type Endpoint } from './endpoint'
import type * as wire from './login.wire'
import type { Output } from './wire'

/** The phone that a code goes to. Source: LOGIN-02. */
export type SendSmsCodeRequest = Output<typeof wire.sendSmsCodeRequest>
/** What is known of a code that is on its way: the same for every phone. */
export type SendSmsCodeResult = Output<typeof wire.sendSmsCodeResult>
/** A phone and the code that came there. Source: LOGIN-02. */
export type CheckConfirmCodeRequest = Output<typeof wire.checkConfirmCodeRequest>
/** Who has logged in. */
export type CheckConfirmCodeResult = Output<typeof wire.checkConfirmCodeResult>
/** Whether the visitor is logged in. */
export type LoginState = Output<typeof wire.loginState>

/** An order of the customer who is logged in; sums in kopecks. */
export type CustomerOrder = Output<typeof wire.loadCustomerOrdersWire.response>[number]

/** Sends a code to a phone. Source: LOGIN-03. */
export const sendSmsCode: Endpoint<typeof wire.sendSmsCodeWire> = endpoint({
  name: 'sendSmsCode',
  method: 'POST',
  path: '/api/login/sendSmsCode',
  wire: () => import('./login.wire').then((module) => module.sendSmsCodeWire),
})

/** Logs in with the code; sets the cookie of the session. Source: LOGIN-04. */
export const checkConfirmCode: Endpoint<typeof wire.checkConfirmCodeWire> = endpoint({
  name: 'checkConfirmCode',
  method: 'POST',
  path: '/api/login/checkConfirmCode',
  wire: () => import('./login.wire').then((module) => module.checkConfirmCodeWire),
})

/** Whether the visitor is logged in. */
export const loadLoginState: Endpoint<typeof wire.loadLoginStateWire> = endpoint({
  name: 'loadLoginState',
  method: 'GET',
  path: '/api/login/state',
  wire: () => import('./login.wire').then((module) => module.loadLoginStateWire),
})

/** The last orders of the customer who is logged in, newest first. */
export const loadCustomerOrders: Endpoint<typeof wire.loadCustomerOrdersWire> = endpoint({
  name: 'loadCustomerOrders',
  method: 'GET',
  path: '/api/login/orders',
  wire: () => import('./login.wire').then((module) => module.loadCustomerOrdersWire),
})

/** Ends the session. */
export const logOut: Endpoint<typeof wire.logOutWire> = endpoint({
  name: 'logOut',
  method: 'POST',
  path: '/api/login/logout',
  wire: () => import('./login.wire').then((module) => module.logOutWire),
})
