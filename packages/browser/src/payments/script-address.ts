import { isScriptUrl, type ScriptUrl } from '@prilavok/core/payment'

interface ScriptPolicy {
  readonly createScriptURL: (address: string) => string
}
type TrustedTypes = { readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy }

/** Undefined until first needed, null where the page forbids it: each further attempt would be one more reported violation. */
let policy: ScriptPolicy | null | undefined

/** Whatever its type claims, only an address that was checked gets through. */
function createScriptURL(address: string): string {
  if (isScriptUrl(address)) return address
  throw new TypeError(
    'This address was not checked as that of a script; scriptUrl() of @prilavok/core/payment does that.',
  )
}

function ownPolicy(types: TrustedTypes): ScriptPolicy | null {
  try {
    return types.createPolicy('prilavok-scripts', { createScriptURL })
  } catch {
    return null
  }
}

/** The address of a script as an element accepts it: checked, and under Trusted Types from a policy. Throws for any other. */
export function scriptAddress(address: ScriptUrl): string {
  // An element named `trustedTypes` is no policy maker, but no property of the window's own either.
  const types = Object.hasOwn(globalThis, 'trustedTypes')
    ? (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes
    : undefined
  if (types !== undefined && policy === undefined) policy = ownPolicy(types)
  return policy?.createScriptURL(address) ?? createScriptURL(address)
}
