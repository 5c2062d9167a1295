import type { SettingsInput } from '@prilavok/core'

/** A bank with a payment page of its own, and the hosts of its pages. */
export const settings: SettingsInput = {
  paymentProviders: [
    {
      key: 'own-bank',
      options: ['PayViaOwnBank'],
      calls: 'own',
      kind: 'redirect',
      paid: 'Paid',
      refused: new Set(['Declined']),
      hasSchedule: false,
    },
  ],
  allowedRedirectHosts: { 'own-bank': ['pay.bank.example'] },
}
