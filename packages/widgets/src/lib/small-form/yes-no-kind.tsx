import { Checkbox } from '@prilavok/ui/checkbox'
import type { FieldKinds, SmallFormFieldProps } from './small-form-field'

const YesNo = ({ id, state, label, help, onChange }: SmallFormFieldProps) => (
  <Checkbox id={id} checked={state.value === true} onChange={onChange} help={help} error={state.error?.text}>
    {label}
  </Checkbox>
)

/** A box to tick. */
export const yesNoKind: FieldKinds = { 'yes-no': YesNo }
