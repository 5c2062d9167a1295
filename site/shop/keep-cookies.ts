/**
 * A browser removes cookies from requests and responses that scripts make, since they are its own business. A server in a tab needs them:
 * its responses keep the header here, and its requests get theirs from a jar.
 */
class ResponseWithCookies extends Response {
  constructor(body?: BodyInit | null, init?: ResponseInit) {
    super(body, init)
    const headers = new Headers(this.headers)
    for (const cookie of new Headers(init?.headers).getSetCookie()) headers.append('Set-Cookie', cookie)
    Object.defineProperty(this, 'headers', { value: headers })
  }
}

/** Lets the responses of this worker have cookies; to be called before the server is loaded. */
export function keepCookies(): void {
  globalThis.Response = ResponseWithCookies
}

interface Cookie {
  readonly value: string
  readonly path: string
  /** Milliseconds since 1970; null: until the tab is closed. */
  readonly until: number | null
}

/** The cookies of the one visitor. */
export interface CookieJar {
  /** The header for a request of this path; null without any cookie. */
  readonly headerFor: (path: string) => string | null
  /** Takes a `Set-Cookie` header. */
  readonly take: (line: string) => void
}

const isBelow = (path: string, folder: string) =>
  path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`)

export function cookieJar(now: () => number): CookieJar {
  const cookies = new Map<string, Cookie>()
  return {
    headerFor(path) {
      const sent = [...cookies].filter(
        ([, cookie]) => isBelow(path, cookie.path) && (cookie.until === null || cookie.until > now()),
      )
      return sent.length === 0 ? null : sent.map(([name, { value }]) => `${name}=${value}`).join('; ')
    },
    take(line) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
      const at = pair.indexOf('=')
      const valueOf = (name: string) =>
        attributes.find((each) => each.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1)
      const [age, expires] = [valueOf('max-age'), valueOf('expires')]
      const lasts = expires === undefined ? null : Date.parse(expires)
      const until = age === undefined ? lasts : now() + Number(age) * 1000
      cookies.set(pair.slice(0, at), { value: pair.slice(at + 1), path: valueOf('path') ?? '/', until })
    },
  }
}
