import type { PersonFieldsLabels } from './person-fields.labels'

export const personFieldsEn: PersonFieldsLabels = {
  lastName: 'Last name',
  firstName: 'First name',
  middleName: 'Middle name',
  phone: 'Phone',
  middleNameWarning: 'Give the middle name if there is one: without it the parcel may not be handed over!',
}
