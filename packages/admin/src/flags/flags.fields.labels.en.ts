import type { flagsFieldsRu } from './flags.fields.labels'

/** English names of fields that only records of this feature have. */
export const flagsFieldsEn: typeof flagsFieldsRu = {
  audience: 'Audience',
  endsOn: 'Ends',
  isEnabled: 'Enabled',
  rolloutPercent: 'Share of visitors, %',
  startsOn: 'Starts',
}
