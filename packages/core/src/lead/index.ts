export {
  callBackForm,
  discountForm,
  oneClickForm,
  remindForm,
  stockForm,
  wholesaleForm,
  type OfProduct,
} from './lead.forms'
export type { WholesaleRequestType } from '@prilavok/contracts'
