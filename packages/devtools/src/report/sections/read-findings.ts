import { findScripts } from '../../bundle/bundle'
import type { DevtoolsLabels } from '../../devtools.labels'
import type { Item, SectionReader } from '../report.types'
import { findDuplicates, type Duplicate } from '../../page/find-duplicates'
import { attributesText } from '../../page/describe-element'
import { mask, plainAddress } from '../../privacy/plain-text'
import type { LinkCheck } from '../../recording/recording.types'

function duplicateText(duplicate: Duplicate, { duplicates }: DevtoolsLabels): string {
  switch (duplicate.kind) {
    case 'asks':
      return duplicates.asks(duplicate.names.join(', '))
    case 'inside':
      return duplicates.inside(duplicate.names[0] ?? '', duplicate.names[1] ?? '')
    case 'product':
      return `${duplicates[duplicate.attribute](duplicate.id)} ${duplicate.values.map((value) => (duplicate.attribute === 'name' ? mask(value) : value)).join(' / ')}`
    case 'id':
      return duplicates.id(mask(duplicate.id), duplicate.count)
  }
}

/** Addresses that lead nowhere and a shop that cannot be asked. */
function linkFindings({ addresses, shop }: LinkCheck, labels: DevtoolsLabels): readonly Item[] {
  const lost = addresses.map(({ page, address, status }): Item => ({
    title: `pages.${page}`,
    facts: [String(status)],
    text: labels.noPage[page](plainAddress(address), `data-pages-${page}`),
    tone: 'error',
  }))
  if (shop === null) return lost
  const { origin, state } = shop
  const text = state === 'refused' ? labels.notAllowed(origin, location.origin) : labels.unreachable(origin)
  return [{ title: origin, text, tone: 'error' }, ...lost]
}

/** What is wrong on the page itself: elements that could not be served, a second script, duplicates. */
export const readFindings: SectionReader = ({ context, recording }, labels) => {
  const { diagnostics, elements } = context
  const known = new Set<Element>([...context.points()].map(({ element }) => element))
  const refused = new Map<Element, Item>()
  for (const { message, element } of diagnostics) {
    if (element?.isConnected !== true || known.has(element)) continue
    refused.set(element, {
      title: elements.widgetOf(element),
      facts: [labels.notMounted],
      text: mask(message),
      details: attributesText(element) || undefined,
      tone: 'error',
      element,
    })
  }
  // A widget that has been mounted may still have something to say of its attributes.
  const remarks = diagnostics.filter(({ element }) => element?.isConnected === true && known.has(element))
  const checked = [...remarks, ...context.check()].map(({ message, element }): Item => ({
    title: element === undefined ? labels.tag : elements.widgetOf(element) || labels.tag,
    text: mask(message),
    details: (element && attributesText(element)) || undefined,
    tone: 'warning',
    element,
  }))
  const second: readonly Item[] = findScripts(document).twice
    ? [{ title: 'prilavok.js', text: labels.secondScript(context.version), tone: 'warning' }]
    : []
  const duplicates = findDuplicates(document, elements).map((each): Item => ({
    title: each.kind === 'product' || each.kind === 'id' ? each.id : (each.names[0] ?? ''),
    text: duplicateText(each, labels),
    tone: 'warning',
    element: each.element,
  }))
  const links = linkFindings(recording.links, labels)
  return [...refused.values(), ...links, ...second, ...checked, ...duplicates]
}
