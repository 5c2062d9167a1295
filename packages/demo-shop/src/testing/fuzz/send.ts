import { connect } from 'node:net'
import type { WireRequest } from './requests'

/** What came back over the connection. */
export interface WireResponse {
  /** 0 where the connection was closed without a response. */
  readonly status: number
  readonly headers: Headers
  readonly body: string
  readonly hung: boolean
}

const HANG_MS = 5_000
/** Commands work for as long as they say. */
const hangMs = ({ target }: WireRequest) => (target.includes('/terminal/command/execute/') ? 12 * HANG_MS : HANG_MS)

/** A request as bytes. */
export function bytesOf(
  { method, target, headers, body, framing }: WireRequest,
  draft: (text: string) => string,
): Buffer {
  const bytes = Buffer.from(draft(body))
  const length = { length: bytes.length, 'too-long': bytes.length + 10, 'too-short': Math.max(0, bytes.length - 5) }
  const announced =
    framing === 'chunked'
      ? [['Transfer-Encoding', 'chunked'] as const]
      : framing === 'none'
        ? []
        : [['Content-Length', String(length[framing])] as const]
  const lines = [['Host', 'shop.test'] as const, ...announced, ...headers, ['Connection', 'close'] as const]
  const head = `${method} ${draft(target)} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`
  const chunk = [Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n0\r\n\r\n')]
  const content =
    framing === 'chunked' && bytes.length > 0 ? chunk : [framing === 'chunked' ? Buffer.from('0\r\n\r\n') : bytes]
  return Buffer.concat([Buffer.from(head, 'latin1'), ...content])
}

function read(heard: Buffer, hung: boolean): WireResponse {
  const text = heard.toString('utf8')
  // An interim response is not the response.
  const whole = text.replace(/^HTTP\/1\.1 100 [\s\S]*?\r\n\r\n/, '')
  const end = whole.indexOf('\r\n\r\n')
  const [first = '', ...lines] = whole.slice(0, Math.max(0, end)).split('\r\n')
  const headers = new Headers(
    lines.map((line): [string, string] => [line.split(':')[0] ?? '', line.replace(/^[^:]*: ?/, '')]),
  )
  const rest = Buffer.from(end < 0 ? '' : whole.slice(end + 4))
  // What was sent without a length is the next request, and has a response of its own.
  const body = rest.subarray(0, Number(headers.get('Content-Length') ?? rest.length)).toString()
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(first)?.[1] ?? 0), headers, body, hung }
}

/** Sends a request over a connection of its own, as bytes: no client's good manners in between. */
export function send(url: string, request: WireRequest, draft: (text: string) => string): Promise<WireResponse> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const heard: Buffer[] = []
    let hung = false
    const socket = connect(Number(port), hostname, () => socket.write(bytesOf(request, draft)))
    const timer = setTimeout(() => {
      hung = true
      socket.destroy()
    }, hangMs(request))
    socket.on('data', (bytes) => {
      heard.push(bytes)
      // A stream may go on for ever: that it has begun is its response.
      if (heard.length < 3 && /\r\nContent-Type: text\/event-stream/i.test(bytes.toString('latin1'))) socket.destroy()
    })
    // A server may close while we still write.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(read(Buffer.concat(heard), hung))
    })
  })
}
