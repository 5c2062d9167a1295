import type { VisitLabels } from './visit-words'

/** English words for where a visit came from. */
export const visitEn: VisitLabels = {
  sources: {
    yandex: 'Yandex',
    ya: 'Yandex',
    google: 'Google',
    vk: 'VK',
    telegram: 'Telegram',
    avito: 'Avito',
    mail: 'Mail.ru',
    '2gis': '2GIS',
    dzen: 'Zen',
  },
  mediums: {
    cpc: 'paid click',
    ppc: 'paid click',
    cpm: 'paid impressions',
    display: 'banner',
    banner: 'banner',
    organic: 'search',
    email: 'newsletter',
    referral: 'link from a site',
    social: 'social network',
    sms: 'SMS',
    qr: 'QR code',
  },
  direct: 'Direct visit',
  campaign: (name) => `Campaign: ${name}`,
  term: (words) => `Searched for: ${words}`,
  content: (name) => `Advertisement: ${name}`,
  visit: (number) => `Roistat visit ${number}`,
  referrer: (address) => `From the page ${address}`,
}
