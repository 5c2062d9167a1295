import type { SmallFormLabels } from './small-form.labels'

/** English words of every small form. */
export const smallFormEn: SmallFormLabels = {
  sent: 'Thank you! We will contact you.',
  failed: 'This could not be sent. Please try again.',
  wait: (seconds) => `Too many attempts in a row. Wait ${seconds} s.`,
  submit: 'Send',
  again: 'Fill in again',
  required: 'Fill in “{_field_}”',
  phone: 'Enter a valid phone number',
  email: 'Enter a valid e-mail address',
  bothNotNull: 'Give a phone number or an e-mail address',
  max: 'No more than {length} characters',
  min: 'At least {length} characters',
  decimal: 'Enter a number',
  digits: 'Enter {length} digits',
}
