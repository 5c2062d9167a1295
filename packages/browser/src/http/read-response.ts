import { parseResponse, readProblem, type Endpoint } from '@prilavok/contracts'
import { fail, ok, type Result } from '@prilavok/core'
import type { HttpFailure } from '@prilavok/core/effects'

interface Reading {
  /** Where the server is, for a page of another origin. */
  readonly origin?: string | undefined
  readonly dropped?: ((endpoint: Endpoint, count: number) => void) | undefined
}

/** The value of a successful response, parsed by the schemas of the contract; malformed list records are left out and counted. */
export async function readResponse(
  endpoint: Endpoint,
  response: Response,
  { origin, dropped }: Reading = {},
): Promise<Result<unknown, HttpFailure>> {
  const parsed = await parseResponse(endpoint, await bodyOf(response), origin)
  if (!parsed.ok) {
    const message = `The response of ${endpoint.name} does not match the contract: ${parsed.issues.join('; ')}`
    return fail({ kind: 'response', message, status: response.status })
  }
  if (parsed.dropped.length > 0) dropped?.(endpoint, parsed.dropped.length)
  return ok(parsed.value)
}

/** Why a call failed, from a response whose status is no success. Source: HTTP-01, HTTP-04. */
export async function readFailure(response: Response): Promise<HttpFailure> {
  const { status } = response
  const body = await bodyOf(response).catch(() => null)
  const problem = await readProblem(body)
  return {
    kind: 'status',
    message: `Request failed with status code ${status}`,
    status,
    body,
    ...(problem && { problem }),
  }
}

/** The JSON of a body; null for an empty one, the text itself for anything else. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = response.status === 204 ? '' : await response.text()
  if (text === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
