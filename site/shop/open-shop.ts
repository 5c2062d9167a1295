import { PGlite, type Extension } from '@electric-sql/pglite'
import { cookieJar, keepCookies } from './keep-cookies'
import type { AskMessage } from './messages'
import { Buffer } from './node-globals'

/** What is downloaded for the database. */
export interface Parts {
  readonly wasm: WebAssembly.Module
  /** The files of PostgreSQL itself. */
  readonly system: Blob
  /** The database of the demo shop. */
  readonly data: Blob
}

/** A response in parts that can be sent to another thread. */
export interface Answered {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>> | null
}

/** Answers a request in place of a server. */
export type Answer = (ask: AskMessage) => Promise<Answered>

/** The extension as a file beside this one: the package's own looks for it a folder up. */
const pg_trgm: Extension = {
  name: 'pg_trgm',
  setup: () => Promise.resolve({ bundlePath: new URL('pg_trgm.tar.gz', import.meta.url) }),
}

/** The program that makes databases, which here comes made: a module without anything. */
const nothing = new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0))

const NO_BODY = new Set([204, 205, 304])

/** The staff wing refuses every frame; here the frame is the site's own. */
const framed = ([name, value]: [string, string]): [string, string] => [
  name,
  name === 'content-security-policy' ? value.replace("frame-ancestors 'none'", "frame-ancestors 'self'") : value,
]

/** The request as a server gets it, with what browsers keep from scripts: the cookie, and how long the body is. */
function requestOf({ url, method, headers, body }: AskMessage, cookie: string | null): Request {
  const sent = new Headers(headers.map(([name, value]): [string, string] => [name, value]))
  const request = new Request(url, { method, headers: sent, ...(body !== null && { body }) })
  if (cookie !== null) sent.set('Cookie', cookie)
  if (body !== null) sent.set('Content-Length', String(body.byteLength))
  return Object.defineProperty(request, 'headers', { value: sent })
}

/** Opens the whole demo shop, its pages included, on the database of this tab. */
export async function openShop({ wasm, system, data }: Parts): Promise<Answer> {
  Object.assign(globalThis, { Buffer })
  keepCookies()
  const { createDemoHandler } = await import('@prilavok/demo-shop/handler')
  const { openOnPglite } = await import('@prilavok/shop-server/handler')
  const pglite = await PGlite.create({
    pgliteWasmModule: wasm,
    initdbWasmModule: nothing,
    fsBundle: system,
    loadDataDir: data,
    extensions: { pg_trgm },
  })
  const shop = await createDemoHandler(await openOnPglite(pglite), {
    // The database is that of a demo shop, with its staff.
    sandbox: true,
    settings: { publicUrl: self.location.origin },
    log: ({ level, text }) => {
      if (level === 'error') console.error(text)
    },
  })
  const jar = cookieJar(Date.now)
  return async (ask) => {
    const { pathname } = new URL(ask.url)
    const request = requestOf(ask, jar.headerFor(pathname))
    const response = await shop.fetch(request)
    for (const line of response.headers.getSetCookie()) jar.take(line)
    return {
      status: response.status,
      headers: [...response.headers].filter(([name]) => name !== 'set-cookie').map(framed),
      body: NO_BODY.has(response.status) ? null : response.body,
    }
  }
}
