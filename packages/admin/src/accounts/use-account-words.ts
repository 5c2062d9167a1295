import { fieldFailure, type FieldFailure } from '../kit/client/field-failure'
import type { Labels } from '../kit/labels/labels'
import { useLabels } from '../kit/staff/staff-context'
import { accountsRu, type AccountsLabels } from './accounts.labels'
import { accountsEn } from './accounts.labels.en'

const labels: Labels<AccountsLabels> = { ru: accountsRu, en: accountsEn }

/** The words of accounts. */
export const useAccountWords = (): AccountsLabels => useLabels(labels)

/** What a failed call says at the fields of a form; a wrong password and a wrong code at theirs. */
export function useFieldFailure(thrown: unknown, fields: readonly string[], password = 'password'): FieldFailure {
  const { problems } = useAccountWords()
  const codes = { 'password-invalid': password, 'code-invalid': 'code', 'code-required': 'code' }
  return fieldFailure(thrown, { fields, codes, words: problems })
}
