import type { Cookies } from '@prilavok/core/effects'

const write = (name: string, value: string, seconds: number): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The cookies of the page; where the browser keeps none, there are none. */
export const createCookies = (): Cookies => ({
  read(name) {
    const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
    // An empty one says nothing; some browsers keep it so for a moment after it was taken away.
    return pair === undefined ? null : decoded(pair.slice(name.length + 1)) || null
  },
  write,
  remove: (name) => write(name, '', 0),
})
