import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Build } from '../pages.types'

const COOKIE = 'prilavok-build'
const THIRTY_DAYS = 30 * 24 * 60 * 60

/**
 * Which build this visitor's pages load: the usual one is Preact; `?build=react` switches the whole shop and is remembered
 * in a cookie until `?build=preact`.
 */
export function chooseBuild(c: Context): Build {
  const wanted = c.req.query('build')
  if (wanted === 'react') {
    setCookie(c, COOKIE, 'react', { path: '/', maxAge: THIRTY_DAYS, httpOnly: true, sameSite: 'Lax' })
    return 'react'
  }
  if (wanted === 'preact') {
    deleteCookie(c, COOKIE, { path: '/' })
    return 'preact'
  }
  return getCookie(c, COOKIE) === 'react' ? 'react' : 'preact'
}
