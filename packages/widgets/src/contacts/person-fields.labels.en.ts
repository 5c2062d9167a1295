import type { PersonFieldsLabels } from './person-fields.labels'

export const personFieldsEn: PersonFieldsLabels = {
  lastName: 'Last name',
  firstName: 'First name',
  middleName: 'Middle name',
  phone: 'Phone',
  fullName: 'First, middle and last name',
  fullNameHelp: 'As in the passport: the order is handed over against it',
  middleNameWarning: 'Give the middle name if there is one: without it the parcel may not be handed over!',
}
