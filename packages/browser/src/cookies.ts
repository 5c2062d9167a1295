import type { Cookies } from '@prilavok/core/effects'

/** A cookie of the page. */
export interface PageCookie {
  /** The text as the page holds it. */
  readonly raw: string
  /** The text without its escapes; null where one of them is not valid. */
  readonly decoded: string | null
}

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The cookies of the page; a page without an origin of its own, such as that of a sandboxed frame, has none and throws. */
function cookiesOf(page: Document): string {
  try {
    return page.cookie
  } catch {
    return ''
  }
}

/**
 * Reads a cookie of the page; null when it is missing or empty. Some browsers keep a removed one as an empty one for a moment, beside one
 * of the same name that was written since.
 */
export function readCookie(name: string): PageCookie | null {
  const start = `${name}=`
  const pair = cookiesOf(document)
    .split('; ')
    .find((each) => each.startsWith(start) && each !== start)
  if (pair === undefined) return null
  const raw = pair.slice(start.length)
  return { raw, decoded: decode(raw) }
}

const write = (name: string, value: string, seconds: number): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
  } catch {
    // The same page keeps none.
  }
}

/** The cookies of the page; where the browser keeps none, there are none. */
export const createCookies = (): Cookies => ({
  read: (name) => readCookie(name)?.decoded ?? null,
  write,
  remove: (name) => write(name, '', 0),
})
