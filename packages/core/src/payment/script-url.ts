import type { ScriptUrl } from '../lib/safe-url'
import { judgeRedirect, type RedirectGround } from '../lib/redirect.rules'

const passed = new Set<string>()

/** The address of a provider's script where it has one of the given hosts or the page's own origin; null for every other. */
export function scriptUrl(address: unknown, ground: RedirectGround): ScriptUrl | null {
  const verdict = judgeRedirect(address, ground)
  if (!verdict.follow) return null
  passed.add(verdict.url)
  return verdict.url as ScriptUrl
}

/** Whether an address was checked as that of a script, whatever its type claims: Trusted Types policies let nothing else through. */
export const isScriptUrl = (address: string): address is ScriptUrl => passed.has(address)
