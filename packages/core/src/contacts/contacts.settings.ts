import { defineSettings, optional } from '../lib/settings'
import { code } from '../lib/value-kinds'
import type { PersonalDataProvider } from './contacts.types'

/** What a shop may set of the contacts form. */
export const contactsSettings = defineSettings({
  /** Who fills in an empty contacts form; null: nobody (CONTACT-09). Only code can set it, JSON cannot. */
  personalData: optional(code<PersonalDataProvider>()),
})
