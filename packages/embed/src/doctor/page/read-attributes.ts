import { mask, plainAddress } from '../redact/plain-text'

const asItIs = (value: string): string => value
/** What a page may say about a widget; other attributes of its elements are told by length. */
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
      const told = READERS[name]?.(value)
      return `${name}=${told === undefined ? `text(${value.length})` : `"${told.length > LONGEST ? `${told.slice(0, LONGEST)}…` : told}"`}`
    })
    .join(' ')
