import type { BrowserContext, Request, Route } from 'playwright-core'
import { readFileSync } from 'node:fs'
import type { Answer, AskShop, PageRequest } from '../answers/exchange'
import { fileInside } from '../pages/file-inside'
import { mediaTypeOf } from '../pages/media-types'
import type { SavedPage } from '../pages/saved-page'
import type { ScriptPattern } from '../pages/script-of-page'
import type { Version } from '../versions/version'

/** What stands between a page and everything else. */
export interface TrafficOptions {
  readonly page: SavedPage
  /** The origin that the page believes to be on. */
  readonly origin: string
  readonly version: Version
  readonly pattern: ScriptPattern
  readonly shop: AskShop
  readonly allowed: AskShop
  /** Origins whose files the page may load. */
  readonly allow: readonly string[]
}

/** What a page has asked for. */
export interface Traffic {
  /** Calls of the shop, such as `GET /api/cart`. */
  readonly calls: string[]
  readonly unanswered: string[]
  readonly blocked: string[]
  /** Bytes of the script and its chunks. */
  readonly bytes: () => number
  /** Milliseconds for which nothing has been asked or answered; 0 while something is on its way. */
  readonly quietMs: () => number
  /** What went wrong in answering; a run with such an error shows nothing. */
  readonly failures: unknown[]
}

/** Files load when they come near the window: how many do is partly chance. */
const FILES = ['image', 'media', 'font', 'stylesheet']

const REDIRECTS = [301, 302, 303, 307, 308]

const NOTHING: Answer = { status: 404, headers: { 'content-type': 'text/plain' }, body: new Uint8Array() }
const ofFile = (path: string, body: Uint8Array): Answer => ({
  status: 200,
  headers: { 'content-type': mediaTypeOf(path) },
  body,
})

/** Whatever a page of another origin needs to read a response; the page's own server has allowed that already. */
const readable = (request: Request, { headers }: Answer, origin: string): Record<string, string> => ({
  ...headers,
  'access-control-allow-origin': request.headers()['origin'] ?? origin,
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': Object.keys(headers).join(', '),
})

const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** Values of parameters differ from visit to visit; which parameters there are does not. */
function callOf(method: string, { pathname, searchParams }: URL): string {
  const names = [...new Set(searchParams.keys())].sort()
  return `${method} ${pathname}${names.length === 0 ? '' : `?${names.join('&')}`}`
}

/** Answers every request of a context: from the page's folder, from the version, from the shop; the rest does not leave the machine. */
export async function directTraffic(context: BrowserContext, options: TrafficOptions): Promise<Traffic> {
  const { page, origin, version, pattern, shop, allowed, allow } = options
  const [calls, unanswered, blocked, failures]: [string[], string[], string[], unknown[]] = [[], [], [], []]
  let bytes = 0
  let pending = 0
  let lastAt = performance.now()
  const address = new URL(page.path, `${origin}/`)
  const tags = page.scripts.map(({ src, isModule }) => ({ url: new URL(src, address), isModule }))
  /** The folders of the script and its chunks. */
  const homes = new Set(tags.map(({ url }) => new URL('.', url).href))
  const shopOrigins = new Set([origin, ...tags.map(({ url }) => url.origin)])
  const isModule = (url: URL) => tags.find((tag) => tag.url.pathname === url.pathname)?.isModule ?? true

  const ofVersion = async (url: URL): Promise<Answer | null> => {
    const bare = url.origin + url.pathname
    const isEntry = pattern.matches(url.href)
    if (isEntry) homes.add(new URL('.', url).href)
    const home = [...homes].find((each) => bare.startsWith(each))
    if (home === undefined) return null
    const path = isEntry ? pattern.entryOf(url.href, isModule(url)) : decoded(bare.slice(home.length))
    const content = path === null ? null : await version.read(path)
    if (path === null || content === null) return isEntry || path?.startsWith('chunks/') === true ? NOTHING : null
    bytes += version.wireBytes(path) ?? content.byteLength
    return ofFile(path, content)
  }
  const ofFolder = (url: URL): Answer | null => {
    if (url.origin !== origin) return null
    if (url.pathname === address.pathname) return ofFile('page.html', new TextEncoder().encode(page.html))
    const path = decoded(url.pathname.slice(1))
    const file = path === null ? null : fileInside(page.folder, path)
    return file === null ? null : ofFile(file, readFileSync(file))
  }
  const ofShop = async (url: URL, request: PageRequest, isCall: boolean): Promise<Answer | null> => {
    const answer = await shop(request)
    if (answer === null && !request.isOfShop) return null
    const { status } = answer ?? NOTHING
    const call = callOf(request.method, url)
    if (isCall) calls.push(status < 400 || answer === null ? call : `${call} → ${status}`)
    if (answer === null) unanswered.push(call)
    return answer ?? NOTHING
  }
  const answerTo = async (request: Request): Promise<Answer | null> => {
    const url = new URL(request.url())
    const method = request.method()
    if (!/^https?:$/.test(url.protocol)) return null
    const isRead = method === 'GET' || method === 'HEAD'
    const own = isRead ? ((await ofVersion(url)) ?? ofFolder(url)) : null
    if (own !== null) return own
    const asked: PageRequest = {
      isOfShop: shopOrigins.has(url.origin),
      method,
      url: url.href,
      headers: await request.allHeaders(),
      body: request.postDataBuffer(),
    }
    if (isRead && allow.includes(url.origin)) return allowed(asked)
    return ofShop(url, asked, !FILES.includes(request.resourceType()))
  }
  const handle = async (route: Route, request: Request) => {
    pending += 1
    lastAt = performance.now()
    try {
      const answer = await answerTo(request)
      // Where a redirect leads is not asked of a route again.
      if (answer === null || REDIRECTS.includes(answer.status)) {
        const { origin: where, pathname } = new URL(request.url())
        blocked.push(`${request.method()} ${where}${pathname}`)
        await route.abort('blockedbyclient')
      } else
        await route.fulfill({
          status: answer.status,
          headers: readable(request, answer, origin),
          body: Buffer.from(answer.body),
        })
    } catch (error) {
      // A page that is closed takes its requests with it.
      if (!/closed|has been/.test(String(error))) failures.push(error)
      await route.abort().catch(() => undefined)
    } finally {
      pending -= 1
      lastAt = performance.now()
    }
  }
  await context.route('**/*', handle)
  await context.routeWebSocket(/.*/, (socket) => {
    blocked.push(`WebSocket ${new URL(socket.url()).origin}`)
    void socket.close()
  })
  return {
    calls,
    unanswered,
    blocked,
    failures,
    bytes: () => bytes,
    quietMs: () => (pending > 0 ? 0 : performance.now() - lastAt),
  }
}
