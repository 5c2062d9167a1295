import type { Context } from 'hono'
import { HttpProblem } from './problem'

/** What Node says of a body that will not come any more. */
const CUT = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'])

/** The text of a body. One that its sender breaks off is `request-timeout`: no failure of the shop, which its log would count. */
export async function bodyText({ req }: Context): Promise<string> {
  if (req.raw.body === null) return ''
  return req.text().catch((error: unknown) => {
    if (CUT.has(String((error as { readonly code?: unknown }).code))) throw new HttpProblem('request-timeout')
    throw error
  })
}
