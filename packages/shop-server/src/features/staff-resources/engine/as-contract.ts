import { parseWireResponse, type Endpoint, type WireResponseOf } from '@prilavok/contracts'
import type { AdminEndpoint } from '@prilavok/contracts/admin'
import type { Wire } from '../../../http/read-call'

/** A value as the contract has it: what it names and nothing else, with every field that may be empty. */
export async function asContract<W extends Wire>(
  endpoint: AdminEndpoint<W>,
  value: unknown,
): Promise<WireResponseOf<Endpoint<W>>> {
  const read = await parseWireResponse<Endpoint<W>>(endpoint, value)
  if (!read.ok || read.dropped.length > 0)
    throw new Error(
      `${endpoint.name} does not fit the contract: ${read.ok ? read.dropped.join('; ') : read.issues.join('; ')}`,
    )
  return read.value
}
