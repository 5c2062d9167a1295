import type { Effects } from '@prilavok/core/effects'
import { createNodeEffects } from './node/node-effects'
import { createPageEffects, type BrowserEffectsOptions } from './page-effects'
import { createReporter } from './report'

/** Every port of core in a browser. Where there is no page, as while a server renders, they are those of `createNodeEffects`. */
export const createBrowserEffects = ({ http, report = createReporter() }: BrowserEffectsOptions): Effects =>
  typeof document === 'undefined' ? createNodeEffects({ http, report }) : createPageEffects({ http, report })
