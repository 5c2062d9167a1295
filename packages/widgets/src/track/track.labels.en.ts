import type { TrackOrderLabels } from './track.labels'

/** English words of the tracking. */
export const trackOrderEn: TrackOrderLabels = {
  trackNumber: 'Tracking number',
  trackNumberHelp: 'It is in the message about the dispatch of your order',
  submit: 'Find',
  notFound: 'No order with this number was found',
  failed: 'We could not find out where the order is. Please try again.',
  result: 'Where the order is',
  expected: 'Expected',
  storage: 'Kept until',
  steps: 'Way of the order',
  noSteps: 'The carrier has not reported anything yet.',
  moment: (date) =>
    new Date(date).toLocaleString('en', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }),
  day: (date) => new Date(date).toLocaleDateString('en', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
}
