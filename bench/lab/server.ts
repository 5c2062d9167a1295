import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, sep } from 'node:path'
import type { ResponseOf } from '../lib/answer'
import { BUILT, BUNDLE, PEERS } from './folders'
import { brotliSize } from './sizes'

/** A file that a page has fetched; the bench's own are not counted. */
export interface Fetched {
  readonly address: string
  readonly brotli: number
}

/** The server of the measured pages: one page at a time, its files, and the answers of its shop. Loopback only. */
export interface PageServer {
  readonly origin: string
  /** What the next page is, and who answers its calls. */
  readonly show: (page: string, answer: ResponseOf) => void
  /** The files fetched since the page was shown. */
  readonly fetched: () => readonly Fetched[]
  readonly close: () => Promise<void>
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}
const FOLDERS: Readonly<Record<string, string>> = { '/bundle/': BUNDLE, '/built/': BUILT, '/peers/': PEERS }
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
}

function fileOf(path: string): string | null {
  const door = Object.keys(FOLDERS).find((each) => path.startsWith(each))
  const folder = door === undefined ? undefined : FOLDERS[door]
  if (door === undefined || folder === undefined) return null
  const inside = normalize(path.slice(door.length))
  return inside.startsWith('..') || inside.includes(`..${sep}`) ? null : join(folder, inside)
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

export async function openPageServer(): Promise<PageServer> {
  let page = ''
  let answer: ResponseOf = () => null
  let fetched: Fetched[] = []

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const send = (status: number, headers: Readonly<Record<string, string>>, body?: string | Buffer) =>
      void response.writeHead(status, { ...CORS, ...headers }).end(body)
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://bench')
    const path = decodeURIComponent(pathname)
    const method = request.method ?? 'GET'
    const body = await textOf(request)
    if (method === 'OPTIONS') return send(204, {})
    if (path === '/page')
      return send(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }, page)
    const file = fileOf(path)
    const bytes = file === null ? null : await readFile(file).catch(() => null)
    if (bytes !== null) {
      if (!path.endsWith('.probe.js')) fetched.push({ address: path, brotli: brotliSize(path, bytes) })
      return send(
        200,
        {
          'Content-Type': `${TYPES[extname(path)] ?? 'application/octet-stream'}; charset=utf-8`,
          'Cache-Control': 'max-age=3600',
        },
        bytes,
      )
    }
    const reply = answer({ method, path, query, body })
    if (reply === null) return send(404, { 'Content-Type': 'application/json' }, '{}')
    send(
      reply.status ?? 200,
      { 'Content-Type': reply.type ?? 'application/json' },
      typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body),
    )
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => void response.writeHead(500, CORS).end(String(error)))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    show(next, who) {
      page = next
      answer = who
      fetched = []
    },
    fetched: () => [...new Map(fetched.map((each) => [each.address, each])).values()],
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
