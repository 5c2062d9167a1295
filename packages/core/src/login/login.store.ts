import { sendSmsCode, type SendSmsCodeResult } from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects, HttpFailure } from '../effects'
import type { ReadonlyStore } from '../lib/store'
import type { Result } from '../lib/result'
import type { Feature } from '../shop'

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
  /** The session is open: the page shows itself anew. Source: LOGIN-05. */
  readonly loggedIn: () => void
}

const SECOND = 1_000
const LONGEST_PAUSE = 86_400
const initial: LoginState = { step: 'phone', phone: '', resendIn: 0, codeLength: 4 }

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
    loggedIn: () => location.reload(),
  }
}

/** The login of a shop: `shop.use(loginFeature)`. */
export const loginFeature: Feature<Login> = { name: 'login', create: ({ effects }) => createLogin(effects) }
