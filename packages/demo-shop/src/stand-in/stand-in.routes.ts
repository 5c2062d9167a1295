import { Hono, type Context } from 'hono'
import {
  refuseForeignName,
  refuseForeignPage,
  refuseOtherThanJson,
  HttpProblem,
  parseJson,
  HOME_PATH,
  urlFor,
  PAYMENT_EVENTS,
  type PaymentSession,
  type ApiEnv,
} from '@prilavok/shop-server/kit'
import { payPage, settledPage, unknownPage } from './pay-page'
import { paymentFacts } from './payment-facts'
import { press, PRESSES, returnAddress, type Outcome, type Press } from './press'
import { report } from './report'
import { sandboxRoutes } from './sandbox.routes'
import { isScriptName, scriptText } from './script-files'
import { STAND_IN_SHEET } from './stand-in-sheet'
import type { StandInShop } from './stand-in.types'

type ApiContext = Context<ApiEnv>

/** Forms may lead to the shop's order page, wherever it is; nothing else may be loaded, and no other site may frame the page. */
function pagePolicy({ settings }: StandInShop): string {
  const origins = [settings.orderPageUrl, settings.publicUrl].flatMap((url) =>
    url !== null && URL.canParse(url) ? [new URL(url).origin] : [],
  )
  const forms = ["'self'", ...new Set(origins)].join(' ')
  return `default-src 'none'; style-src 'self'; img-src 'self'; form-action ${forms}; base-uri 'none'; frame-ancestors 'self'`
}

function showPage(shop: StandInShop, context: ApiContext, text: string, status: 200 | 404 = 200): Response {
  context.header('Content-Security-Policy', pagePolicy(shop))
  // With `no-referrer` a browser would not say that the form comes from this page.
  context.header('Referrer-Policy', 'same-origin')
  context.header('Cache-Control', 'no-store')
  return context.html(text, status)
}

/** What ids are made of; a database refuses some other texts. */
const ID = /^[\w-]{1,64}$/

async function findPayment(shop: StandInShop, context: ApiContext): Promise<PaymentSession | null> {
  const { provider = '', session = '' } = context.req.param() as Partial<Record<'provider' | 'session', string>>
  return ID.test(provider) && ID.test(session) ? shop.payments.find(provider, session) : null
}

/** A payment that is looked at for the first time is open from now on. */
const open = (shop: StandInShop, session: PaymentSession): Promise<PaymentSession> =>
  session.state === 'Created' ? report(shop, session, 'opened') : Promise.resolve(session)

async function showPayment(shop: StandInShop, context: ApiContext): Promise<Response> {
  const found = await findPayment(shop, context)
  if (found === null) return showPage(shop, context, unknownPage(urlFor(shop, HOME_PATH)), 404)
  const session = await open(shop, found)
  const facts = paymentFacts(shop, session)
  if (facts.status === 'open') return showPage(shop, context, payPage(facts))
  const back = returnAddress(shop, session, facts.status === 'paid' ? 'paid' : 'refused')
  return showPage(shop, context, settledPage(facts, facts.status, back))
}

const pressOf = (value: unknown): Press | undefined => PRESSES.find((each) => each === value)

/** The page's own form, which works without scripts; sites that are not this one cannot send it. */
async function takeForm(shop: StandInShop, context: ApiContext): Promise<Response> {
  refuseForeignPage(context.req.raw, shop.settings)
  const session = await findPayment(shop, context)
  if (session === null) return showPage(shop, context, unknownPage(urlFor(shop, HOME_PATH)), 404)
  const form = await context.req.parseBody().catch(() => {
    throw new HttpProblem('bad-request', { detail: 'The form cannot be read.' })
  })
  const pressed = pressOf(form['press'])
  const { status } = paymentFacts(shop, session)
  if (pressed === 'pay' && status === 'paid') return context.redirect(returnAddress(shop, session, 'paid'), 303)
  // The page was open for long: it is shown again in its present state.
  if (pressed === undefined || status !== 'open') return context.redirect(context.req.path, 303)
  return context.redirect(returnAddress(shop, session, await press(shop, session, pressed)), 303)
}

/** A payment that is over returns how it ended, whatever is pressed. */
async function outcomeOf(shop: StandInShop, session: PaymentSession, pressed: Press): Promise<Outcome> {
  const { status } = paymentFacts(shop, session)
  if (status === 'open') return press(shop, session, pressed)
  return status === 'paid' ? 'paid' : 'refused'
}

/** Programs send an `event` as the provider would, or `press` a button as its buyer would. */
async function takeJson(shop: StandInShop, context: ApiContext): Promise<Response> {
  refuseForeignPage(context.req.raw, shop.settings, shop.settings.allowedOrigins)
  refuseOtherThanJson(context.req.raw)
  const sent = parseJson(await context.req.text()) as { readonly event?: unknown; readonly press?: unknown } | null
  const event = PAYMENT_EVENTS.find((each) => each === sent?.event)
  const pressed = pressOf(sent?.press)
  // The shop's page on another origin has the buttons of a stand-in's window, and no more.
  if (event !== undefined) refuseForeignPage(context.req.raw, shop.settings)
  if (event === undefined && pressed === undefined) {
    throw new HttpProblem('bad-request', {
      detail: `event is one of ${PAYMENT_EVENTS.join(', ')}; or press is one of ${PRESSES.join(', ')}.`,
    })
  }
  const found = await findPayment(shop, context)
  if (found === null) throw new HttpProblem('not-found')
  const outcome = pressed === undefined ? null : await outcomeOf(shop, found, pressed)
  if (event !== undefined) await report(shop, found, event)
  const session = (await shop.payments.find(found.provider, found.id)) ?? found
  return context.json({ provider: session.provider, paymentStatus: session.state, ...(outcome && { outcome }) })
}

/** The stand-in payment providers: pages and scripts for buyers, `POST /sim/{provider}/{session}` for tests. */
export function standInRoutes(shop: StandInShop): Hono<ApiEnv> {
  const standIn = new Hono<ApiEnv>({ strict: false })
  standIn.use(async (context, next) => {
    refuseForeignName(context.req.raw, shop.settings)
    await next()
  })
  standIn.route('/', sandboxRoutes(shop))
  standIn.get('/assets/pay.css', (context) => {
    const headers = {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    }
    return context.body(STAND_IN_SHEET, 200, headers)
  })
  standIn.get('/scripts/:name', (context) => {
    const name = context.req.param('name')
    if (!isScriptName(name)) throw new HttpProblem('not-found')
    const headers = {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }
    return context.body(scriptText(name), 200, headers)
  })
  standIn.get('/:provider/:session/facts', async (context) => {
    const session = await findPayment(shop, context)
    if (session === null) throw new HttpProblem('not-found')
    return context.json(paymentFacts(shop, await open(shop, session)), 200, { 'Cache-Control': 'no-store' })
  })
  standIn.get('/:provider/:session', (context) => showPayment(shop, context))
  standIn.post('/:provider/:session', (context) =>
    /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/.test(context.req.header('Content-Type') ?? '')
      ? takeForm(shop, context)
      : takeJson(shop, context),
  )
  return standIn
}
