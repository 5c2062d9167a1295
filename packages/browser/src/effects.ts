import type { Effects } from '@prilavok/core/effects'
import { needHttp } from './need-http'
import { createNodeEffects } from './node/node-effects'
import { createPageEffects, type BrowserEffectsOptions } from './page-effects'

/** Bundlers replace this, so that a page in production has no code for it. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Every port of core in a browser. Where there is no page, as while a server renders, they are those of `createNodeEffects`. */
export function createBrowserEffects(options: BrowserEffectsOptions): Effects {
  if (process.env.NODE_ENV !== 'production') needHttp('createBrowserEffects', options)
  return typeof document === 'undefined' ? createNodeEffects(options) : createPageEffects(options)
}
