export {
  isValidBankAccount,
  isValidBic,
  isValidCorrespondentAccount,
  isValidInn,
  isValidKpp,
  isValidOgrn,
  isValidOgrnip,
} from './check-digits'
export { confirmed, excluded, oneOf } from './choice-rules'
export { buyerRules, courierRules, recipientRules, type FieldRules } from './contact-fields'
export { isValidEmail } from './email'
export { failingFields } from './failing-fields'
export { dimensions, ext, image, mimes, size, type ChosenFile } from './file-rules'
export {
  createForm,
  type FieldState,
  type Form,
  type FormSpec,
  type FormState,
  type ValidationMode,
} from './form.store'
export type { FieldError, FieldRule, FieldSpec, RuleMessages, RuleName, Values } from './forms.types'
export { digits, length, max, min } from './length-rules'
export { englishMessages } from './messages.en'
export { meantEmail } from './meant-email'
export { namedRules } from './named-rules'
export { between, decimal, integer, maxValue, minValue, numeric } from './number-rules'
export { phoneDigits } from '@prilavok/contracts'
export { formatPhone, isValidPhone, normalizePhone } from './phone'
export { phoneSettings } from './phone.settings'
export { robotCheckSettings, type RobotCheckSettings, type TokenProvider } from './robot-check.settings'
export {
  bothNotNull,
  notIncludes,
  purchaseTypeCreditRequired,
  purchaseTypeRequired,
  regionRequired,
  validateTK,
} from './shop-rules'
export { createSmallForm, type SmallFormGiven } from './small-form'
export type {
  FormCall,
  FormFailure,
  SmallField,
  SmallFieldKind,
  SmallForm,
  SmallFormOutcome,
  SmallFormResponse,
  SmallFormSpec,
  SmallFormState,
  SmallFormValues,
} from './small-form.types'
export { alpha, alphaDash, alphaNum, alphaSpaces, email, phone, regex, required } from './text-rules'
export { createTokenSource, type TokenSource } from './token-source'
export { validate, type ValidateOptions } from './validate'
export { createValidator, fillMessage, type Validator } from './validator'
export { isBlank, isEmpty } from './values'
