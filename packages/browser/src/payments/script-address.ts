interface ScriptPolicy {
  readonly createScriptURL: (address: string) => string
}
type TrustedTypes = { readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy }

/** Undefined until first needed, null where the page forbids it: each further attempt would be one more reported violation. */
let policy: ScriptPolicy | null | undefined

function ownPolicy(types: TrustedTypes): ScriptPolicy | null {
  try {
    return types.createPolicy('prilavok-scripts', { createScriptURL: (address) => address })
  } catch {
    return null
  }
}

/**
 * The address of a script as an element accepts it: under Trusted Types only from a policy. The addresses are the shop's own settings;
 * none comes from a server or from the page's address.
 */
export function scriptAddress(address: string): string {
  const types = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes
  if (types !== undefined && policy === undefined) policy = ownPolicy(types)
  return policy?.createScriptURL(address) ?? address
}
