import { SAMPLE } from '../sample'
import { buttonLabel, keptView, productId, productName, text, view } from './attributes'
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
      productName,
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
    name: 'favourite-button',
    group: 'buy',
    page: 'favourites',
    title: { ru: 'Сердечко товара', en: 'Heart of a product' },
    about: {
      ru: 'Добавляет товар в избранное и убирает из него.',
      en: 'Adds a product to the favourites, and removes it.',
    },
    attributes: [productId, productName, keptView],
  },
  {
    name: 'favourites-badge',
    group: 'buy',
    page: 'favourites',
    title: { ru: 'Число товаров в избранном', en: 'Number of favourites' },
    about: { ru: 'Рядом со ссылкой на избранное в шапке.', en: 'Beside the link to the favourites in the header.' },
    element: 'span',
    inside: '\u00a0',
    attributes: [],
  },
  {
    name: 'compare-button',
    group: 'buy',
    page: 'comparison',
    title: { ru: 'Кнопка «Сравнить»', en: 'Compare button' },
    about: { ru: 'До шести товаров одного раздела.', en: 'Up to six products of one category.' },
    attributes: [
      productId,
      productName,
      {
        name: 'data-category',
        label: { ru: 'Код раздела', en: 'Category id' },
        control: text,
        first: SAMPLE.categoryId,
      },
      keptView,
    ],
  },
  {
    name: 'compare-badge',
    group: 'buy',
    page: 'comparison',
    title: { ru: 'Число товаров в сравнении', en: 'Number of compared products' },
    about: { ru: 'Рядом со ссылкой на сравнение в шапке.', en: 'Beside the link to the comparison in the header.' },
    element: 'span',
    inside: '\u00a0',
    attributes: [],
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
