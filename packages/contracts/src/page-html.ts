import type * as wire from './page-html.wire'
import { endpoint, type Endpoint } from './endpoint'

const calls = new Map<string, Endpoint<typeof wire.pageHtmlWire>>()

/**
 * Markup of a page's own server, from an address that the page names: a part of it that is loaded later. What it holds is shown by
 * `TrustedHtml` alone. The address is whole or relative to the shop server; one address is one call.
 */
export function pageHtml(address: string): Endpoint<typeof wire.pageHtmlWire> {
  const known = calls.get(address)
  if (known !== undefined) return known
  const call: Endpoint<typeof wire.pageHtmlWire> = endpoint({
    name: 'pageHtml',
    method: 'GET',
    // Braces would be taken for the parameters of a path.
    path: address.replaceAll('{', '%7B').replaceAll('}', '%7D'),
    wire: () => import('./page-html.wire').then((module) => module.pageHtmlWire),
  })
  calls.set(address, call)
  return call
}
