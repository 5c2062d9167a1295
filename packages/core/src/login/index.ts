export { codeForm, phoneForm } from './login.forms'
export { createLogin, loginFeature, type Login, type LoginState } from './login.store'
