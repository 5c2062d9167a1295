import type {
  CompetitorPricesLabels,
  PayBannerLabels,
  ProductActionsLabels,
  ProductCommentsLabels,
  ProductDeliveryLabels,
  ProductInfoDialogLabels,
  ProductInfoLabels,
  ProductOffersLabels,
  ProductPointsLabels,
  ProductStickyHeaderLabels,
  ProductTabsLabels,
  ProductVideoLabels,
} from './product.labels'
import { rangeText } from '../lib/range-text'

/** English words of the tabs. */
export const productTabsEn: ProductTabsLabels = {
  tabs: 'About the product',
  description: 'Description',
  delivery: 'Delivery and pickup points',
  comments: 'Reviews',
}

/** English words of the pickup points. */
export const productPointsEn: ProductPointsLabels = {
  title: (city) => `Pickup points: ${city}`,
  chooseCity: 'Choose your city to see its pickup points',
}

/** English words of the reviews. */
export const productCommentsEn: ProductCommentsLabels = {
  loading: 'Loading reviews…',
  failed: 'The reviews could not be loaded',
  retry: 'Try again',
}

/** English words of the delivery of a product. */
export const productDeliveryEn: ProductDeliveryLabels = {
  label: 'Delivery of the product',
  city: 'Delivery to',
  chooseCity: 'Choose a city',
  change: 'Change',
  changeFrom: (city) => `Delivery city: ${city}. Change`,
  cost: 'To a pickup point',
  free: 'FREE',
  unknownCost: 'calculated at checkout',
  time: 'Time',
  days: (from, to) => {
    const text = rangeText(from, to, { from: 'from', to: 'up to' })
    return text === '' ? '' : `${text}\u00a0${from === 1 && to === 1 ? 'day' : 'days'}`
  },
  atOnce: 'If you pay now',
  onDelivery: 'If you pay on delivery',
  cheaper: (amount) => `${amount} less`,
  canExamine: 'You may look at it before you pay',
  big: 'Large freight: by lorry or to a terminal',
}

/** English words of how a product can be paid. */
export const payBannerEn: PayBannerLabels = {
  onDelivery: 'Pay on delivery',
  onDeliveryText: 'Check the product at the pickup point and pay there, by card or in cash',
  atOnce: 'Pay now',
  atOnceText: 'We send the product once it is paid: by card, in parts or by invoice',
}

/** English words of the sticky header. */
export const productStickyHeaderEn: ProductStickyHeaderLabels = {
  label: 'The product of this page',
  add: 'Add to cart',
}

/** English words of the comparison. */
export const competitorPricesEn: CompetitorPricesLabels = {
  title: 'Compare prices',
  shop: 'Shop',
  price: 'Price',
  delivery: 'Delivery',
  ours: 'Our price',
  nameless: 'Another shop',
  free: 'FREE',
  unknown: '—',
  note: 'We check the prices of other shops ourselves; they may have changed.',
}

/** English words of the products around a product. */
export const productOffersEn: ProductOffersLabels = {
  crossSales: 'Frequently bought together',
  relations: 'Similar products and accessories',
  add: 'Add to cart',
  oldPrice: 'Former price',
  soldOut: 'Sold out',
  newTab: '(opens in a new tab)',
  failed: 'The products could not be loaded',
  retry: 'Try again',
}

/** English words of the review video. */
export const productVideoEn: ProductVideoLabels = {
  watch: 'Watch the review',
  title: 'Video review of the product',
  host: (name) => `The video is loaded from ${name}`,
}

/** English words of the buttons. */
export const productActionsEn: ProductActionsLabels = {
  label: 'More about the product',
  quickbuy: 'Buy in one click',
  stockSubscription: 'Tell me when it is in stock',
  waitingForDiscount: 'I want a discount',
  remindLater: 'Remind me later',
  customerQuestion: 'Ask about the product',
  callMeBack: 'Call me back',
}

/** English words of the buttons that explain something. */
export const productInfoEn: ProductInfoLabels = {
  quality: 'Quality index',
  instalment: 'Instalments',
  payOnDelivery: 'Pay on delivery',
  dolyame: 'Dolyame',
  yandexSplit: 'Yandex Split',
  legalEntities: 'For companies',
  return: 'Returns',
  safeLogistics: 'Careful delivery',
  parts: (count, amount, last) =>
    last === null ? `${count} payments of ${amount}` : `${count - 1} payments of ${amount} and a last one of ${last}`,
}

/** English texts of the dialogs. */
export const productInfoDialogEn: ProductInfoDialogLabels = {
  quality:
    '<p>The index combines the scores of buyers, the share of returns and the checks in our warehouse. It changes with new reviews.</p><ul><li><b>90 and more</b>: hardly any returns</li><li><b>70–89</b>: reliable, with few remarks</li><li><b>below 70</b>: read the reviews before you buy</li></ul>',
  instalment:
    '<p>The price is split into equal monthly payments. You see the term and the payment before you sign.</p><ol><li>Place the order and choose instalments</li><li>Fill in the short form of the bank: it decides within minutes</li><li>Sign with a code from a text message, and we send the order</li></ol>',
  payOnDelivery:
    '<p>Pay by card or in cash where you collect the order. You may look at the product first where the pickup point allows it.</p><p>This is not available for every city and sum: checkout shows what suits your order.</p>',
  dolyame:
    '<p>The sum is split into four payments of 25%. The first is made with the order, the others are charged to your card every two weeks.</p><p>No extra cost and no contract. We send the order after the first payment.</p>',
  yandexSplit:
    '<p>Pay a part now and the rest by the schedule that Yandex shows. You need a Yandex account with a card.</p><p>We send the order after the first payment.</p>',
  legalEntities:
    '<p>We issue an invoice, sign a contract and hand over closing documents with VAT.</p><ul><li>Choose “By invoice” at checkout and enter the INN: the details are filled in</li><li>The invoice can be downloaded right after the order</li><li>Documents come with the products or electronically</li></ul>',
  return:
    '<p>Products in a whole package and as new can be returned within 30 days. Defects and wrong deliveries are replaced at our cost.</p><ol><li>Tell us the order number by phone or in the chat</li><li>Bring the product to a pickup point or call a lorry</li><li>The money is returned the way you paid, within 10 days</li></ol>',
  safeLogistics:
    '<p>Fragile products travel in a crate, bags on a wrapped pallet, paints away from heat. The freight is insured at its full value.</p><p>Look at the package when you receive it. If it is damaged, have it recorded on the spot: we replace the product.</p>',
  close: 'Got it',
}
