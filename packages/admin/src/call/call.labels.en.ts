import type { CallLabels } from './call.labels'

/** English words of an incoming call. */
export const callEn: CallLabels = {
  title: (phone) => `Call: ${phone}`,
  plain: 'Incoming call',
  phone: 'Phone number',
  find: 'Find',
  looking: 'Looking who is calling…',
  nobody: 'The shop does not know this number yet.',
  wrong: 'This is no phone number: ten digits are needed.',
  order: 'Make an order',
  customer: 'Add a customer',
  request: 'Note a request',
  name: 'Name',
  comment: 'What is wanted',
  save: 'Save the request',
}
