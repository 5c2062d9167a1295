import { enumerations, titleOf, type Listing } from '@prilavok/contracts/admin'
import { HttpProblem } from '../../../http/problem'
import type { Asked } from './conditions'
import type { StaffRecord } from './server-resource'

type Locale = 'ru' | 'en'

/** A column of a file: with a title it is written in words for people, without one as the contract has it. */
interface ExportColumn {
  readonly field: string
  readonly title: string | null
}

const MOST = 60
const LONGEST_TITLE = 80
const YES_NO = { ru: ['нет', 'да'], en: ['no', 'yes'] } as const

/** `column=status:Статус` and `column=total`, in the order of the file; null where every column is wanted as it is. */
function chosen({ column = [] }: Asked): readonly ExportColumn[] | null {
  const columns = column.filter((each) => each !== '')
  if (columns.length === 0) return null
  if (columns.length > MOST) throw new HttpProblem('bad-request', { detail: `At most ${MOST} columns at once.` })
  return columns.map((each) => {
    const [field = '', ...title] = each.split(':')
    return { field, title: title.length === 0 ? null : title.join(':').slice(0, LONGEST_TITLE) }
  })
}

function inWords(value: unknown, of: string | undefined, locale: Locale): unknown {
  if (typeof value === 'boolean') return YES_NO[locale][value ? 1 : 0]
  if (Array.isArray(value)) return value.map((each) => inWords(each, of, locale)).join(', ')
  const found = of !== undefined && Object.hasOwn(enumerations, of) ? enumerations[of] : undefined
  return typeof value === 'string' && found !== undefined ? titleOf(found, value, locale) : value
}

/** The columns of a file and how a row fills them: those that were asked for in their order, or all that the rows have. */
export function exportColumns(
  { filters }: Listing,
  asked: Asked,
  known: readonly string[],
): { readonly names: readonly string[]; readonly rowOf: (record: StaffRecord) => StaffRecord } {
  const columns = chosen(asked)
  if (columns === null) return { names: known, rowOf: (record) => record }
  const locale: Locale = asked['locale']?.[0] === 'en' ? 'en' : 'ru'
  const heads = new Map<string, ExportColumn>()
  for (const column of columns) {
    const { field, title } = column
    if (known.length > 0 && !known.includes(field))
      throw new HttpProblem('bad-request', { detail: `This list has no column ${field}.` })
    const head = title ?? field
    heads.set(heads.has(head) ? `${head} (${field})` : head, column)
  }
  const enumOf = (field: string) => (Object.hasOwn(filters, field) ? filters[field]?.of : undefined)
  return {
    names: [...heads.keys()],
    rowOf: (record) =>
      Object.fromEntries(
        [...heads].map(([head, { field, title }]) => [
          head,
          title === null ? record[field] : inWords(record[field], enumOf(field), locale),
        ]),
      ),
  }
}
