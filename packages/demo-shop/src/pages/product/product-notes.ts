import { html, DELIVERY_PATH, type Markup } from '@prilavok/shop-server/kit'
import { icon } from '../frame/icons'
import type { FullProduct } from './product.queries'

/** From this weight a parcel goes by lorry. Source: PRODUCT-24. */
const BIG_FROM_KG = 60

const howItTravels = ({ weight_kg, tags }: FullProduct) => {
  if (tags.includes('FreeDelivery')) return 'Доставим бесплатно до пункта выдачи'
  return weight_kg > BIG_FROM_KG
    ? 'Крупный груз: терминал или доставка машиной'
    : 'Пункты выдачи и курьер по всей России'
}

/** How the product travels and how it is paid: in general here, for the visitor's city once the widgets mount. */
export const deliveryNotes = (product: FullProduct): Markup => html`
<div class="buy-box__delivery" data-prilavok="product-delivery"><p>${icon('truck')}<span>${howItTravels(product)}. <a href="${DELIVERY_PATH}">Сроки и цены</a></span></p></div>
<div class="buy-box__pay" data-prilavok="pay-banner"><p>${icon('card')}<span>${product.tags.includes('PrepaymentOnly') ? 'Только предоплата: картой, частями или по счёту' : 'Оплата при получении, картой, частями или по счёту'}</span></p></div>`

interface Topic {
  readonly topic: string
  /** What the button says where it adds something to the title. */
  readonly button?: string
  readonly title: string
  readonly text: string
}

const TOPICS: readonly Topic[] = [
  {
    topic: 'dolyame',
    button: 'Долями',
    title: 'Долями, 4 платежа',
    text: 'Четыре платежа по 25 % каждые две недели, без переплаты. Отправим заказ после первого платежа.',
  },
  {
    topic: 'pay-on-delivery',
    title: 'Оплата при получении',
    text: 'Картой или наличными в пункте выдачи, если сумма заказа и город это позволяют.',
  },
  {
    topic: 'return',
    title: 'Возврат за 30 дней',
    text: 'Вернём деньги за товар в целой упаковке. Брак заменим за свой счёт.',
  },
  {
    topic: 'instalment',
    title: 'Рассрочка от банка',
    text: 'Равные платежи на срок до 36 месяцев. Сумму платежа вы увидите до подписания договора.',
  },
  {
    topic: 'yandex-split',
    title: 'Яндекс Сплит',
    text: 'Часть суммы сейчас, остальное по графику Яндекса. Отправим заказ после первого платежа.',
  },
  {
    topic: 'legal-entities',
    title: 'Юридическим лицам',
    text: 'Счёт, договор и закрывающие документы с НДС. Выберите «По счёту» при оформлении заказа.',
  },
  {
    topic: 'safe-logistics',
    title: 'Бережная доставка',
    text: 'Хрупкое едет в обрешётке, мешки на паллете в плёнке. Груз застрахован на полную стоимость.',
  },
  {
    topic: 'quality',
    title: 'Индекс качества',
    text: 'Складывается из оценок покупателей, доли возвратов и проверок на нашем складе.',
  },
]

/** So many are seen at once; who needs another one opens the rest. */
const SEEN = 3

const list = (topics: readonly Topic[]) => html`
<ul class="topics">
  ${topics.map(({ topic, title, button = title, text }) => html`<li data-prilavok="product-info" data-topic="${topic}" data-button="${button}"><details><summary>${title}</summary><p>${text}</p></details></li>`)}
</ul>`

/** What buyers ask before they buy: details that open in place without script, dialogs with it. Source: PRODUCT-10 to PRODUCT-16. */
export const productTopics = (): Markup => html`
<div class="buy-box__topics">
${list(TOPICS.slice(0, SEEN))}
<details class="topics-more"><summary>Ещё об оплате и доставке</summary>${list(TOPICS.slice(SEEN))}</details>
</div>`
