import { SAMPLE } from '../sample'
import { text } from './attributes'
import type { LiveWidget } from './widget.types'

export const wholePages: readonly LiveWidget[] = [
  {
    name: 'cart-page',
    group: 'pages',
    page: 'cart',
    title: { ru: 'Страница корзины', en: 'Cart page' },
    about: { ru: 'Товары, итоги, предложения.', en: 'Lines, totals, offers.' },
    height: 560,
    attributes: [],
  },
  {
    name: 'checkout-page',
    group: 'pages',
    page: 'checkout',
    title: { ru: 'Страница заказа', en: 'Order page' },
    about: { ru: 'Контакты, доставка, оплата, подтверждение.', en: 'Contacts, delivery, payment, confirmation.' },
    height: 900,
    attributes: [],
  },
  {
    name: 'track-order',
    group: 'pages',
    page: 'track',
    title: { ru: 'Где мой заказ', en: 'Where is my order' },
    about: { ru: 'По номеру отправления; попробуйте KI1000015838.', en: 'By its tracking number; try KI1000015838.' },
    height: 520,
    attributes: [],
  },
  {
    name: 'sms-login',
    group: 'pages',
    page: 'login',
    title: { ru: 'Вход по коду', en: 'Login by a code' },
    about: { ru: 'Сначала телефон, потом код из сообщения.', en: 'First the phone, then the code of the message.' },
    height: 420,
    attributes: [],
  },
  {
    name: 'pickup-points-page',
    group: 'pages',
    page: 'delivery',
    title: { ru: 'Пункты выдачи города', en: 'Pickup points of a city' },
    about: { ru: 'Поиск, фильтры, список и карта.', en: 'Search, filters, list and map.' },
    height: 760,
    attributes: [
      {
        name: 'data-city-id',
        label: { ru: 'Код города', en: 'City id' },
        isRequired: true,
        control: text,
        first: SAMPLE.cityId,
      },
      {
        name: 'data-near',
        label: { ru: 'Место посетителя', en: 'Place of the visitor' },
        hint: { ru: 'Широта и долгота: 55.75, 37.62', en: 'Latitude and longitude: 55.75, 37.62' },
        control: text,
        first: '',
      },
    ],
  },
]

export const delivery: readonly LiveWidget[] = [
  {
    name: 'delivery-header',
    group: 'delivery',
    page: 'city',
    title: { ru: 'Город доставки', en: 'Delivery city' },
    about: { ru: 'Город в шапке и окно, чтобы его сменить.', en: 'The city in the header, and a window to change it.' },
    height: 560,
    attributes: [],
  },
]
