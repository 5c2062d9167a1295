import { addressCityResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'
import { pointsFieldsRu } from './points.fields.labels'
import { pointsFieldsEn } from './points.fields.labels.en'

/** Address city: columns of the list, sections of the form. */
export const addressCity = describeResource(addressCityResource, {
  fieldNames: { ru: pointsFieldsRu, en: pointsFieldsEn },
  titleField: 'name',
  quick: ['regionId', 'isActive'],
  columns: [
    { field: 'name', kind: 'text', width: 280, pin: 'start' },
    { field: 'type', kind: 'text', width: 180 },
    { field: 'regionName', kind: 'text', width: 180 },
    { field: 'population', kind: 'number', width: 120 },
    { field: 'latitude', kind: 'number', width: 96 },
    { field: 'longitude', kind: 'number', width: 96 },
    { field: 'paymentType', kind: 'enum', of: 'UserCityPaymentType', width: 176 },
    { field: 'pickPointsCount', kind: 'number', width: 96 },
    { field: 'isActive', kind: 'bool', width: 96, inline: true },
  ],
  sections: [
    {
      key: 'main',
      fields: [
        { field: 'dadataCityId', kind: 'text' },
        { field: 'name', kind: 'text', max: 100, required: true },
        { field: 'type', kind: 'text', max: 20, required: true },
        { field: 'namePrepositional', kind: 'text', max: 100 },
        { field: 'regionId', kind: 'ref', of: 'addressRegion', required: true },
        { field: 'population', kind: 'number' },
        { field: 'latitude', kind: 'number', required: true },
        { field: 'longitude', kind: 'number', required: true },
        { field: 'timeZone', kind: 'text', max: 50, required: true },
        { field: 'postalCode', kind: 'text', max: 6 },
        { field: 'aliases', kind: 'tags' },
        { field: 'isHomeCity', kind: 'bool' },
        { field: 'paymentType', kind: 'enum', of: 'UserCityPaymentType', required: true },
        { field: 'defaultTransportCompany', kind: 'enum', of: 'TransportCompany' },
        { field: 'redirectHost', kind: 'text', max: 100 },
        { field: 'isActive', kind: 'bool' },
      ],
    },
    {
      key: 'info',
      fields: [
        { field: 'shortGuid', kind: 'text', readOnly: true },
        { field: 'searchName', kind: 'text', readOnly: true },
        { field: 'region', kind: 'named', readOnly: true },
        { field: 'pickPointsCount', kind: 'number', readOnly: true },
        { field: 'updatedOn', kind: 'datetime', readOnly: true },
      ],
    },
  ],
})
