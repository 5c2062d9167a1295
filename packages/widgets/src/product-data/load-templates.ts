import type { Templates } from '../lib/templates'

const NAME = 'data-prilavok-template'

/** Loads the templates that a page has put into the element of a widget; null where there are none of these names. */
export async function loadTemplates(element: Element, names: readonly string[] = []): Promise<Templates | null> {
  const found = names.flatMap((name) => {
    const template = element.querySelector(`template[${NAME}="${name}"]`)
    return template instanceof HTMLTemplateElement ? [[name, template] as const] : []
  })
  if (found.length === 0) return null
  const { fromTemplate } = await import('./from-template')
  return new Map(found.map(([name, template]) => [name, fromTemplate(template)]))
}
