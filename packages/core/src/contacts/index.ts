export { cleanNamesFeature, type CleanNames } from './clean-name'
export { contactsLine } from './contacts-line.rules'
export {
  contactErrors,
  fullName,
  initialContacts,
  middleNameIsMissing,
  namesAreFilled,
  shownName,
  splitName,
} from './contacts.rules'
export { contactsSettings } from './contacts.settings'
export { contactsFeature, createContacts, type Contacts } from './contacts.store'
export { prefillContacts } from './prefill'
export { isBuyerEmpty, prefilled } from './prefill.rules'
export type {
  ContactField,
  ContactsState,
  NameParts,
  PersonalData,
  PersonalDataProvider,
  PersonRole,
} from './contacts.types'
