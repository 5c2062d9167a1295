// What the cart page shows below its lines and totals: loaded once these are there.
export { CartNews } from './cart-news'
export { CartOffers } from './cart-offers'
export { PromoField } from './promo-field'
export { PageNotes } from './cart-notes'
