export { contactErrors, fullName, initialContacts, middleNameIsMissing, namesAreFilled } from './contacts.rules'
export { contactsFeature, createContacts, type Contacts } from './contacts.store'
export type { ContactField, ContactsState } from './contacts.types'
