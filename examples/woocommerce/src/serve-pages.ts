import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { WooHandler } from '@prilavok/woocommerce'

/** What the pages of the example need. */
export interface PagesOptions {
  readonly handler: WooHandler
  /** Folder of the pages. */
  readonly folder: string
  /** Folder of the built widgets. */
  readonly bundleFolder: string
  /** Ids of the products by their articles: `{{drill}}` in a page becomes the id of `drill`. */
  readonly products: Readonly<Record<string, string>>
  /** A free port when left out. */
  readonly port?: number
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

/** A request of Node as the handler takes it. Deno and Workers have such requests already. */
async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming
  const body = method === 'GET' || method === 'HEAD' ? null : await buffer(incoming)
  const sent = Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: sent as [string, string][],
    ...(body !== null && { body: new Uint8Array(body) }),
  })
}

async function handOn(handler: WooHandler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const response = await handler(await requestOf(incoming))
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

async function fileOf({ folder, bundleFolder, products }: PagesOptions, pathname: string) {
  const path = normalize(decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname))
  const type = TYPES[extname(path)]
  if (type === undefined || path.split('/').some((part) => part.startsWith('.'))) return null
  const file = path.startsWith('/bundle/') ? join(bundleFolder, path.slice('/bundle/'.length)) : join(folder, path)
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return null
  const body = type.startsWith('text/html')
    ? text.replace(/\{\{([\w-]+)\}\}/g, (_, name) => products[name] ?? '')
    : text
  return { type, body }
}

/** Serves the pages, the widgets' files and, below `/api/`, the handler: all with one origin. */
export async function servePages(options: PagesOptions) {
  const server = createServer((incoming, outgoing) => {
    const serve = async () => {
      const { pathname } = new URL(incoming.url ?? '/', 'http://localhost')
      if (pathname.startsWith('/api/')) return handOn(options.handler, incoming, outgoing)
      const file = await fileOf(options, pathname)
      if (file === null) outgoing.writeHead(404).end()
      else outgoing.writeHead(200, { 'Content-Type': file.type, 'Cache-Control': 'no-cache' }).end(file.body)
    }
    serve().catch(() => outgoing.destroy())
  })
  await new Promise<void>((listening) => server.listen(options.port ?? 0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
