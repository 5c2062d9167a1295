export { TextField, type TextFieldProps } from './text-field'
export { TextArea, type TextAreaProps } from './text-area'
export { PhoneField, type PhoneFieldProps } from './phone-field'
