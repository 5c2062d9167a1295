import { findScripts } from '../../bundle/bundle'
import type { DevtoolsLabels } from '../../devtools.labels'
import type { Item, SectionReader } from '../report.types'
import { findDuplicates, type Duplicate } from '../../page/find-duplicates'
import { attributesText } from '../../page/describe-element'
import { mask } from '../../privacy/plain-text'

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

/** What is wrong on the page itself: elements that could not be served, a second script, duplicates. */
export const readFindings: SectionReader = ({ context }, labels) => {
  const { diagnostics, elements } = context
  const known = new Set<Element>([...context.points()].map(({ element }) => element))
  const refused = new Map<Element, Item>()
  for (const { message, element } of diagnostics) {
    if (element?.isConnected !== true || known.has(element)) continue
    refused.set(element, {
      title: elements.widgetOf(element),
      facts: [labels.notMounted],
      text: mask(message),
      english: true,
      details: attributesText(element) || undefined,
      tone: 'error',
      element,
    })
  }
  const second: readonly Item[] = findScripts(document).twice
    ? [{ title: 'prilavok.js', text: labels.secondScript(context.version), tone: 'warning' }]
    : []
  const duplicates = findDuplicates(document, elements).map((each): Item => ({
    title: each.kind === 'product' || each.kind === 'id' ? each.id : (each.names[0] ?? ''),
    text: duplicateText(each, labels),
    tone: 'warning',
    element: each.element,
  }))
  return [...refused.values(), ...second, ...duplicates]
}
