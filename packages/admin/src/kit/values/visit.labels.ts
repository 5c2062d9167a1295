import type { VisitLabels } from './visit-words'

/** Russian words for where a visit came from. */
export const visitRu: VisitLabels = {
  sources: {
    yandex: 'Яндекс',
    ya: 'Яндекс',
    google: 'Google',
    vk: 'ВКонтакте',
    telegram: 'Телеграм',
    avito: 'Авито',
    mail: 'Mail.ru',
    '2gis': '2ГИС',
    dzen: 'Дзен',
  },
  mediums: {
    cpc: 'реклама с оплатой за переход',
    ppc: 'реклама с оплатой за переход',
    cpm: 'реклама с оплатой за показы',
    display: 'баннер',
    banner: 'баннер',
    organic: 'поиск',
    email: 'рассылка',
    referral: 'ссылка с сайта',
    social: 'социальная сеть',
    sms: 'СМС',
    qr: 'QR-код',
  },
  direct: 'Прямой заход',
  campaign: (name) => `Кампания: ${name}`,
  term: (words) => `Искали: ${words}`,
  content: (name) => `Объявление: ${name}`,
  visit: (number) => `Визит Roistat ${number}`,
  referrer: (address) => `Со страницы ${address}`,
}
