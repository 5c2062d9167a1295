import { PRODUCT_FIELDS } from '@prilavok/core/product-data'
import { attributeOf } from './attribute-of'
import { nearest } from './nearest'
import type { ProblemLabels } from './problem.labels'

const expected = {
  productId: 'the id of the product',
  productName: 'the name of the product',
  price: 'a price such as "1234.50" or "1 234 руб."',
  address: 'an address such as "/product/7"',
  modalId: 'an id or left out (Не передан id модального окна)',
  availability: '"true", "false", "on-order" or left out',
  wholeNumber: 'a whole number such as "3"',
  title: 'a title',
  topic: 'one of quality, instalment, pay-on-delivery, dolyame, yandex-split, legal-entities, return, safe-logistics',
  cityId: 'the id of a city of the shop',
  orderId: 'the id that the page of the survey has in its address',
  categoryId: 'the id of a category',
  place: 'a latitude and a longitude such as "55.75, 37.62"',
  productField: `one of ${PRODUCT_FIELDS.join(', ')}`,
}
const kinds = {
  text: 'a text',
  number: 'a number',
  boolean: 'a boolean',
  function: 'a function',
  group: 'a group of settings',
}
const meant = (word: string, known: readonly string[]) => {
  const near = nearest(word, known)
  return near === undefined ? `Known are ${known.join(', ')}.` : `Did you mean "${near}"?`
}

/** English texts of what is wrong on a page, for its developer. */
export const problemsEn: ProblemLabels = {
  form: ({ control }) => `A form with a control named "${control}" cannot show a widget.`,
  widget: ({ name, known }) => `There is no widget "${name}". The element stays as it is. ${meant(name, known)}`,
  attribute: ({ widget, key, expected: what, value, mounted }) =>
    `The widget "${widget}" ${mounted ? `does without ${attributeOf(key)}` : 'cannot start'}: ${attributeOf(key)} must be ${expected[what]}, ` +
    `${value ? `not "${value}".` : 'and is empty or missing.'}` +
    (what === 'price' ? ' The price comes from the shop server.' : ''),
  selector: ({ command, selector }) =>
    `${command}("${selector}") found no element. Nothing was done; check the selector.`,
  'config-element': ({ element }) =>
    `The element #prilavok-config is a <${element}>; settings are read from <script type="application/json"> alone. ` +
    'Those of this element are not used.',
  'config-json': ({ why }) =>
    `The script #prilavok-config ${why === null ? 'must hold a JSON object' : `is not JSON (${why})`}. ` +
    'Its settings are not used; check commas and quotes.',
  setting: ({ name, known }) =>
    `The setting "${name}" is not known; it is not used. ${meant(name.slice(name.lastIndexOf('.') + 1), known)}`,
  'setting-kind': ({ name, expected: kind, given }) =>
    `The setting "${name}" must be ${kinds[kind]}, and not ${kinds[given]}.`,
  lang: ({ value }) => `The setting "lang" must be "ru" or "en", and not "${value}". Russian is used.`,
  'font-size': ({ value }) => `The setting "fontSize" must be "auto", "page" or "fixed", and not "${value}".`,
  label: ({ name }) =>
    `The label "${name}" is not used: there is none, or it is of another kind. A text with {n} may stand for a function.`,
  misspelt: ({ attribute, meant: near, on }) => `${on}: the attribute ${attribute} is not read. Did you mean ${near}?`,
  product: ({ id }) =>
    `The shop has no product with the id "${id}": it cannot be bought. Put the id of the shop's catalogue into data-id.`,
  tags: ({ count }) => `The script's tag is on the page ${count} times. Keep one; the first works.`,
  origin: ({ shop, page }) =>
    `The shop ${shop} does not respond to the page ${page}: it is down, or does not allow this origin. ` +
    `Allow it on the shop server: --origin ${page}`,
  check: (count) => `Check of the embedding, remarks: ${count}.`,
  more: 'For more: prilavok.debug()',
}
