export type { CustomerOrder } from '@prilavok/contracts'
export { codeForm, phoneForm } from './login.forms'
export {
  createLogin,
  loginFeature,
  RETURN_PARAMETER,
  type Login,
  type LoginState,
  type LoginVisitor,
} from './login.store'
