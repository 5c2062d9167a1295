import type * as z from 'zod/mini'
import type { Answer, Endpoint } from './endpoint'
import type { Parsed, Wire } from './wire'

/** The parts of a request that a server reads. */
export type RequestPart = 'params' | 'query' | 'body'

type Read<W, P extends RequestPart> = W extends { readonly [N in P]: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined

/**
 * Reads what a server answered to a call. The schemas are loaded with the first answer; a caller may
 * start `endpoint.wire()` together with its request.
 */
export async function readAnswer<E extends Endpoint>(endpoint: E, value: unknown): Promise<Parsed<Answer<E>>> {
  const [{ parse }, { answer }] = await Promise.all([import('./wire'), endpoint.wire()])
  return parse(answer, value) as Parsed<Answer<E>>
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
