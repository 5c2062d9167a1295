import { productResource } from '@prilavok/contracts/admin'
import { productTabs } from './product-tabs'
import { describeResource } from '../kit/describe/describe'
import { seoSection } from '../kit/describe/seo-section'
import { productFieldsRu } from './product.fields.labels'
import { productFieldsEn } from './product.fields.labels.en'

/** Products: columns of the list, sections of the form. */
export const product = describeResource(productResource, {
  fieldNames: { ru: productFieldsRu, en: productFieldsEn },
  titleField: 'name',
  quick: ['categoryId', 'availability', 'isVisible'],
  parts: productTabs,
  screens: {
    actions: () => import('./product-actions').then((module) => module.ProductActions),
  },
  card: { badge: 'availability', fields: ['article', 'price', 'itemsCount'] },
  columns: [
    { field: 'thumbUrl', kind: 'picture', width: 64 },
    { field: 'name', kind: 'text', width: 280, pin: 'start' },
    { field: 'article', kind: 'text', width: 180 },
    { field: 'categoryName', kind: 'text', width: 180 },
    { field: 'manufacturerName', kind: 'text', width: 180 },
    { field: 'price', kind: 'money', width: 112, inline: true },
    { field: 'availability', kind: 'enum', of: 'ProductAvailabilityType', width: 176 },
    { field: 'itemsCount', kind: 'number', width: 96 },
    { field: 'isVisible', kind: 'bool', width: 96, inline: true },
    { field: 'updatedOn', kind: 'datetime', width: 164 },
    { field: 'type', kind: 'enum', of: 'ProductType', width: 176, hidden: true },
    { field: 'oldPrice', kind: 'money', width: 112, hidden: true },
    { field: 'tags', kind: 'enum', of: 'ProductTag', many: true, width: 156, hidden: true },
    { field: 'commentsCount', kind: 'number', width: 96, hidden: true },
    { field: 'salesCount30d', kind: 'number', width: 96, hidden: true },
  ],
  sections: [
    {
      key: 'main',
      fields: [
        { field: 'type', kind: 'enum', of: 'ProductType', required: true },
        { field: 'name', kind: 'text', max: 300, required: true },
        { field: 'seoUrlName', kind: 'slug', from: 'name' },
        { field: 'article', kind: 'text', max: 64, required: true },
        { field: 'barcode', kind: 'text', max: 14 },
        { field: 'categoryId', kind: 'ref', of: 'category', required: true },
        { field: 'manufacturerId', kind: 'ref', of: 'manufacturer' },
        { field: 'manufacturerArticle', kind: 'text', max: 64 },
        { field: 'modificationId', kind: 'ref', of: 'modification' },
        { field: 'tags', kind: 'enum', of: 'ProductTag', many: true },
        { field: 'isVisible', kind: 'bool' },
        { field: 'availability', kind: 'enum', of: 'ProductAvailabilityType', required: true },
        { field: 'itemsCount', kind: 'number' },
        { field: 'unit', kind: 'enum', of: 'MeasureUnit', required: true },
        { field: 'minOrderQuantity', kind: 'number', required: true },
        { field: 'quantityStep', kind: 'number', required: true },
        { field: 'packageQuantity', kind: 'number' },
        { field: 'packageAreaM2', kind: 'number' },
        { field: 'countryOfOrigin', kind: 'text', max: 100 },
        { field: 'warrantyMonths', kind: 'number' },
        { field: 'shelfLifeMonths', kind: 'number' },
        { field: 'hazardClass', kind: 'text', max: 50 },
        { field: 'videoUrl', kind: 'link' },
        { field: 'qualityIndex', kind: 'number' },
      ],
    },
    {
      key: 'prices',
      fields: [
        { field: 'price', kind: 'money', required: true },
        { field: 'oldPrice', kind: 'money' },
        { field: 'purchasePrice', kind: 'money', permission: 'product:read-purchase-price' },
        { field: 'vatRate', kind: 'enum', of: 'VatRate', required: true },
        { field: 'payImmediatelyDiscountPercent', kind: 'number' },
        { field: 'isPrepaymentOnly', kind: 'bool' },
      ],
    },
    {
      key: 'delivery',
      fields: [
        { field: 'weightKg', kind: 'number', required: true },
        { field: 'lengthCm', kind: 'number' },
        { field: 'widthCm', kind: 'number' },
        { field: 'heightCm', kind: 'number' },
      ],
    },
    {
      key: 'texts',
      fields: [
        { field: 'shortDescription', kind: 'html', wide: true },
        { field: 'detailedDescription', kind: 'html', wide: true },
        { field: 'usageTips', kind: 'html', wide: true },
      ],
    },
    {
      key: 'links',
      fields: [
        { field: 'additionalCategoryIds', kind: 'ref', of: 'category', many: true },
        { field: 'predefinedBlockIds', kind: 'ref', of: 'predefinedBlock', many: true },
        { field: 'searchSynonyms', kind: 'tags' },
      ],
    },
    seoSection,
    {
      key: 'info',
      fields: [
        { field: 'reservedCount', kind: 'number', readOnly: true },
        { field: 'volumeM3', kind: 'number', readOnly: true },
        { field: 'mainPicture', kind: 'picture', readOnly: true },
        { field: 'averageUserScore', kind: 'number', readOnly: true },
        { field: 'commentsCount', kind: 'number', readOnly: true },
        { field: 'salesCount30d', kind: 'number', readOnly: true },
        { field: 'competitorMinPrice', kind: 'money', readOnly: true },
        { field: 'createdOn', kind: 'datetime', readOnly: true },
        { field: 'updatedOn', kind: 'datetime', readOnly: true },
        { field: 'updatedBy', kind: 'named', readOnly: true },
      ],
    },
  ],
})
