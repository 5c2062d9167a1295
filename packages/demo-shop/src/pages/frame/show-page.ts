import type { Experiment } from '@prilavok/core/experiments'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { standardSettings } from '@prilavok/shop-server/kit'
import type { Shelf } from '../catalogue/shelves.queries'
import { inEnglish } from '../english/in-english'
import type { PagesOptions } from '../pages.types'
import { chooseBuild } from './build-choice'
import { renderDocument } from './document'
import { isKnown, tagOf } from './freshness'
import { chooseLanguage } from './language-choice'
import type { Page } from './page.types'
import { policyOf } from './security-headers'
import { seenIn } from './seen'

/** Responds with a page in the shop's frame. */
export type ShowPage = (c: Context, page: Page, status?: ContentfulStatusCode) => Promise<Response>

/** What the frame reads of the shop: the first shelves of its catalogue, and its experiments. */
export interface FrameSources {
  readonly roots: () => Promise<readonly Shelf[]>
  readonly experiments: () => Promise<readonly Experiment[]>
}

const noPreloads = () => Promise.resolve([])

/** Framed pages for one shop. */
export const createShowPage =
  (options: PagesOptions, sources: FrameSources): ShowPage =>
  async (c, page, status = 200) => {
    const { bundle, now, policyVersion = standardSettings.policyVersion, standIns = false, robotCheck = null } = options
    const { foreignPhones = false, preloads: preloadsOf = noPreloads } = options
    const { pathname, search } = new URL(c.req.url)
    const { origin, isHttps } = seenIn(options)(c)
    const lang = chooseLanguage(c, isHttps)
    const script = bundle(chooseBuild(c, isHttps))
    const [roots, experiments] = await Promise.all([sources.roots(), sources.experiments()])
    const widgets = [...(experiments.length > 0 ? ['experiments'] : []), ...(page.widget ? [page.widget] : [])]
    const frame = {
      origin,
      address: pathname + search,
      bundle: script,
      preloads: await preloadsOf(script.script, widgets),
      roots,
      experiments,
      year: new Date(now()).getUTCFullYear(),
      policyVersion,
      foreignPhones,
      lang,
      standIns,
      robotCheck,
    }
    const russian = renderDocument(page, frame)
    const text = lang === 'en' ? inEnglish(russian) : russian
    c.header('Content-Security-Policy', policyOf(page, robotCheck))
    // The address of an order may hold the token of a link: it goes into no other log.
    if (page.isPrivate === true) c.header('Referrer-Policy', 'strict-origin')
    // A page is revalidated each time, so that prices are today's; an unchanged one costs no bytes.
    c.header('Cache-Control', 'private, no-cache')
    c.header('Vary', 'Cookie')
    return status === 200 && isKnown(c, tagOf(text)) ? c.body(null, 304) : c.html(text, status)
  }
