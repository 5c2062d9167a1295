export { contactErrors, contactsLine, fullName, initialContacts, middleNameIsMissing, namesAreFilled, shownName, splitName } from './contacts.rules'
export { contactsFeature, createContacts, type Contacts } from './contacts.store'
export type { ContactField, ContactsState, NameParts, PersonalData, PersonalDataProvider, PersonRole } from './contacts.types'
