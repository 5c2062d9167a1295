import { PhoneField } from '@prilavok/ui/text-field'
import { useTextProps, type FieldKinds, type SmallFormFieldProps } from './small-form-field'

const Phone = (props: SmallFormFieldProps) => <PhoneField {...useTextProps(props)} maxLength={undefined} />

/** The phone, in its mask. */
export const phoneKind: FieldKinds = { phone: Phone }
