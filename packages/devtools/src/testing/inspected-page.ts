import { loadOrder } from '@prilavok/contracts'
import { createShop } from '@prilavok/core'
import { createTestEffects } from '@prilavok/core/testing'
import type { DevtoolsContext, InspectedCall, InspectedCalls, InspectedPoint, ListedEvents } from '../context.types'

const SELECTOR = '[data-prilavok],[class*=pk-mount-]'

/** How the elements of a test's page request widgets. */
export const testElements: DevtoolsContext['elements'] = {
  selector: SELECTOR,
  find: (part) => [...(part as ParentNode).querySelectorAll<HTMLElement>(SELECTOR)],
  widgetOf: (element) =>
    element.getAttribute('data-prilavok') ?? /pk-mount-([\w-]+)/.exec(element.className)?.[1] ?? '',
}

interface PageOptions {
  readonly config?: DevtoolsContext['config']
  /** What was reported of elements that could not be mounted, by selector. */
  readonly refused?: Readonly<Record<string, string>>
  /** What a check of tags and attributes finds. */
  readonly check?: DevtoolsContext['check']
}

/** A page with its shop as the devtools see it; every element that was not refused is mounted. */
export function openInspectedPage(html: string, { config = {}, refused = {}, check = () => [] }: PageOptions = {}) {
  document.body.innerHTML = html
  const diagnostics = Object.entries(refused).map(([selector, message]) => ({
    message,
    element: document.querySelector(selector) ?? undefined,
  }))
  const mounted = testElements
    .find(document)
    .filter((element) => !diagnostics.some((each) => each.element === element))
    .map((element): InspectedPoint => {
      const widget = { name: testElements.widgetOf(element) }
      return { element, widget, state: 'mounted', ms: 1, cause: undefined }
    })
  const page = new EventTarget()
  const emit = <E extends keyof ListedEvents>(event: E, detail: ListedEvents[E] & object) =>
    page.dispatchEvent(new CustomEvent(event, { detail }))
  const on: DevtoolsContext['on'] = (event, listener) => {
    const onEvent = ({ detail }: CustomEventInit) => listener(detail)
    page.addEventListener(event, onEvent as EventListener)
    return () => page.removeEventListener(event, onEvent as EventListener)
  }
  const calls: InspectedCall[] = []
  const log: InspectedCalls = { calls }
  const call = (id: string, failure: InspectedCall['failure']) => {
    const made: InspectedCall = { endpoint: loadOrder, at: 0, ms: 5, failure }
    calls.push(made)
    log.onResult?.(made, { params: { id } }, { ok: failure === null, value: null })
  }
  const shop = createShop(createTestEffects().effects)
  const context: DevtoolsContext = {
    version: '1.2.3',
    shop,
    config,
    points: () => mounted,
    diagnostics,
    check,
    shopOrigin: location.origin,
    on,
    log,
    elements: testElements,
  }
  return { context, shop, emit, call, log }
}
