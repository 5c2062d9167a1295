import type { RecorderLabels } from './recorder.labels'

/** English words of what is offered after a failure. */
export const recorderEn: RecorderLabels = {
  failed: 'Something on the page did not work',
  offer:
    'Send the shop a recording of the last events: no names, phones or addresses are in it, and nothing that you typed.',
  send: 'Send the recording',
  sent: (number) => `The recording is sent. Its number is ${number}`,
  tell: 'Tell this number to the support of the shop.',
  notSent: 'The recording could not be sent. Try again later.',
}
