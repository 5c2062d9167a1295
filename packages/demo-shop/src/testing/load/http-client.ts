import { Agent, request } from 'node:http'

/** A response of the shop; status 0 where the connection broke. */
export interface Answer {
  readonly status: number
  readonly body: string
  readonly retryAfterSeconds: number
}

/** A request of a buyer. */
export interface Asked {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

const LONGEST_MS = 10_000
const BROKEN: Answer = { status: 0, body: '', retryAfterSeconds: 0 }

/** Sends requests over connections that stay open, with as little work as possible: the generator shares the processors with the shop. */
export function httpClient() {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const send = (url: string, { method, path, headers, body }: Asked) =>
    new Promise<Answer>((done) => {
      const { hostname, port } = new URL(url)
      const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
      const sent = request({ hostname, port, path, method, headers: { ...headers, ...length }, agent }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', () => done(BROKEN))
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            body: Buffer.concat(parts).toString(),
            retryAfterSeconds: Number(response.headers['retry-after'] ?? 0),
          }),
        )
      })
      sent.setTimeout(LONGEST_MS, () => sent.destroy())
      sent.on('error', () => done(BROKEN))
      sent.end(body)
    })
  return { send, close: () => agent.destroy() }
}
