import type { PageFields } from '@prilavok/core/effects'

const camelCase = (name: string) => name.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * The hidden inputs inside an element and its data attributes, which count where both have a name. Methods are those of the prototypes: a
 * form's controls and elements with such names hide its own.
 */
export function readPageFields(elementId: string): PageFields | null {
  const element = Document.prototype.getElementById.call(document, elementId)
  if (!(element instanceof HTMLElement)) return null
  const fields: Record<string, string> = {}
  for (const input of Element.prototype.querySelectorAll.call(element, 'input[type=hidden]')) {
    const name = Element.prototype.getAttribute.call(input, 'name')
    if (name !== null) fields[camelCase(name)] = (input as HTMLInputElement).value
  }
  for (const name of Element.prototype.getAttributeNames.call(element))
    if (name.startsWith('data-'))
      fields[camelCase(name.slice(5))] = Element.prototype.getAttribute.call(element, name) ?? ''
  return fields
}
