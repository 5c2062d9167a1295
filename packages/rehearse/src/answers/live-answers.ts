import { CannotRehearse } from '../cannot-rehearse'
import { lasting, type Answer, type AskShop, type PageRequest } from './exchange'

/** Headers that are the browser's business with another server, or that the platform writes itself. */
const NOT_PASSED_ON = /^(?:host|origin|referer|connection|content-length|accept-encoding|sec-.*|:.*)$/

/** The place of the visits: whoever rehearses is no visitor, and is not counted as one. */
const VISITS = '/bundle/analytic'

/** The origin of an address of http or https; throws with the option's name otherwise. */
export function originOf(text: string, option: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new CannotRehearse(`${option} is an address such as https://shop.example, not "${text}".`)
  return url.origin
}

/** So many redirects are followed, as long as they stay on the server that was asked. */
const MOST_REDIRECTS = 5

async function ask(url: string, request: PageRequest, left = MOST_REDIRECTS): Promise<Answer | null> {
  const { method, headers, body } = request
  const passed = Object.entries(headers).filter(([name]) => !NOT_PASSED_ON.test(name))
  const response = await fetch(url, {
    method,
    headers: Object.fromEntries(passed),
    redirect: 'manual',
    ...(body !== null && { body: new Uint8Array(body) }),
  }).catch(() => null)
  if (response === null) return null
  const location = response.headers.get('Location')
  if (location !== null && method === 'GET' && left > 0) {
    const next = new URL(location, url)
    if (next.origin === new URL(url).origin) return ask(next.href, request, left - 1)
  }
  return {
    status: response.status,
    headers: lasting(response.headers),
    body: new Uint8Array(await response.arrayBuffer()),
  }
}

/** Asks a shop that is running; null where it does not respond. Visits are not told to it. */
export const askLive =
  (origin: string): AskShop =>
  (request) => {
    const { origin: asked, pathname, search } = new URL(request.url)
    if (!request.isOfShop && asked !== origin) return Promise.resolve(null)
    if (pathname === VISITS) return Promise.resolve({ status: 204, headers: {}, body: new Uint8Array() })
    return ask(origin + pathname + search, request)
  }

/** Loads files of other origins that the page may use. */
export const askAllowed: AskShop = (request) => ask(request.url, request)
