import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Build } from '../pages.types'

const COOKIE = 'prilavok-build'
/** A month, as long as somebody tries out the other build; the cookie says nothing else. */
const THIRTY_DAYS = 30 * 24 * 60 * 60

/**
 * Which build this visitor's pages load: the usual one is Preact; `?build=react` switches the whole shop and is remembered
 * in a cookie until `?build=preact`. With https only this host can set the cookie.
 */
export function chooseBuild(c: Context, isHttps: boolean): Build {
  const name = isHttps ? `__Host-${COOKIE}` : COOKIE
  const attributes = { path: '/', secure: isHttps }
  const wanted = c.req.query('build')
  if (wanted === 'react') {
    setCookie(c, name, 'react', { ...attributes, maxAge: THIRTY_DAYS, httpOnly: true, sameSite: 'Lax' })
    return 'react'
  }
  if (wanted === 'preact') {
    deleteCookie(c, name, attributes)
    return 'preact'
  }
  return getCookie(c, name) === 'react' ? 'react' : 'preact'
}
