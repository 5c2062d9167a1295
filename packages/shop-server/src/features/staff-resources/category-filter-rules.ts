import { productAvailabilityTypeValues, productTagValues, type CategoryFilterSetting } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import type { Db } from '../../db'
import { AVAILABILITY, MANUFACTURER, PRICE, TAKEN_CODES } from '../../rules/category-facets'
import type { FieldError } from '../../rules/order-check'

const MOST_FILTERS = 50
const CODE = /^[a-z0-9](?:[\w-]{0,48}[a-z0-9])?$/i
/** Codes that only the filter of their source may have. */
const OWN_CODES: Readonly<Record<string, string>> = {
  [PRICE]: 'Price',
  [AVAILABILITY]: 'Availability',
  [MANUFACTURER]: 'Manufacturer',
}

/** What the options of filters are called by. */
interface Known {
  readonly specs: ReadonlySet<string>
  /** `spec option` pairs. */
  readonly specOptions: ReadonlySet<string>
  readonly manufacturers: ReadonlySet<string>
}

async function knownIn(db: Db, filters: readonly CategoryFilterSetting[]): Promise<Known> {
  const specIds = filters.flatMap(({ specId }) => specId ?? [])
  const optionIds = filters.flatMap((filter) => filter.optionIds ?? [])
  const specs = await sql<{ id: string }>`select id from spec where id = any(${specIds}::text[])`.execute(db)
  const options = await sql<{ id: string; spec_id: string }>`
    select id, spec_id from spec_option where id = any(${optionIds}::text[])`.execute(db)
  const manufacturers = await sql<{ id: string }>`
    select id from manufacturer where id = any(${optionIds}::text[])`.execute(db)
  return {
    specs: new Set(specs.rows.map(({ id }) => id)),
    specOptions: new Set(options.rows.map(({ id, spec_id: specId }) => `${specId} ${id}`)),
    manufacturers: new Set(manufacturers.rows.map(({ id }) => id)),
  }
}

function isOption({ source, specId }: CategoryFilterSetting, id: string, known: Known): boolean {
  if (source === 'Spec') return known.specOptions.has(`${specId ?? ''} ${id}`)
  if (source === 'Manufacturer') return known.manufacturers.has(id)
  const values: readonly string[] = source === 'Tag' ? productTagValues.values : productAvailabilityTypeValues.values
  return source !== 'Price' && values.includes(id)
}

/** What is wrong with one filter, by field. */
function errorsOf(filter: CategoryFilterSetting, known: Known): ReadonlyArray<readonly [string, string, string]> {
  const { source, specId, filterType, searchCode, optionIds } = filter
  const isRange = filterType === 'Range'
  const found: ReadonlyArray<readonly [boolean, string, string, string]> = [
    [source === 'Spec' && !specId, 'specId', 'required', 'Выберите характеристику'],
    [source === 'Spec' && Boolean(specId) && !known.specs.has(specId ?? ''), 'specId', 'exists', 'Запись не найдена'],
    [source === 'Price' && !isRange, 'filterType', 'oneOf', 'Цена выбирается диапазоном'],
    [
      isRange && source !== 'Price' && source !== 'Spec',
      'filterType',
      'oneOf',
      'Диапазон бывает у цены и характеристик',
    ],
    [!CODE.test(searchCode), 'searchCode', 'seoUrl', 'Только латинские буквы, цифры и дефис'],
    [
      TAKEN_CODES.has(searchCode) && OWN_CODES[searchCode] !== source,
      'searchCode',
      'unique',
      'Это слово занято в адресах магазина',
    ],
    [(optionIds ?? []).some((id) => !isOption(filter, id, known)), 'optionIds', 'exists', 'Запись не найдена'],
  ]
  return found.flatMap(([isWrong, ...error]) => (isWrong ? [error] : []))
}

const subjectOf = ({ source, specId }: CategoryFilterSetting) => `${source} ${source === 'Spec' ? (specId ?? '') : ''}`

/** What keeps the filters of a category from being saved: unknown characteristics and options, codes and subjects that occur twice. */
export async function categoryFilterErrors(db: Db, filters: readonly CategoryFilterSetting[]): Promise<FieldError[]> {
  const error = (pointer: string, code: string, message: string): FieldError => ({ pointer, code, message })
  if (filters.length > MOST_FILTERS) return [error('/filters', 'max', `Не больше ${MOST_FILTERS} фильтров`)]
  const known = await knownIn(db, filters)
  const [codes, subjects] = [new Set<string>(), new Set<string>()]
  return filters.flatMap((filter, at) => {
    const [code, subject] = [filter.searchCode.toLowerCase(), subjectOf(filter)]
    const errors = errorsOf(filter, known).map(([field, kind, message]) =>
      error(`/filters/${at}/${field}`, kind, message),
    )
    if (codes.has(code))
      errors.push(error(`/filters/${at}/searchCode`, 'unique', 'Такой код уже есть у другого фильтра'))
    if (subjects.has(subject)) errors.push(error(`/filters/${at}/specId`, 'unique', 'Такой фильтр уже есть'))
    codes.add(code)
    subjects.add(subject)
    return errors
  })
}
