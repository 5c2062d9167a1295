import { mask, plainAddress } from '../privacy/plain-text'

const LEVELS = 4
/** Names that a stylesheet would use; one that a server has made of somebody's data is left out. */
const NAME = /^(?!.*\d{5})[a-z][\w-]{0,40}$/i

function stepOf(element: Element): string {
  const tag = element.localName
  const name = [...element.classList].find((each) => NAME.test(each) && each !== 'pk-root')
  const alike = [...(element.parentElement?.children ?? [])].filter((each) => each.localName === tag)
  const at = alike.length > 1 ? `:nth-of-type(${alike.indexOf(element) + 1})` : ''
  return `${tag}${name === undefined ? '' : `.${name}`}${at}`
}

/** Where an element stands, as a short selector that reads from the outside in. */
export function elementPath(element: Element): string {
  const steps: string[] = []
  for (
    let at: Element | null = element;
    at !== null && at !== document.body && steps.length < LEVELS;
    at = at.parentElement
  ) {
    if (NAME.test(at.id)) {
      steps.unshift(`#${at.id}`)
      break
    }
    steps.unshift(stepOf(at))
  }
  return steps.join(' > ')
}

const asItIs = (value: string): string => value
/** What a page may say about a widget; other attributes of its elements are reported by length. */
const READERS: Readonly<Record<string, (value: string) => string>> = {
  'data-id': asItIs,
  'data-price': asItIs,
  'data-payment-type': asItIs,
  'data-modal-id': mask,
  'data-name': mask,
  'data-button-label': mask,
  'data-link': plainAddress,
  'data-thumb-url': plainAddress,
}
const LONGEST = 60

/** What the data attributes of a widget's element say beside its name, in one line. */
export const attributesText = ({ attributes }: Element): string =>
  [...attributes]
    .filter(({ name }) => name.startsWith('data-') && name !== 'data-prilavok')
    .map(({ name, value }) => {
      const text = READERS[name]?.(value)
      return `${name}=${text === undefined ? `text(${value.length})` : `"${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}"`}`
    })
    .join(' ')
