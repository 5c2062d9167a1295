import { productId, text } from './attributes'
import type { LiveWidget, WidgetAttribute } from './widget.types'

const title: WidgetAttribute = {
  name: 'data-title',
  label: { ru: 'Заголовок', en: 'Title' },
  control: text,
  first: '',
}

export const content: readonly LiveWidget[] = [
  {
    name: 'collapsible',
    group: 'content',
    page: 'content',
    title: { ru: 'Блок под заголовком', en: 'A block below its title' },
    about: { ru: 'Открывается по нажатию.', en: 'Opens when it is pressed.' },
    inside: '<p>Вернём деньги за товар в целой упаковке в течение 30 дней.</p>',
    attributes: [{ ...title, isRequired: true, first: 'Условия возврата' }],
  },
  {
    name: 'best-comment',
    group: 'content',
    page: 'content',
    title: { ru: 'Лучший отзыв о товаре', en: 'The best review of a product' },
    about: { ru: 'Ничего, если отзывов нет.', en: 'Nothing where there is none.' },
    attributes: [productId],
  },
  {
    name: 'product-comment-button',
    group: 'content',
    page: 'content',
    title: { ru: 'Написать отзыв', en: 'Write a review' },
    about: { ru: 'Кнопка, которая открывает форму.', en: 'A button that opens the form.' },
    height: 760,
    attributes: [productId],
  },
  {
    name: 'product-questions',
    group: 'content',
    page: 'content',
    title: { ru: 'Вопросы о товаре', en: 'Questions about a product' },
    about: { ru: 'Вопросы с ответами и форма для нового.', en: 'Answered questions, and a form for another one.' },
    height: 640,
    attributes: [productId],
  },
  {
    name: 'store-feedback-button',
    group: 'content',
    page: 'content',
    title: { ru: 'Отзыв о магазине', en: 'Feedback on the shop' },
    about: { ru: 'Кнопка, которая открывает форму.', en: 'A button that opens the form.' },
    height: 640,
    attributes: [],
  },
  {
    name: 'blog-list',
    group: 'content',
    page: 'content',
    title: { ru: 'Статьи блога', en: 'Posts of the blog' },
    about: { ru: 'Карточки с поиском и страницами.', en: 'Cards with a search and pages.' },
    height: 760,
    attributes: [
      {
        name: 'data-page-size',
        label: { ru: 'Статей на странице', en: 'Posts on a page' },
        control: { kind: 'number', min: 1, max: 50 },
        first: '6',
      },
    ],
  },
  {
    name: 'announcements',
    group: 'content',
    page: 'content',
    title: { ru: 'Объявления', en: 'Announcements' },
    about: { ru: 'Для городов из настроек магазина.', en: 'For the cities of the shop’s settings.' },
    attributes: [],
  },
]
