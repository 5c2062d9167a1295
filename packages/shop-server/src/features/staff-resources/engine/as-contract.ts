import { parseWireResponse } from '@prilavok/contracts'
import type { AdminEndpoint } from '@prilavok/contracts/admin'

/** A value as the contract has it: what it names and nothing else, with every field that may be empty. */
export async function asContract(endpoint: AdminEndpoint, value: unknown): Promise<never> {
  const read = await parseWireResponse(endpoint, value)
  if (!read.ok || read.dropped.length > 0)
    throw new Error(
      `${endpoint.name} does not fit the contract: ${read.ok ? read.dropped.join('; ') : read.issues.join('; ')}`,
    )
  return read.value as never
}
