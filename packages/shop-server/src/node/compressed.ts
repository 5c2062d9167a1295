import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Peer } from '../http/client-address'

type Fetch = (request: Request, peer?: Peer) => Promise<Response>
type Encoding = 'br' | 'gzip'

/** Streams go out as they come: events, output of commands, exports. */
const COMPRESSIBLE = /^(?:text\/(?!event-stream|csv)|application\/(?:json|problem\+json|javascript)|image\/svg\+xml)/
const SMALLEST_BYTES = 1_000
/** Responses that are compressed once, at the best level, and kept: scripts and style sheets of the widgets. */
const KEPT_ENTRIES = 300
const pressBrotli = promisify(brotliCompress)
const pressGzip = promisify(gzip)

const press = (bytes: Buffer, encoding: Encoding, isKept: boolean): Promise<Buffer> =>
  encoding === 'gzip'
    ? pressGzip(bytes, { level: isKept ? 9 : 6 })
    : pressBrotli(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: isKept ? 10 : 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      })

function encodingOf(accepted: string): Encoding | null {
  const names = accepted.split(',').map((part) => part.split(';').map((each) => each.trim()))
  const takes = (name: Encoding) => names.some(([each, quality]) => each === name && quality !== 'q=0')
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null
}

/** Compresses text responses for browsers that accept it; strong tags become weak, because the bytes differ by encoding. */
export function compressed(fetch: Fetch): Fetch {
  const kept = new Map<string, Promise<Buffer>>()
  return async (request, peer) => {
    const response = await fetch(request, peer)
    const isText = COMPRESSIBLE.test(response.headers.get('Content-Type') ?? '')
    if (response.body === null || !isText || response.headers.has('Content-Encoding')) return response
    const headers = new Headers(response.headers)
    headers.append('Vary', 'Accept-Encoding')
    const encoding = encodingOf(request.headers.get('Accept-Encoding') ?? '')
    if (encoding === null || request.method === 'HEAD')
      return new Response(response.body, { status: response.status, headers })
    const bytes = Buffer.from(await response.arrayBuffer())
    const tag = headers.get('ETag')
    const isKept = tag !== null && new URL(request.url).pathname.startsWith('/bundle/')
    if (bytes.length < SMALLEST_BYTES) return new Response(new Uint8Array(bytes), { status: response.status, headers })
    const name = `${encoding} ${tag}`
    const pressed = (isKept && kept.get(name)) || press(bytes, encoding, isKept)
    if (isKept && kept.size < KEPT_ENTRIES) kept.set(name, pressed)
    if (tag !== null && !tag.startsWith('W/')) headers.set('ETag', `W/${tag}`)
    headers.set('Content-Encoding', encoding)
    headers.delete('Content-Length')
    return new Response(new Uint8Array(await pressed), { status: response.status, headers })
  }
}
