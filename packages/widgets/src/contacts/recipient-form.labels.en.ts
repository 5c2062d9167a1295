import type { RecipientFormLabels } from './recipient-form.labels'

export const recipientFormEn: RecipientFormLabels = {
  otherRecipient: 'Another person collects the order for me',
  heading: 'Recipient',
  firstNameError: 'Enter the first name of the recipient',
  lastNameError: 'Enter the last name of the recipient',
  phoneError: 'Enter a valid phone number of the recipient',
}
