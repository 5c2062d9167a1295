import { HttpProblem, type Draft, type PaymentStart, type StartScript } from '@prilavok/shop-server/kit'
import { behaviourOf, SCRIPT_NAMES, scriptInEmail, USUAL_BEHAVIOUR } from './provider-script'
import type { Controls } from './controls'

/** Header with the script of one payment. */
export const SCRIPT_HEADER = 'X-Sim-Script'

/** The stand-in's credit widget decides before the shop is notified; its profile holds what its buyer pressed: `reject.x7…`. */
const inProfile = (profileId: string | null): string | null => {
  const script = /^([a-z-]+)\./.exec(profileId ?? '')?.[1] ?? ''
  return behaviourOf(script) === null ? null : script
}

function fromTester({ plan }: Controls, { provider, headers }: PaymentStart, draft: Draft): string | null {
  const wanted = headers.get(SCRIPT_HEADER)
  if (wanted === null) return plan.take(provider.key, draft.id)
  if (behaviourOf(wanted) === null)
    throw new HttpProblem('bad-request', { detail: `${SCRIPT_HEADER} is one of ${SCRIPT_NAMES.join(', ')}.` })
  return wanted
}

/** What the stand-in provider does with the payment that is started: as a test or the buyer's e-mail address wants, else what is pressed. */
export function scriptOf(controls: Controls, start: PaymentStart, draft: Draft): StartScript {
  const script = fromTester(controls, start, draft) ?? scriptInEmail(draft.customer.email) ?? inProfile(start.profileId)
  const { start: outcome, delayMs } = (script !== null && behaviourOf(script)) || USUAL_BEHAVIOUR
  return { script, start: outcome, delayMs }
}
