import { html, shownSpecs, type Markup } from '@prilavok/shop-server/kit'
import type { FullProduct } from './product.queries'

/** One line of what can be measured about a product. */
export interface Fact {
  readonly name: string
  readonly value: string
}

const decimal = (value: number) => String(Math.round(value * 1000) / 1000).replace('.', ',')

/** Everything measurable about a product: the staff's characteristics, then what the shop knows of every product. */
export function factsOf(product: FullProduct): readonly Fact[] {
  const specs = shownSpecs(product.specs)
  const usual: readonly (Fact | null)[] = [
    product.manufacturer === null ? null : { name: 'Производитель', value: product.manufacturer },
    product.country === null ? null : { name: 'Страна производства', value: product.country },
    product.weight_kg > 0 ? { name: 'Вес брутто', value: `${decimal(product.weight_kg)}\u00a0кг` } : null,
    product.volume_l > 0 ? { name: 'Объём упаковки', value: `${decimal(product.volume_l)}\u00a0л` } : null,
    { name: 'Артикул', value: product.article },
  ]
  const known = new Set(specs.map(({ name }) => name.toLowerCase()))
  return [...specs, ...usual.filter((fact): fact is Fact => fact !== null && !known.has(fact.name.toLowerCase()))]
}

/** Facts as a table that reads line by line. */
export const factsTable = (facts: readonly Fact[]): Markup => html`
<table class="facts">
  <caption class="visually-hidden">Характеристики</caption>
  <tbody>${facts.map(({ name, value }) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</tbody>
</table>`
