import { Refusal } from '../../http/refusal'
import type { Provider } from '../../payments/providers'
import { behaviourOf, scriptInEmail, scriptWords } from '../../payments/script'
import type { Shop } from '../../shop'
import type { Draft } from '../order/drafts'

/** Header that asks for the script of one payment. */
export const scriptHeader = 'X-Sim-Script'

interface Asked {
  readonly provider: Provider
  readonly profileId: string | null
  readonly headers: Headers
}

/** The stand-in's credit widget decides before the shop hears of it; its profile says what its buyer pressed: `reject.x7…`. */
const inProfile = (profileId: string | null): string | null => {
  const script = /^([a-z-]+)\./.exec(profileId ?? '')?.[1] ?? ''
  return behaviourOf(script) === null ? null : script
}

function fromTester(shop: Shop, { provider, headers }: Asked, draft: Draft): string | null {
  if (shop.rehearsal === null) return null
  const asked = headers.get(scriptHeader)
  if (asked === null) return shop.rehearsal.plan.take(provider.key, draft.id)
  if (behaviourOf(asked) === null)
    throw new Refusal('bad-request', { detail: `${scriptHeader} is one of ${scriptWords.join(', ')}.` })
  return asked
}

/** What the stand-in provider does with the payment that is started: as a test or the buyer's e-mail address asks; null = what is pressed. */
export const scriptOf = (shop: Shop, asked: Asked, draft: Draft): string | null =>
  fromTester(shop, asked, draft) ?? scriptInEmail(draft.customer.email) ?? inProfile(asked.profileId)
