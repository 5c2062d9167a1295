import { SAMPLE } from '../sample'
import { buttonLabel, productId, text, view } from './attributes'
import type { LiveWidget, Text } from './widget.types'

/** The values of `data-field`. */
const FIELDS: readonly (readonly [string, Text])[] = [
  ['price', { ru: 'Цена', en: 'Price' }],
  ['old-price', { ru: 'Прежняя цена', en: 'Price before' }],
  ['discount', { ru: 'Скидка, %', en: 'Discount, %' }],
  ['saving', { ru: 'Выгода', en: 'Saving' }],
  ['stock', { ru: 'Наличие', en: 'Availability' }],
  ['rating', { ru: 'Оценка', en: 'Rating' }],
  ['reviews', { ru: 'Число отзывов', en: 'Number of reviews' }],
  ['delivery-price', { ru: 'Цена доставки', en: 'Delivery price' }],
  ['delivery-date', { ru: 'Дни доставки', en: 'Delivery days' }],
  ['quantity', { ru: 'Штук в корзине', en: 'Pieces in the cart' }],
  ['name', { ru: 'Название', en: 'Name' }],
]

export const buying: readonly LiveWidget[] = [
  {
    name: 'cart-button',
    group: 'buy',
    page: 'cart',
    title: { ru: 'Кнопка «В корзину»', en: 'Add-to-cart button' },
    about: {
      ru: 'Кладёт товар в корзину; потом на её месте — количество.',
      en: 'Adds a product; then the same box shows its quantity.',
    },
    height: 460,
    attributes: [
      productId,
      {
        name: 'data-name',
        label: { ru: 'Название товара', en: 'Product name' },
        isRequired: true,
        control: text,
        first: SAMPLE.name,
      },
      {
        name: 'data-price',
        label: { ru: 'Цена в рублях', en: 'Price in roubles' },
        hint: { ru: 'Необязательно: цену знает сервер.', en: 'Optional: the server knows the price.' },
        control: text,
        first: SAMPLE.price,
      },
      buttonLabel,
    ],
  },
  {
    name: 'cart-badge',
    group: 'buy',
    page: 'cart',
    title: { ru: 'Число товаров в корзине', en: 'Number of products in the cart' },
    about: { ru: 'Рядом со ссылкой на корзину в шапке.', en: 'Beside the link to the cart in the header.' },
    element: 'span',
    inside: '\u00a0',
    attributes: [],
  },
  {
    name: 'stock-badge',
    group: 'buy',
    page: 'cart',
    title: { ru: 'Наличие товара', en: 'Stock' },
    about: {
      ru: 'Есть ли товар и сколько осталось; без запросов к серверу.',
      en: 'Whether a product is there and how many are left; sends no request.',
    },
    attributes: [
      productId,
      {
        name: 'data-available',
        label: { ru: 'Наличие', en: 'Availability' },
        control: {
          kind: 'choice',
          options: [
            { value: 'true', text: { ru: 'В наличии', en: 'In stock' } },
            { value: 'on-order', text: { ru: 'Под заказ', en: 'On order' } },
            { value: 'false', text: { ru: 'Нет', en: 'Sold out' } },
          ],
        },
        first: 'true',
      },
      {
        name: 'data-left',
        label: { ru: 'Осталось штук', en: 'Pieces left' },
        control: { kind: 'number', min: 0, max: 999 },
        first: '3',
      },
      { name: 'data-label', label: { ru: 'Свой текст', en: 'Your own text' }, control: text, first: '' },
    ],
  },
  {
    name: 'product-data',
    group: 'buy',
    page: 'product-data',
    title: { ru: 'Цена и другие данные в вашем тексте', en: 'Price and other data in your own text' },
    about: {
      ru: 'Текст вашего элемента становится текущим значением.',
      en: 'The text of your element becomes the current value.',
    },
    element: 'b',
    inside: '…',
    attributes: [
      productId,
      {
        name: 'data-field',
        label: { ru: 'Что показать', en: 'What to show' },
        isRequired: true,
        control: { kind: 'choice', options: FIELDS.map(([value, label]) => ({ value, text: label })) },
        first: 'price',
      },
    ],
  },
  {
    name: 'one-click-order',
    group: 'buy',
    page: 'lead',
    title: { ru: 'Заказ в один клик', en: 'One-click order' },
    about: { ru: 'Телефон — и оператор оформит остальное.', en: 'A phone number, and staff do the rest.' },
    height: 620,
    attributes: [productId, view, buttonLabel],
  },
]
