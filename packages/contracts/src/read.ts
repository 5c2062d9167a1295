import type * as z from 'zod/mini'
import type { Answer, Endpoint, WireAnswer } from './endpoint'
import type { Parsed, Wire } from './wire'

/** The parts of a request that a server reads. */
export type RequestPart = 'params' | 'query' | 'body'

type Read<W, P extends RequestPart> = W extends { readonly [N in P]: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined

/**
 * Reads the response to a call and maps it to domain values. The schemas are loaded with the first response; a caller may
 * start `endpoint.wire()` together with its request.
 */
export async function readAnswer<E extends Endpoint>(endpoint: E, value: unknown): Promise<Parsed<Answer<E>>> {
  const [{ parse }, { answer }] = await Promise.all([import('./wire'), endpoint.wire()])
  return parse(answer, value) as Parsed<Answer<E>>
}

/** Reads a response as it is on the wire, for the tests of servers and whoever passes it on. */
export async function readWireAnswer<E extends Endpoint>(endpoint: E, value: unknown): Promise<Parsed<WireAnswer<E>>> {
  const [{ onWire, parse }, { answer }] = await Promise.all([import('./wire'), endpoint.wire()])
  return parse(onWire(answer), value) as Parsed<WireAnswer<E>>
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
