import { manufacturerResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'
import { seoSection } from '../kit/describe/seo-section'
import { manufacturerFieldsRu } from './manufacturer.fields.labels'
import { manufacturerFieldsEn } from './manufacturer.fields.labels.en'

/** Manufacturer: columns of the list, sections of the form. */
export const manufacturer = describeResource(manufacturerResource, {
  fieldNames: { ru: manufacturerFieldsRu, en: manufacturerFieldsEn },
  titleField: 'name',
  quick: ['isVisible', 'isOfficialDealer'],
  columns: [
    { field: 'name', kind: 'text', width: 280, pin: 'start' },
    { field: 'country', kind: 'text', width: 180 },
    { field: 'logoUrl', kind: 'picture', width: 64 },
    { field: 'isVisible', kind: 'bool', width: 96, inline: true },
    { field: 'isOfficialDealer', kind: 'bool', width: 96 },
    { field: 'productCount', kind: 'number', width: 96 },
    { field: 'updatedOn', kind: 'datetime', width: 164 },
  ],
  sections: [
    {
      key: 'main',
      fields: [
        { field: 'name', kind: 'text', max: 200, required: true },
        { field: 'seoUrlName', kind: 'slug', from: 'name' },
        { field: 'country', kind: 'text', max: 100 },
        { field: 'siteUrl', kind: 'link' },
        { field: 'isOfficialDealer', kind: 'bool' },
        { field: 'isVisible', kind: 'bool' },
        { field: 'displayOrder', kind: 'number' },
        { field: 'warrantyText', kind: 'multiline', max: 1000, wide: true },
      ],
    },
    {
      key: 'texts',
      fields: [
        { field: 'shortDescription', kind: 'html', wide: true },
        { field: 'detailedDescription', kind: 'html', wide: true },
      ],
    },
    {
      key: 'pictures',
      fields: [
        { field: 'logoFileId', kind: 'file', type: 'ManufacturerLogo' },
        { field: 'certificateFileIds', kind: 'file', type: 'ProductAttachment', many: true },
      ],
    },
    seoSection,
    {
      key: 'info',
      fields: [
        { field: 'logo', kind: 'picture', readOnly: true },
        { field: 'productCount', kind: 'number', readOnly: true },
        { field: 'createdOn', kind: 'datetime', readOnly: true },
        { field: 'updatedOn', kind: 'datetime', readOnly: true },
      ],
    },
  ],
})
