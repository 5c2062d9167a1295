import { useStaff, useLabels } from '../staff/staff-context'
import { useRecordNames } from '../values/use-record-names'
import { enumTitle } from '../values/format'
import { bulkRu } from './bulk.labels'
import { bulkEn } from './bulk.labels.en'
import type { BulkValue } from './bulk-values'

/** What an action will do to how many records, as a question: "Сменить статус: Завершён. Записей: 51?" */
export function useBulkTitle(
  action: string,
  asked: BulkValue,
  values: readonly string[],
  count: number | null,
): string {
  const { locale } = useStaff()
  const own = useLabels({ ru: bulkRu, en: bulkEn })
  const { yes, no } = useLabels('staff')
  const names = useRecordNames(asked.kind === 'ref' ? asked.of : '', asked.kind === 'ref' ? values : [])
  const textOf = (value: string, at: number) =>
    asked.kind === 'enum'
      ? enumTitle(asked.of, value, locale)
      : asked.kind === 'bool'
        ? value === 'true'
          ? yes
          : no
        : (names[at]?.name ?? value)
  return own.confirmMany(action, asked.kind === 'none' ? '' : values.map(textOf).join(', '), count)
}
