import { pickPointResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'
import { pointsFieldsRu } from './points.fields.labels'
import { pointsFieldsEn } from './points.fields.labels.en'

/** Pick point: columns of the list, sections of the form. */
export const pickPoint = describeResource(pickPointResource, {
  fieldNames: { ru: pointsFieldsRu, en: pointsFieldsEn },
  titleField: 'address',
  quick: ['transportCompany', 'cityId', 'isActive'],
  columns: [
    { field: 'address', kind: 'text', width: 280, pin: 'start' },
    { field: 'transportCompany', kind: 'enum', of: 'TransportCompany', width: 176 },
    { field: 'externalCode', kind: 'text', width: 180 },
    { field: 'type', kind: 'enum', of: 'PickPointType', width: 176 },
    { field: 'brand', kind: 'text', width: 180 },
    { field: 'cityName', kind: 'text', width: 180 },
    { field: 'payment', kind: 'enum', of: 'TransportCompanyPickPointPayment', width: 176 },
    { field: 'isActive', kind: 'bool', width: 96, inline: true },
    { field: 'recommended', kind: 'bool', width: 96, hidden: true, inline: true },
    { field: 'latitude', kind: 'number', width: 96, hidden: true },
    { field: 'longitude', kind: 'number', width: 96, hidden: true },
    { field: 'isManuallyEdited', kind: 'bool', width: 96, hidden: true },
    { field: 'lastSyncedOn', kind: 'datetime', width: 164, hidden: true },
  ],
  sections: [
    {
      key: 'main',
      fields: [
        { field: 'transportCompany', kind: 'enum', of: 'TransportCompany', required: true },
        { field: 'externalCode', kind: 'text', max: 64, required: true },
        { field: 'brand', kind: 'text', max: 100 },
        { field: 'type', kind: 'enum', of: 'PickPointType', required: true },
        { field: 'name', kind: 'text', max: 200 },
        { field: 'cityId', kind: 'ref', of: 'addressCity', required: true },
        { field: 'address', kind: 'text', max: 500, required: true },
        { field: 'howToFind', kind: 'multiline', max: 1000, wide: true },
        { field: 'latitude', kind: 'number', required: true },
        { field: 'longitude', kind: 'number', required: true },
        { field: 'payment', kind: 'enum', of: 'TransportCompanyPickPointPayment', required: true },
        { field: 'recommended', kind: 'bool' },
        { field: 'isSecondary', kind: 'bool' },
        { field: 'additionalDays', kind: 'number' },
        { field: 'storagePeriodInDays', kind: 'number' },
        { field: 'examinationIsAvailable', kind: 'bool' },
        { field: 'isActive', kind: 'bool' },
        { field: 'isManuallyEdited', kind: 'bool' },
      ],
    },
    { key: 'prices', fields: [{ field: 'maxPayment', kind: 'money' }] },
    {
      key: 'people',
      fields: [
        { field: 'phone', kind: 'text', max: 50, personal: true },
        { field: 'email', kind: 'email', personal: true },
      ],
    },
    {
      key: 'delivery',
      fields: [
        { field: 'maxWeightKg', kind: 'number' },
        { field: 'maxLengthCm', kind: 'number' },
      ],
    },
    {
      key: 'schedule',
      fields: [
        { field: 'mondayWorkingTime', kind: 'text', max: 50 },
        { field: 'tuesdayWorkingTime', kind: 'text', max: 50 },
        { field: 'wednesdayWorkingTime', kind: 'text', max: 50 },
        { field: 'thursdayWorkingTime', kind: 'text', max: 50 },
        { field: 'fridayWorkingTime', kind: 'text', max: 50 },
        { field: 'saturdayWorkingTime', kind: 'text', max: 50 },
        { field: 'sundayWorkingTime', kind: 'text', max: 50 },
      ],
    },
    { key: 'pictures', fields: [{ field: 'pictureFileIds', kind: 'file', type: 'PickPointPicture', many: true }] },
    {
      key: 'info',
      fields: [
        { field: 'cityName', kind: 'text', readOnly: true },
        { field: 'lastSyncedOn', kind: 'datetime', readOnly: true },
        { field: 'updatedOn', kind: 'datetime', readOnly: true },
      ],
    },
  ],
  screens: { list: async () => (await import('./points-screen')).PointsScreen },
})
