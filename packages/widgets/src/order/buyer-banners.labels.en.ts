import type { BuyerBannersLabels } from './buyer-banners.labels'

export const buyerBannersEn: BuyerBannersLabels = {
  known: (name) => `You are ordering as ${name}`,
  notYou: 'Is it not you?',
  clear: 'Clear the details',
  register: 'Register, and next time the details fill themselves in',
  registerHelp: 'You can order without it, too.',
  registerGo: 'Register',
}
