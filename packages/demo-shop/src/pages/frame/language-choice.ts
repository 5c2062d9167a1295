import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/** The languages of the shop's pages. */
export type Language = 'ru' | 'en'

const COOKIE = 'prilavok-lang'
/** As long as somebody looks at the demo shop; the cookie says nothing else. */
const THIRTY_DAYS = 30 * 24 * 60 * 60

const nameOf = (isHttps: boolean) => (isHttps ? `__Host-${COOKIE}` : COOKIE)

/** The language that a visitor has chosen before; Russian for everybody else. */
export const chosenLanguage = (c: Context, isHttps: boolean): Language =>
  getCookie(c, nameOf(isHttps)) === 'en' ? 'en' : 'ru'

/** Which language this visitor's pages have: Russian; `?lang=en` switches the whole shop and is remembered in a cookie until `?lang=ru`. */
export function chooseLanguage(c: Context, isHttps: boolean): Language {
  const attributes = { path: '/', secure: isHttps }
  const wanted = c.req.query('lang')
  if (wanted === 'en') {
    setCookie(c, nameOf(isHttps), 'en', { ...attributes, maxAge: THIRTY_DAYS, httpOnly: true, sameSite: 'Lax' })
    return 'en'
  }
  if (wanted === 'ru') {
    deleteCookie(c, nameOf(isHttps), attributes)
    return 'ru'
  }
  return chosenLanguage(c, isHttps)
}
