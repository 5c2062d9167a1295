import type { EmailHintLabels } from './email-hint.labels'
import type { ContactsFormLabels, PersonFieldsLabels, RecipientFormLabels } from './contacts.labels'

export const contactsFormEn: ContactsFormLabels = {
  phoneHelp: 'We will call to confirm the order',
  secondaryPhone: 'Second phone',
  addPhone: 'Add a phone number',
  email: 'Email',
  change: 'Change',
  firstNameError: 'Enter your first name',
  lastNameError: 'Enter your last name',
  phoneError: 'Enter a valid phone number',
  emailError: 'Enter a valid email address',
}

export const emailHintEn: EmailHintLabels = {
  meant: (domain) => `Did you mean ${domain}?`,
}

export const personFieldsEn: PersonFieldsLabels = {
  lastName: 'Last name',
  firstName: 'First name',
  middleName: 'Middle name',
  ifThereIsOne: 'if you have one',
  phone: 'Phone',
  fullName: 'First, middle and last name',
  fullNameHelp: 'As in your passport: you will need it to collect the order',
  middleNameWarning: 'As in your passport, if you have one: some carriers check it when they hand the parcel over',
}

export const recipientFormEn: RecipientFormLabels = {
  otherRecipient: 'Someone else will collect the order',
  heading: 'Recipient',
  firstNameError: 'Enter the recipient’s first name',
  lastNameError: 'Enter the recipient’s last name',
  phoneError: 'Enter a valid phone number for the recipient',
}
