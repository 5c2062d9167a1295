import type { ContactsFormLabels } from './contacts-form.labels'

export const contactsFormEn: ContactsFormLabels = {
  phoneHelp: 'We call to confirm the order',
  secondaryPhone: 'Second phone',
  email: 'E-mail',
  change: 'Change',
  firstNameError: 'Enter your first name',
  lastNameError: 'Enter your last name',
  phoneError: 'Enter a valid phone number',
  emailError: 'The field E-mail must be a valid e-mail address',
}
