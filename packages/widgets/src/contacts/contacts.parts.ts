/** What contacts need only where a shop has asked for it; a chunk of its own. */
export { ContactsSummary } from './contacts-summary'
export { FullNameField } from './full-name-field'
