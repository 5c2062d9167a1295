import type { SubmitOutcomeLabels } from './submit-outcome.labels'

export const submitOutcomeEn: SubmitOutcomeLabels = {
  refused: 'The order could not be placed. Please copy this error and send it to us.',
  copy: 'Copy',
  copied: 'Copied',
  unconfirmed: 'The order is not placed yet',
  unconfirmedHelp:
    'The connection broke while it was being sent. Everything you filled in is still there: press “Place the order” again.',
  unknown: 'It is not known whether the order was placed',
  unknownHelp: 'Check the connection and press “Place the order” again: there will be no second order.',
  unsaved: 'The order was not sent',
  unsavedHelp: 'The last changes could not be saved. Check the connection and try again.',
  priceChange: 'Prices have changed meanwhile',
  priceChangeHelp: (before, after) =>
    `The goods were ${before}, now they are ${after}. The order has not been sent yet: check it and confirm it again.`,
  pricesUpdated: 'We have updated the prices. The order has not been sent yet: check it and confirm it again.',
}
