import { modificationResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'
import { modificationFieldsRu } from './modification.fields.labels'
import { modificationFieldsEn } from './modification.fields.labels.en'

/** Modification: columns of the list, sections of the form. */
export const modification = describeResource(modificationResource, {
  fieldNames: { ru: modificationFieldsRu, en: modificationFieldsEn },
  titleField: 'fullName',
  quick: ['rootId', 'isBase', 'isVisible'],
  columns: [
    { field: 'fullName', kind: 'text', width: 280, pin: 'start' },
    { field: 'name', kind: 'text', width: 180 },
    { field: 'isBase', kind: 'bool', width: 96 },
    { field: 'productName', kind: 'text', width: 180 },
    { field: 'childCount', kind: 'number', width: 96 },
    { field: 'isVisible', kind: 'bool', width: 96, inline: true },
  ],
  sections: [
    {
      key: 'main',
      fields: [
        { field: 'name', kind: 'text', max: 200, required: true },
        { field: 'isBase', kind: 'bool' },
        { field: 'productId', kind: 'ref', of: 'product' },
        { field: 'displayOrder', kind: 'number' },
        { field: 'isVisible', kind: 'bool' },
      ],
    },
    {
      key: 'links',
      fields: [
        { field: 'parentIds', kind: 'ref', of: 'modification', many: true },
        { field: 'specOptionIds', kind: 'ref', of: 'specOption', many: true },
      ],
    },
    {
      key: 'info',
      fields: [
        { field: 'fullName', kind: 'text', readOnly: true },
        { field: 'rootId', kind: 'ref', of: 'modification', readOnly: true },
        { field: 'childCount', kind: 'number', readOnly: true },
        { field: 'updatedOn', kind: 'datetime', readOnly: true },
      ],
    },
  ],
  parts: [
    {
      key: 'relations',
      title: { ru: 'Связи', en: 'Relations' },
      permission: 'modification:read',
      load: async () => (await import('./relations-tab')).RelationsTab,
    },
  ],
  screens: { list: async () => (await import('./modification-screen')).ModificationScreen },
})
