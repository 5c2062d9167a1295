/** What a text about a product is made of. */
export interface ProductFacts {
  readonly name: string
  readonly category: string
  readonly manufacturer: string | null
  readonly country: string | null
  readonly specs: ReadonlyArray<{ readonly name: string; readonly value: string }>
  readonly features: ReadonlyArray<{ readonly name: string; readonly text: string | null }>
  /** What stands on its page now, HTML. */
  readonly shortDescription: string | null
  readonly detailedDescription: string | null
}

/** Which text is wanted. */
export interface TextWish {
  /** A sentence or two for lists instead of the whole description. */
  readonly isShort: boolean
  /** Keeps what is written and adds what is missing, instead of writing anew. */
  readonly isImproved: boolean
}

const SHORT_SPECS = 3

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const paragraph = (text: string) => `<p>${escaped(text)}</p>`
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`
const small = (text: string) => (/^\p{Lu}[\p{Ll}\s]/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)

const withMaker = ({ name, manufacturer }: ProductFacts) =>
  manufacturer === null || name.toLowerCase().includes(manufacturer.toLowerCase()) ? name : `${name} (${manufacturer})`

const specText = ({ name, value }: ProductFacts['specs'][number]) => `${small(name)}: ${value}`

function introduction(facts: ProductFacts): string {
  const { category, manufacturer, country } = facts
  const made = manufacturer === null ? '' : ` Производитель: ${manufacturer}${country === null ? '' : `, ${country}`}.`
  return `${withMaker(facts)}. Раздел каталога: «${category}».${made}`
}

const featureText = ({ name, text }: ProductFacts['features'][number]) =>
  text === null ? name : `${name}: ${small(text)}`

function short(facts: ProductFacts): string {
  const main = facts.specs.slice(0, SHORT_SPECS).map(specText)
  return paragraph(main.length === 0 ? `${withMaker(facts)}.` : `${withMaker(facts)}: ${main.join('; ')}.`)
}

function features({ features: all }: ProductFacts): string {
  return all.length === 0 ? '' : `<h3>Преимущества</h3>${list(all.map(featureText))}`
}

const specs = (all: ProductFacts['specs']) =>
  all.length === 0 ? '' : `<h3>Характеристики</h3>${list(all.map(({ name, value }) => `${name}: ${value}`))}`

const textIn = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .toLowerCase()

/** What is written, with the characteristics and advantages that it does not name behind it. */
function improved(facts: ProductFacts, { isShort }: TextWish, written: string): string {
  const known = textIn(written)
  const isMissing = ({ name, value }: ProductFacts['specs'][number]) =>
    !known.includes(value.replaceAll('\u00a0', ' ').toLowerCase()) || !known.includes(name.toLowerCase())
  const missing = facts.specs.filter(isMissing)
  if (isShort) {
    const added = missing.slice(0, SHORT_SPECS).map(specText)
    return added.length === 0 ? written : `${written}${paragraph(`Также важно: ${added.join('; ')}.`)}`
  }
  const rest = facts.features.filter(({ name }) => !known.includes(name.toLowerCase()))
  return `${written}${features({ ...facts, features: rest })}${specs(missing)}`
}

/** A Russian text about a product, HTML; the same facts give the same text. Source: ADMIN-ACT-25. */
export function composeDescription(facts: ProductFacts, wish: TextWish): string {
  const written = (wish.isShort ? facts.shortDescription : facts.detailedDescription)?.trim() ?? ''
  if (wish.isImproved && written !== '') return improved(facts, wish, written)
  if (wish.isShort) return short(facts)
  return `${paragraph(introduction(facts))}${features(facts)}${specs(facts.specs)}`
}
