import type { modificationFieldsRu } from './modification.fields.labels'

/** English names of fields that only records of this feature have. */
export const modificationFieldsEn: typeof modificationFieldsRu = {
  childCount: 'Children',
  isBase: 'Base',
  parentIds: 'Parents',
  rootId: 'Root',
  specOptionIds: 'Spec values',
}
