import type * as wire from './problem.wire'
import type { Output } from './wire'

/** What is wrong with one field of a request. */
export type FieldProblem = Output<typeof wire.fieldProblem>
/** An error answer of the shop server: RFC 9457 problem details (HTTP-04). */
export type Problem = Output<typeof wire.problem>

/** Reads an error body; null when it is not the contract's Problem (HTTP-04). */
export async function readProblem(body: unknown): Promise<Problem | null> {
  const [{ parse }, { problem }] = await Promise.all([import('./wire'), import('./problem.wire')])
  const parsed = parse(problem, body)
  return parsed.ok ? parsed.value : null
}
