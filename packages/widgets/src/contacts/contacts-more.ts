export { RecipientForm } from './recipient-form'
export { SecondPhone } from './second-phone'
