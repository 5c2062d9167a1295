import { lookup } from 'node:dns'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { CompetitorPort } from './competitor-port'
import { refuseUnpublic } from './public-address'
import { publicOnly } from './public-lookup'

const MOST_BYTES = 2 * 1024 * 1024
const MOST_REDIRECTS = 3

const ask = (url: URL, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const headers = { Accept: 'text/html', 'Accept-Encoding': 'identity', 'User-Agent': 'PrilavokPriceCheck/1.0' }
    request(url, { agent: false, lookup: publicOnly(lookup), headers, signal }, resolve)
      .on('error', reject)
      .end()
  })

const charsetOf = (type: string, start: string): string =>
  (/charset=["']?([\w-]{1,40})/i.exec(type) ?? /<meta[^<>]{0,200}charset=["']?([\w-]{1,40})/i.exec(start))?.[1] ??
  'utf-8'

function decoded(bytes: Buffer, type: string): string {
  const charset = charsetOf(type, bytes.subarray(0, 2_048).toString('latin1'))
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

async function textOf(response: IncomingMessage): Promise<string> {
  const type = response.headers['content-type'] ?? ''
  if (!/^(?:text\/html|application\/xhtml\+xml)/i.test(type)) throw new Error('The page is not HTML.')
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part)
    size += part.length
    // A page has the data of its product at its beginning.
    if (size > MOST_BYTES) break
  }
  return decoded(Buffer.concat(parts), type)
}

/** Reads pages of the public internet and of nothing else, however a name or a redirect leads elsewhere. */
export const publicPages: CompetitorPort = {
  async read(asked, signal) {
    let url = asked
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      refuseUnpublic(url)
      const response = await ask(url, signal)
      const { statusCode = 0, headers } = response
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        response.destroy()
        url = new URL(headers.location, url)
        continue
      }
      if (statusCode !== 200) {
        response.destroy()
        throw new Error(`The page responded with ${statusCode}.`)
      }
      return textOf(response)
    }
    throw new Error('The page leads on too often.')
  },
}
