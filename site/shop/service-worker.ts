import type { AskMessage, ReplyMessage } from './messages'

/** Answers the requests of the shop's widgets and pages from the shop that runs in a tab of this site; everything else goes to the network. */
declare const self: ServiceWorkerGlobalScope

/** Below these the shop answers, as on a server of its own; see `links.ts` of the shop server. */
const SHOP_PATHS =
  /^\/(?:(?:api|sim|files|feeds|catalog|product|profile|images|tiles|about|delivery|blog|reviews|wholesale|surveys|demo|search|staff)(?:\/|$)|(?:assets\/shop\.css|favicon\.svg|policy\.pdf)$)/

/** How long a tab may take to say that the shop is in it. */
const PATIENCE_MS = 30_000

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

const isForShop = ({ url, destination }: Request): boolean => {
  const { origin, pathname } = new URL(url)
  if (origin !== self.location.origin) return false
  // The home page of the shop is seen in frames; outside of them the address is the site's.
  return SHOP_PATHS.test(pathname) || (pathname === '/' && destination === 'iframe')
}

const noShop = (text: string) =>
  Response.json(
    { type: 'about:blank', title: text, status: 503, code: 'unavailable', detail: text },
    { status: 503, headers: { 'Content-Type': 'application/problem+json', 'Retry-After': '1' } },
  )

function bodyFrom(port: MessagePort): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      port.onmessage = ({ data }: MessageEvent<ReplyMessage>) => {
        if (data.kind === 'part') controller.enqueue(data.bytes)
        if (data.kind === 'end') controller.close()
        if (data.kind === 'failed') controller.error(new Error(data.text))
      }
    },
    cancel: () => port.postMessage('cancel'),
  })
}

/** The first message of the shop, whichever tab it is in. */
function headOf(ports: readonly MessagePort[]): Promise<{ readonly port: MessagePort; readonly head: ReplyMessage }> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No tab of this site has the shop open.')), PATIENCE_MS)
    for (const port of ports) port.onmessage = ({ data }: MessageEvent<ReplyMessage>) => resolve({ port, head: data })
  })
}

async function ask(request: Request): Promise<Response> {
  const body = request.method === 'GET' || request.method === 'HEAD' ? null : await request.arrayBuffer()
  const message: AskMessage = {
    kind: 'ask',
    url: request.url,
    method: request.method,
    headers: [...request.headers, ['sec-fetch-site', 'same-origin']],
    body,
  }
  const windows = await self.clients.matchAll({ type: 'window' })
  const ports = windows.map((client) => {
    const { port1, port2 } = new MessageChannel()
    client.postMessage(message, [port2])
    return port1
  })
  try {
    const { port, head } = await headOf(ports)
    if (head.kind !== 'head') return noShop(head.kind === 'failed' ? head.text : 'The shop did not answer.')
    const headers = head.headers.map(([name, value]): [string, string] => [name, value])
    const hasBody = ![204, 205, 304].includes(head.status)
    return new Response(hasBody ? bodyFrom(port) : null, { status: head.status, headers })
  } catch (error) {
    return noShop(String(error))
  }
}

self.addEventListener('fetch', (event) => {
  if (isForShop(event.request)) event.respondWith(ask(event.request))
})
