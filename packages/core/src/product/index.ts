export {
  PRODUCT_ELEMENT,
  readProductFields,
  type ProductField,
  type ProductFieldProblem,
  type ReadProduct,
} from './product-fields'
export {
  BIG_ABOVE_KG,
  CALL_ME_ABOVE,
  formChoices,
  isBig,
  payBanner,
  pulses,
  QUICKBUY_FROM,
  shownOffers,
  WAIT_FOR_DISCOUNT_FROM,
  type FormChoice,
  type NotOffered,
  type PayBanner,
} from './product.rules'
export { productSettings } from './product.settings'
export { createProduct, productFeature, type ProductStore } from './product.store'
export type {
  CompetitorOffer,
  PageProduct,
  ProductDelivery,
  ProductFormName,
  ProductState,
  ProductTab,
} from './product.types'
export { QUICKBUY_DRAW_KEY } from './quickbuy-draw'
export { PRODUCT_TABS, tabOfHash } from './tab.rules'
export { VIDEO_HOSTS, videoFrame } from './video.rules'
