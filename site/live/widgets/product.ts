import { COMPARED } from '../sample'
import { productId, text } from './attributes'
import type { LiveWidget, Text, WidgetAttribute } from './widget.types'

/** What the element of a product page says of its product, for the widgets that read it there. */
export const productFields: readonly WidgetAttribute[] = [
  {
    name: 'data-product-id',
    label: { ru: 'Код товара', en: 'Product id' },
    hint: {
      ru: 'Его, название и цену пишет сервер страницы товара, один раз для всех её виджетов.',
      en: 'The server of the product page writes it, the name and the price, once for all of its widgets.',
    },
    isRequired: true,
    control: text,
    first: COMPARED.id,
  },
  {
    name: 'data-product-name',
    label: { ru: 'Название товара', en: 'Product name' },
    isRequired: true,
    control: text,
    first: COMPARED.name,
  },
  {
    name: 'data-product-price',
    label: { ru: 'Цена в рублях', en: 'Price in roubles' },
    isRequired: true,
    control: text,
    first: COMPARED.price,
  },
]

/** The values of `data-topic`. */
const TOPICS: readonly (readonly [string, Text])[] = [
  ['quality', { ru: 'Качество', en: 'Quality' }],
  ['instalment', { ru: 'Рассрочка', en: 'Instalment' }],
  ['pay-on-delivery', { ru: 'Оплата при получении', en: 'Payment on delivery' }],
  ['dolyame', { ru: 'Долями', en: 'Dolyame' }],
  ['yandex-split', { ru: 'Яндекс Сплит', en: 'Yandex Split' }],
  ['legal-entities', { ru: 'Для юридических лиц', en: 'For companies' }],
  ['return', { ru: 'Возврат', en: 'Returns' }],
  ['safe-logistics', { ru: 'Надёжная доставка', en: 'Safe delivery' }],
]

/** Widgets of the page of a product. */
export const productPage: readonly LiveWidget[] = [
  {
    name: 'product-delivery',
    group: 'product',
    page: 'product',
    title: { ru: 'Доставка товара', en: 'Delivery of the product' },
    about: { ru: 'Цена и срок в город посетителя.', en: 'Cost and days to the visitor’s city.' },
    height: 620,
    isOfProduct: true,
    attributes: [],
  },
  {
    name: 'pay-banner',
    group: 'product',
    page: 'product',
    title: { ru: 'Можно ли платить при получении', en: 'Whether it can be paid on delivery' },
    about: { ru: 'Для города посетителя.', en: 'For the visitor’s city.' },
    isOfProduct: true,
    attributes: [],
  },
  {
    name: 'competitor-prices',
    group: 'product',
    page: 'product',
    title: { ru: 'Цены других магазинов', en: 'Prices of other shops' },
    about: { ru: 'Ничего, если их не знает сервер.', en: 'Nothing where the server knows none.' },
    isOfProduct: true,
    attributes: [],
  },
  {
    name: 'product-actions',
    group: 'product',
    page: 'product',
    title: {
      ru: 'Кнопки «Напомнить», «Задать вопрос» и другие',
      en: 'Buttons “Remind me”, “Ask a question” and others',
    },
    about: { ru: 'Те, что подходят товару и цене.', en: 'Those that suit the product and its price.' },
    height: 760,
    isOfProduct: true,
    attributes: [],
  },
  {
    name: 'product-cross-sales',
    group: 'product',
    page: 'product',
    title: { ru: 'С этим товаром покупают', en: 'Bought together' },
    about: { ru: 'Загружается, когда до него долистали.', en: 'Loaded once it is scrolled to.' },
    attributes: [{ ...productId, first: COMPARED.id }],
  },
  {
    name: 'product-relations',
    group: 'product',
    page: 'product',
    title: { ru: 'Похожие и сопутствующие', en: 'Similar products and accessories' },
    about: { ru: 'Загружается, когда до него долистали.', en: 'Loaded once it is scrolled to.' },
    attributes: [{ ...productId, first: COMPARED.id }],
  },
  {
    name: 'product-info',
    group: 'product',
    page: 'product',
    title: { ru: 'Пояснение в окне', en: 'An explanation in a window' },
    about: { ru: 'Рассрочка, возврат и другое.', en: 'Instalments, returns and more.' },
    height: 620,
    attributes: [
      {
        name: 'data-topic',
        label: { ru: 'О чём', en: 'About' },
        isRequired: true,
        control: { kind: 'choice', options: TOPICS.map(([value, label]) => ({ value, text: label })) },
        first: 'return',
      },
      {
        name: 'data-button',
        label: { ru: 'Надпись на кнопке', en: 'Text of the button' },
        control: text,
        first: '',
      },
    ],
  },
  {
    name: 'product-video',
    group: 'product',
    page: 'product',
    title: { ru: 'Видеообзор', en: 'Review video' },
    about: {
      ru: 'YouTube, Rutube или VK; до нажатия туда нет запросов.',
      en: 'YouTube, Rutube or VK; no request before a press.',
    },
    attributes: [
      {
        name: 'data-url',
        label: { ru: 'Адрес видео', en: 'Address of the video' },
        isRequired: true,
        control: text,
        first: 'https://rutube.ru/video/0123456789abcdef0123456789abcdef/',
      },
      {
        name: 'data-title',
        label: { ru: 'Название', en: 'Title' },
        control: text,
        first: '',
      },
    ],
  },
]
