import { staffRoles } from '@prilavok/contracts/admin'

/** Why an account cannot be made or changed, and at which field. */
export interface AccountFault {
  readonly field: 'login' | 'displayName' | 'roles' | 'password'
  readonly code:
    | 'login-form'
    | 'login-taken'
    | 'name-missing'
    | 'role-missing'
    | 'role-unknown'
    | 'password-short'
    | 'password-long'
    | 'password-guessable'
}

/** Nobody reads it out or types it often; 15 characters cannot be guessed. */
export const LEAST_PASSWORD = 12
/** What the contract takes. */
export const MOST_PASSWORD = 256
const LOGIN = /^[a-z0-9][a-z0-9._@-]{1,63}$/

/** A login as it is stored. */
export const loginOf = (typed: string): string => typed.trim().toLowerCase()

export const loginFault = (login: string): AccountFault | null =>
  LOGIN.test(login) ? null : { field: 'login', code: 'login-form' }

/** The fault of a list of roles; null for one that an account may have. */
export function rolesFault(roles: readonly string[]): AccountFault | null {
  if (roles.length === 0) return { field: 'roles', code: 'role-missing' }
  const isKnown = roles.every((role) => staffRoles.some((each) => each === role))
  return isKnown ? null : { field: 'roles', code: 'role-unknown' }
}

/** The fault of a password: too short, longer than the contract takes, made of one character or of the login. */
export function passwordFault(password: string, login: string): AccountFault | null {
  const fault = (code: AccountFault['code']): AccountFault => ({ field: 'password', code })
  if (password.length < LEAST_PASSWORD) return fault('password-short')
  if (password.length > MOST_PASSWORD) return fault('password-long')
  const low = password.toLowerCase()
  const rest = low.replaceAll(login, '')
  return new Set(low).size < 4 || rest.length < LEAST_PASSWORD / 2 ? fault('password-guessable') : null
}

/** Whether a role of these must have a second factor; `all` in the setting demands it of everybody. */
export const demandsSecondFactor = (demanding: readonly string[], roles: readonly string[]): boolean =>
  demanding.includes('all') || roles.some((role) => demanding.includes(role))
