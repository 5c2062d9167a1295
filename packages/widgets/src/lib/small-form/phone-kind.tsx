import { phoneSettings } from '@prilavok/core/forms'
import { useSettings } from '@prilavok/react'
import { PhoneField } from '@prilavok/ui/text-field'
import { useTextProps, type FieldKinds, type SmallFormFieldProps } from './small-form-field'

const Phone = (props: SmallFormFieldProps) => (
  <PhoneField {...useTextProps(props)} foreign={useSettings(phoneSettings).foreignPhones} maxLength={undefined} />
)

/** The phone, in its mask. */
export const phoneKind: FieldKinds = { phone: Phone }
