import type { SmsLoginLabels } from './login.labels'

/** English words of the login by a code. */
export const smsLoginEn: SmsLoginLabels = {
  phone: 'Phone',
  phoneHelp: 'We will send a code in a message',
  getCode: 'Get a code',
  haveCode: 'I have a code already',
  code: 'Code from the message',
  sentTo: (phone) => `The code was sent to ${phone}`,
  enter: 'Log in',
  changePhone: 'Change the number',
  resend: 'Send the code again',
  resendIn: (seconds) => `A new code can be sent in ${seconds} s`,
  notSent: 'The code could not be sent. Please try again.',
  wrongCode: 'Wrong code. Please try again.',
}
