import { RatingInput, ratingLabels } from '@prilavok/ui/rating'
import { useLabels } from '../labels'
import type { FieldKinds, SmallFormFieldProps } from './small-form-field'

function Score({ id, state, label, help, onChange }: SmallFormFieldProps) {
  return (
    <RatingInput
      id={id}
      legend={label}
      value={typeof state.value === 'number' ? state.value : null}
      onChange={onChange}
      labels={useLabels('rating', ratingLabels)}
      help={help}
      error={state.error?.text}
    />
  )
}

/** Stars to give. */
export const scoreKind: FieldKinds = { score: Score }
