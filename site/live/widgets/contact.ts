import { buttonLabel, productId, view } from './attributes'
import type { LiveWidget } from './widget.types'

export const contact: readonly LiveWidget[] = [
  {
    name: 'call-back',
    group: 'contact',
    page: 'lead',
    title: { ru: 'Обратный звонок', en: 'Call-back' },
    about: { ru: 'Кнопка с окном или поля на странице.', en: 'A button with a window, or fields in the page.' },
    height: 560,
    attributes: [view, buttonLabel],
  },
  {
    name: 'discount-subscription',
    group: 'contact',
    page: 'lead',
    title: { ru: 'Узнать о снижении цены', en: 'Wait for a lower price' },
    about: { ru: 'Письмо, когда товар подешевеет.', en: 'A message when the product is cheaper.' },
    height: 520,
    attributes: [productId, view, buttonLabel],
  },
  {
    name: 'stock-subscription',
    group: 'contact',
    page: 'lead',
    title: { ru: 'Сообщить о поступлении', en: 'Wait for a product' },
    about: { ru: 'Письмо, когда товар появится.', en: 'A message when the product is back.' },
    height: 520,
    attributes: [productId, view, buttonLabel],
  },
  {
    name: 'remind-later',
    group: 'contact',
    page: 'lead',
    title: { ru: 'Напомнить позже', en: 'Remind me later' },
    about: { ru: 'Через неделю или в выбранный день.', en: 'In a week, or on a chosen day.' },
    height: 560,
    attributes: [productId, view, buttonLabel],
  },
  {
    name: 'wholesale',
    group: 'contact',
    page: 'lead',
    title: { ru: 'Оптовикам и поставщикам', en: 'Wholesale' },
    about: { ru: 'Две заявки на вкладках.', en: 'Two requests in tabs.' },
    height: 720,
    attributes: [view, buttonLabel],
  },
  {
    name: 'survey-button',
    group: 'contact',
    page: 'survey',
    title: { ru: 'Опрос из одного вопроса', en: 'A survey of one question' },
    about: { ru: 'Кнопки нет, пока у магазина нет вопроса.', en: 'No button while the shop has no question.' },
    height: 520,
    attributes: [],
  },
]
