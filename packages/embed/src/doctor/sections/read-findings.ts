import { widgetOf } from '../../first/find'
import { findScripts } from '../bundle/find-scripts'
import type { DoctorLabels } from '../doctor.labels'
import type { Item, SectionReader } from '../examination.types'
import { findDuplicates, type Duplicate } from '../page/find-duplicates'
import { attributesText } from '../page/read-attributes'
import { mask } from '../redact/plain-text'

function duplicateText(duplicate: Duplicate, { duplicates }: DoctorLabels): string {
  switch (duplicate.kind) {
    case 'asks':
      return duplicates.asks(duplicate.names.join(', '))
    case 'inside':
      return duplicates.inside(duplicate.names[0] ?? '', duplicate.names[1] ?? '')
    case 'good':
      return `${duplicates[duplicate.attribute](duplicate.id)} ${duplicate.values.map((value) => (duplicate.attribute === 'name' ? mask(value) : value)).join(' / ')}`
    case 'id':
      return duplicates.id(mask(duplicate.id), duplicate.count)
  }
}

/** What is wrong on the page itself: elements that could not be served, a second script, duplicates. */
export const readFindings: SectionReader = ({ patient: { remarks, mounter } }, labels) => {
  const said = new Map<Element, Item>()
  for (const { message, element } of remarks.all) {
    if (!(element instanceof HTMLElement) || !element.isConnected || mounter.places.has(element)) continue
    said.set(element, {
      title: widgetOf(element),
      facts: [labels.notMounted],
      text: mask(message),
      english: true,
      details: attributesText(element) || undefined,
      tone: 'error',
      element,
    })
  }
  const second: readonly Item[] = findScripts(document).twice
    ? [{ title: 'prilavok.js', text: labels.secondScript(globalThis.prilavokVersion ?? ''), tone: 'warning' }]
    : []
  const duplicates = findDuplicates(document).map((each): Item => ({
    title: each.kind === 'good' || each.kind === 'id' ? each.id : (each.names[0] ?? ''),
    text: duplicateText(each, labels),
    tone: 'warning',
    element: each.element,
  }))
  return [...said.values(), ...second, ...duplicates]
}
