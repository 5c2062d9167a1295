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

/** Reads a cookie of the page; null when it is missing or empty: some browsers keep a removed one as an empty one for a moment. */
export function readCookie(name: string): PageCookie | null {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  const raw = pair?.slice(name.length + 1) ?? ''
  return raw === '' ? null : { raw, decoded: decode(raw) }
}

const write = (name: string, value: string, seconds: number): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}

/** The cookies of the page; where the browser keeps none, there are none. */
export const createCookies = (): Cookies => ({
  read: (name) => readCookie(name)?.decoded ?? null,
  write,
  remove: (name) => write(name, '', 0),
})
