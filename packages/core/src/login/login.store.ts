import {
  loadCustomerOrders,
  loadLoginState,
  logOut,
  sendSmsCode,
  type CustomerOrder,
  type SendSmsCodeResult,
} from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects, HttpFailure } from '../effects'
import { lazyPart } from '../lib/lazy'
import type { ReadonlyStore } from '../lib/store'
import type { Result } from '../lib/result'
import type { Feature } from '../shop'

/** Who has logged in. */
export interface LoginVisitor {
  /** Last and first name; empty where the shop does not know them yet. */
  readonly name: string
  /** As the shop has it; empty where it does not know the customer yet. */
  readonly phone: string
}

/** Where a login stands. Source: LOGIN-01. */
export interface LoginState {
  /** The phone first, then the code. */
  readonly step: 'phone' | 'code'
  /** Ten digits; empty in the first step. */
  readonly phone: string
  /** Seconds until another code may be sent. */
  readonly resendIn: number
  /** How many digits a code has. */
  readonly codeLength: number
  /** Who has logged in; null for nobody, undefined until `check` has its response. */
  readonly visitor: LoginVisitor | null | undefined
  /** The visitor's last orders, newest first; null where they could not be loaded, undefined until they are. */
  readonly orders: readonly CustomerOrder[] | null | undefined
}

/** A login by a code. */
export interface Login {
  /** The step and what became of it. */
  readonly state: ReadonlyStore<LoginState>
  /** A code is on its way to this phone. */
  readonly codeSent: (phone: string, result: SendSmsCodeResult) => void
  /** The visitor has a code already. */
  readonly haveCode: (phone: string) => void
  /** Sends another code, once the pause is over; does nothing before. */
  readonly resend: () => Promise<Result<SendSmsCodeResult, HttpFailure> | null>
  /** Back to the phone. */
  readonly changePhone: () => void
  /** The session is open: the page shows itself anew, or the one comes back that asked for the login. Source: LOGIN-05. */
  readonly loggedIn: () => Promise<void>
  /** Asks who has logged in; where the shop does not answer, nobody has. */
  readonly check: () => Promise<void>
  /** Loads the visitor's last orders, again where that has failed. */
  readonly loadOrders: () => Promise<void>
  /** Ends the session, and the page shows itself anew. */
  readonly logOut: () => Promise<Result<null, HttpFailure>>
}

const SECOND = 1_000
const LONGEST_PAUSE = 86_400
const initial: LoginState = {
  step: 'phone',
  phone: '',
  resendIn: 0,
  codeLength: 4,
  visitor: undefined,
  orders: undefined,
}

/** The parameter of the login page's address that has the page to come back to. */
export const RETURN_PARAMETER = 'return'

const loadRules = lazyPart(() => import('../lib/redirect.rules'))

/** The two steps of a login. */
export function createLogin({ http, clock, location }: Pick<Effects, 'http' | 'clock' | 'location'>): Login {
  const state = createStore(subscribeWithSelector(() => initial))
  let stop = () => {}
  const countFrom = (seconds: number): void => {
    stop()
    // Counted from a moment: timers of pages in the background are late.
    const until = clock.now() + Math.min(Math.max(0, seconds), LONGEST_PAUSE) * SECOND
    const tick = (): void => {
      const resendIn = Math.max(0, Math.ceil((until - clock.now()) / SECOND))
      state.setState({ resendIn })
      if (resendIn > 0) stop = clock.after(SECOND, tick)
    }
    tick()
  }
  const codeSent: Login['codeSent'] = (phone, { resendAfterSeconds, codeLength }) => {
    state.setState({ step: 'code', phone, codeLength })
    countFrom(resendAfterSeconds)
  }
  return {
    state,
    codeSent,
    haveCode: (phone) => state.setState({ step: 'code', phone }),
    async resend() {
      const { phone, resendIn } = state.getState()
      if (resendIn > 0) return null
      // Before the response: a second press is too early already.
      countFrom(1)
      const result = await http(sendSmsCode, { body: { phoneNumber: phone } })
      if (result.ok) codeSent(phone, result.value)
      else countFrom(result.error.problem?.retryAfterSeconds ?? 0)
      return result
    },
    changePhone: () => state.setState({ step: 'phone' }),
    async loggedIn() {
      const asked = location.query(RETURN_PARAMETER)
      const rules = asked === null ? null : await loadRules()
      const back = rules?.judgeRedirect(asked, { hosts: [], origin: location.origin() })
      if (back?.follow === true) location.go(back.url)
      else location.reload()
    },
    async check() {
      const result = await http(loadLoginState, {})
      const { isLoggedIn, customer } = result.ok ? result.value : { isLoggedIn: false, customer: null }
      // As `personName` has it, without the chunk of the order form.
      const name = [customer?.lastName, customer?.firstName].filter(Boolean).join(' ')
      state.setState({ visitor: isLoggedIn ? { name, phone: customer?.phone ?? '' } : null })
    },
    async loadOrders() {
      state.setState({ orders: undefined })
      const result = await http(loadCustomerOrders, {})
      state.setState({ orders: result.ok ? result.value : null })
    },
    async logOut() {
      const result = await http(logOut, {})
      if (result.ok) location.reload()
      return result
    },
  }
}

/** The login of a shop: `shop.use(loginFeature)`. */
export const loginFeature: Feature<Login> = { name: 'login', create: ({ effects }) => createLogin(effects) }
