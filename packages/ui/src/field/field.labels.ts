/** Words of the list of errors. */
export interface ErrorSummaryLabels {
  readonly heading: (count: number) => string
}

const form = new Intl.PluralRules('ru')
const russian: Readonly<Record<string, string>> = { one: 'ошибку', few: 'ошибки', many: 'ошибок' }

/** Russian words of the list of errors. */
export const errorSummaryLabels: ErrorSummaryLabels = {
  heading: (count) => `Исправьте ${count} ${russian[form.select(count)] ?? 'ошибки'}`,
}

/** Words of the frame around a field. */
export interface FieldLabels {
  readonly optional: string
  /** A phone is of another country, or has more digits than a number. */
  readonly foreignPhone: string
}

/** Russian words of a field. */
export const fieldLabels: FieldLabels = {
  optional: 'необязательно',
  foreignPhone: 'Нужен российский номер: +7 и десять цифр',
}
