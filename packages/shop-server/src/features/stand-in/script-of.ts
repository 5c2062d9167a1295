import type { Draft } from '../../db'
import { HttpProblem } from '../../http/problem'
import type { Provider } from '../../rules/payment-providers'
import { behaviourOf, SCRIPT_NAMES, scriptInEmail } from '../../rules/provider-script'
import type { Sandbox } from '../../sandbox'

/** Header with the script of one payment. */
export const SCRIPT_HEADER = 'X-Sim-Script'

/** A payment that is started. */
interface Start {
  readonly provider: Provider
  readonly profileId: string | null
  readonly headers: Headers
}

/** The stand-in's credit widget decides before the shop is notified; its profile holds what its buyer pressed: `reject.x7…`. */
const inProfile = (profileId: string | null): string | null => {
  const script = /^([a-z-]+)\./.exec(profileId ?? '')?.[1] ?? ''
  return behaviourOf(script) === null ? null : script
}

function fromTester({ plan }: Sandbox, { provider, headers }: Start, draft: Draft): string | null {
  const wanted = headers.get(SCRIPT_HEADER)
  if (wanted === null) return plan.take(provider.key, draft.id)
  if (behaviourOf(wanted) === null)
    throw new HttpProblem('bad-request', { detail: `${SCRIPT_HEADER} is one of ${SCRIPT_NAMES.join(', ')}.` })
  return wanted
}

/** What the stand-in provider does with the payment that is started: as a test or the buyer's e-mail address wants; null = what is pressed. */
export const scriptOf = (sandbox: Sandbox, start: Start, draft: Draft): string | null =>
  fromTester(sandbox, start, draft) ?? scriptInEmail(draft.customer.email) ?? inProfile(start.profileId)
