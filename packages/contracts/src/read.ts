import type * as z from 'zod/mini'
import type { ResponseOf, Endpoint, WireResponseOf } from './endpoint'
import type { Parsed, Wire } from './wire'

/** The parts of a request that a server reads. */
export type RequestPart = 'params' | 'query' | 'body'

type Read<W, P extends RequestPart> = W extends { readonly [N in P]: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined

/**
 * Reads the response to a call and maps it to domain values. The schemas are loaded with the first response; a caller may
 * start `endpoint.wire()` together with its request. With the origin of its server, for whoever has another one, addresses of pages and
 * pictures become whole.
 */
export async function parseResponse<E extends Endpoint>(
  endpoint: E,
  value: unknown,
  origin?: string,
): Promise<Parsed<ResponseOf<E>>> {
  const [{ parse }, { response, atOrigin }] = await Promise.all([import('./wire'), endpoint.wire()])
  const parsed = parse(response, value)
  const isWhole = !parsed.ok || origin === undefined || atOrigin === undefined
  return (isWhole ? parsed : { ...parsed, value: atOrigin(parsed.value, origin) }) as Parsed<ResponseOf<E>>
}

/** Reads a response as it is on the wire, for the tests of servers and whoever passes it on. */
export async function parseWireResponse<E extends Endpoint>(
  endpoint: E,
  value: unknown,
): Promise<Parsed<WireResponseOf<E>>> {
  const [{ onWire, parse }, { response }] = await Promise.all([import('./wire'), endpoint.wire()])
  return parse(onWire(response), value) as Parsed<WireResponseOf<E>>
}

/** Reads one part of a request as a server takes it; a part that the call does not have reads as undefined. */
export async function readRequest<W extends Wire, P extends RequestPart>(
  endpoint: Endpoint<W>,
  part: P,
  value: unknown,
): Promise<Parsed<Read<W, P>>> {
  const [{ parse }, wire] = await Promise.all([import('./wire'), endpoint.wire()])
  const schema = wire[part]
  return (schema === undefined ? { ok: true, value: undefined, dropped: [] } : parse(schema, value)) as Parsed<
    Read<W, P>
  >
}
