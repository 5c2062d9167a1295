/** The zone of the shop's clock. */
export const SHOP_ZONE = 'Europe/Moscow'

/** The shop's name, address and contacts. It is invented, and the footer says so. */
export const SHOP_FACTS = {
  name: 'Сруб и Кирпич',
  slogan: 'стройматериалы с доставкой',
  legalName: 'ООО «Сруб и Кирпич»',
  city: 'Москва',
  phone: '8 800 000-00-00',
  phoneLink: 'tel:88000000000',
  email: 'shop@example.com',
  hours: 'Ежедневно с 8:00 до 21:00',
  address: '108811, Москва, 22-й километр Киевского шоссе, вл. 4, стр. 1',
  inn: '0000000000',
  ogrn: '0000000000000',
} as const
