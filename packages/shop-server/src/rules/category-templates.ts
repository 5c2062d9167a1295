import type { Combination } from './category-combinations'

/** What may stand in braces in a template of categories. */
export const PLACEHOLDERS = [
  'category',
  'spec',
  'option',
  'option1',
  'option2',
  'option3',
  'count',
  'minPrice',
] as const

const IN_BRACES = /\{([^{}]*)\}/g

/** Names in braces that a template may not have. */
export const unknownPlaceholders = (template: string): readonly string[] =>
  [...template.matchAll(IN_BRACES)]
    .map(([, name = '']) => name)
    .filter((name) => !PLACEHOLDERS.some((known) => known === name))

/** Whether a template names an option, so that what it makes differs. */
export const namesOption = (template: string): boolean => /\{option[123]?\}/.test(template)

/** A template with what a combination of a category fills in; each value goes through `written` first. */
export function filledTemplate(
  template: string,
  categoryName: string,
  { options, productCount, minPriceKopecks }: Combination,
  written: (value: string) => string = (value) => value,
): string {
  const names = options.map(({ name }) => name)
  const values: Readonly<Record<string, string>> = {
    category: categoryName,
    spec: options.map(({ specName }) => specName).join(', '),
    option: names.join(' '),
    option1: names[0] ?? '',
    option2: names[1] ?? '',
    option3: names[2] ?? '',
    count: String(productCount),
    minPrice: String(Math.floor(minPriceKopecks / 100)),
  }
  return template
    .replace(IN_BRACES, (whole, name: string) => (Object.hasOwn(values, name) ? written(values[name] ?? '') : whole))
    .replace(/ {2,}/g, ' ')
    .trim()
}
