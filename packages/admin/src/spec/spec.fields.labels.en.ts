import type { specFieldsRu } from './spec.fields.labels'

/** English names of fields that only records of this feature have. */
export const specFieldsEn: typeof specFieldsRu = {
  colorHex: 'Colour',
  groupName: 'Group',
  hasSearchCode: 'Has a search code',
  isCollapsed: 'Collapsed',
  isComparable: 'Comparable',
  isFilterable: 'Filterable',
  isMultiple: 'Several values',
  isShownInList: 'Shown in lists',
  numericValue: 'Numeric value',
  searchCode: 'Search code',
  specGroupId: 'Group',
  specId: 'Spec',
  specName: 'Spec',
  specsCount: 'Specs',
  synonyms: 'Synonyms',
  valueKind: 'Kind of value',
}
