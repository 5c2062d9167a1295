import { feedResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'
import { visitFields } from '../kit/describe/shared-fields'
import { feedFieldsRu } from './feed.fields.labels'
import { feedFieldsEn } from './feed.fields.labels.en'

/** Feed: columns of the list, sections of the form. */
export const feed = describeResource(feedResource, {
  fieldNames: { ru: feedFieldsRu, en: feedFieldsEn },
  titleField: 'name',
  screens: { actions: () => import('./run-feed').then((module) => module.RunFeed) },
  quick: ['type', 'isActive', 'lastStatus'],
  columns: [
    { field: 'name', kind: 'text', width: 280, pin: 'start' },
    { field: 'type', kind: 'enum', of: 'FeedType', width: 176 },
    { field: 'includingStrategy', kind: 'enum', of: 'FeedIncludingStrategy', width: 176 },
    { field: 'isActive', kind: 'bool', width: 96, inline: true },
    { field: 'url', kind: 'link', width: 180 },
    { field: 'lastGeneratedOn', kind: 'datetime', width: 164 },
    { field: 'lastStatus', kind: 'enum', of: 'JobStatus', width: 176 },
    { field: 'lastItemsCount', kind: 'number', width: 96 },
  ],
  sections: [
    {
      key: 'main',
      fields: [
        { field: 'name', kind: 'text', max: 200, required: true },
        { field: 'type', kind: 'enum', of: 'FeedType', required: true },
        { field: 'includingStrategy', kind: 'enum', of: 'FeedIncludingStrategy', required: true },
        { field: 'tags', kind: 'enum', of: 'ProductTag', many: true },
        { field: 'onlyAvailable', kind: 'bool' },
        { field: 'marketing', kind: 'object', wide: true, fields: visitFields },
        { field: 'fileName', kind: 'text', max: 100, required: true },
        { field: 'schedule', kind: 'text', max: 50, required: true },
        { field: 'isActive', kind: 'bool' },
      ],
    },
    {
      key: 'prices',
      fields: [
        { field: 'minPrice', kind: 'money' },
        { field: 'maxPrice', kind: 'money' },
        { field: 'priceMarkupPercent', kind: 'number' },
      ],
    },
    {
      key: 'links',
      fields: [
        { field: 'categoryIds', kind: 'ref', of: 'category', many: true },
        { field: 'productIds', kind: 'ref', of: 'product', many: true },
        { field: 'manufacturerIds', kind: 'ref', of: 'manufacturer', many: true },
        { field: 'cityIds', kind: 'ref', of: 'addressCity', many: true },
      ],
    },
    {
      key: 'info',
      fields: [
        { field: 'url', kind: 'link', readOnly: true },
        { field: 'lastGeneratedOn', kind: 'datetime', readOnly: true },
        { field: 'lastStatus', kind: 'enum', of: 'JobStatus', readOnly: true },
        { field: 'lastItemsCount', kind: 'number', readOnly: true },
        { field: 'lastError', kind: 'text', readOnly: true },
        { field: 'updatedOn', kind: 'datetime', readOnly: true },
      ],
    },
  ],
})
