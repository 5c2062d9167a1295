/** The stand-ins of the providers' scripts, and the ids that the real ones would give the shop. Source: PAY-107. */
export const standIns = {
  payment: {
    scripts: {
      'online-card': '/sim/scripts/tbank-form.js',
      tinkoff: '/sim/scripts/tinkoff.js',
      'pos-credit': '/sim/scripts/pos-credit.js',
    },
    terminalKey: 'sandbox',
    shopId: 'sandbox',
    showcaseId: 'sandbox',
    accessId: 'sandbox',
    tradeId: 'sandbox',
  },
}
