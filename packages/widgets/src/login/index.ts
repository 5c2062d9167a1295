export { SmsLogin, type SmsLoginProps } from './sms-login'
export type { SmsLoginLabels } from './login.labels'
