import type { Effects } from '../effects'
import type { RobotCheckSettings } from './robot-check.settings'

/** Visitors may have to answer a question of the service; after two minutes the form is sent without a token. */
const TOKEN_LIMIT_MS = 120_000

/** Where forms get their tokens from. */
export interface TokenSource {
  /** Loads the service's script; called with the first focus in a form. */
  readonly prepare: () => void
  /** A fresh token; empty without a key and where the service gives none: the server decides what to do then. Source: CONTENT-29. */
  readonly token: (action: string) => Promise<string>
}

/** Tokens as the settings of the shop want them. */
export function createTokenSource(
  { robotChecks, clock }: Pick<Effects, 'robotChecks' | 'clock'>,
  { service, siteKey, token: own }: RobotCheckSettings,
): TokenSource {
  const load = async () => (siteKey === null ? null : robotChecks(service, siteKey))
  const limited = (token: Promise<string | null>) =>
    new Promise<string>((resolve) => {
      const stop = clock.after(TOKEN_LIMIT_MS, () => resolve(''))
      token
        .then(
          (given) => resolve(typeof given === 'string' ? given : ''),
          () => resolve(''),
        )
        .finally(stop)
    })
  return {
    prepare() {
      if (own === null) load().catch(() => {})
    },
    async token(action) {
      if (own !== null) return limited(own(action))
      return siteKey === null ? '' : limited(load().then((check) => check?.token(action) ?? null))
    },
  }
}
