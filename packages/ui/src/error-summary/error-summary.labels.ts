/** Words of the list of errors. */
export interface ErrorSummaryLabels {
  readonly heading: (count: number) => string
}

const form = new Intl.PluralRules('ru')
const russian: Readonly<Record<string, string>> = { one: 'ошибку', few: 'ошибки', many: 'ошибок' }

/** The Russian ones. */
export const errorSummaryLabels: ErrorSummaryLabels = {
  heading: (count) => `Исправьте ${count} ${russian[form.select(count)] ?? 'ошибки'}`,
}
