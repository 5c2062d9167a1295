import { html, type Markup } from '@prilavok/shop-server/kit'
import { icon } from '../frame/icons'

const REASONS = [
  {
    picture: 'truck',
    heading: 'Привезём в выбранный день',
    text: 'До пункта выдачи, до подъезда или сразу на участок. Разгрузка и подъём по прайсу, без торга на месте.',
  },
  {
    picture: 'card',
    heading: 'Оплата при получении',
    text: 'Осмотрите товар и заплатите наличными или картой. Можно частями, в рассрочку или по счёту для компаний.',
  },
  {
    picture: 'ruler',
    heading: 'Посчитаем количество',
    text: 'Назовите площадь и материал: подскажем расход, запас на подрезку и подходящий крепёж.',
  },
  {
    picture: 'returned',
    heading: 'Примем остатки',
    text: 'Целые упаковки возвращаем 30 дней. Деньги придут туда, откуда вы платили.',
  },
] as const

/** Why people buy here. */
export const shopReasons = (): Markup => html`
<section class="block" aria-labelledby="reasons">
  <h2 class="block__heading" id="reasons">Почему у нас удобно</h2>
  <ul class="reasons">
    ${REASONS.map(({ picture, heading, text }) => html`<li class="reason">${icon(picture)}<h3 class="reason__heading">${heading}</h3><p>${text}</p></li>`)}
  </ul>
</section>`
