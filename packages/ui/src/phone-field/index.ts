export { PhoneField, type PhoneFieldProps } from './phone-field'
export { formatPhone, phoneDigits } from './phone-digits'
