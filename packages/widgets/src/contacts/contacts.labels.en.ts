import type { ContactsFormLabels, PersonFieldsLabels, RecipientFormLabels } from './contacts.labels'

export const contactsFormEn: ContactsFormLabels = {
  phoneHelp: 'We call to confirm the order',
  secondaryPhone: 'Second phone',
  addPhone: 'Add a phone number',
  email: 'E-mail',
  change: 'Change',
  firstNameError: 'Enter your first name',
  lastNameError: 'Enter your last name',
  phoneError: 'Enter a valid phone number',
  emailError: 'The field E-mail must be a valid e-mail address',
}

export const personFieldsEn: PersonFieldsLabels = {
  lastName: 'Last name',
  firstName: 'First name',
  middleName: 'Middle name',
  ifThereIsOne: 'if you have one',
  phone: 'Phone',
  fullName: 'First, middle and last name',
  fullNameHelp: 'As in the passport: the order is handed over against it',
  middleNameWarning: 'Give the middle name if there is one: without it the parcel may not be handed over!',
}

export const recipientFormEn: RecipientFormLabels = {
  otherRecipient: 'Another person collects the order for me',
  heading: 'Recipient',
  firstNameError: 'Enter the first name of the recipient',
  lastNameError: 'Enter the last name of the recipient',
  phoneError: 'Enter a valid phone number of the recipient',
}
