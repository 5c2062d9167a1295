import { Checkbox } from '@prilavok/ui/checkbox'

interface SurveyBoxesProps<N extends string> {
  readonly legend: string
  readonly names: readonly N[]
  readonly values: Readonly<Record<N, boolean>>
  readonly labels: Readonly<Record<N, string>>
  readonly onChange: (name: N, value: boolean) => void
}

/** A group of boxes of a survey. */
export const SurveyBoxes = <N extends string>({ legend, names, values, labels, onChange }: SurveyBoxesProps<N>) => (
  <fieldset className="pk-survey-form__group">
    <legend className="pk-survey-form__legend">{legend}</legend>
    {names.map((name) => (
      <Checkbox key={name} checked={values[name]} onChange={(value) => onChange(name, value)}>
        {labels[name]}
      </Checkbox>
    ))}
  </fieldset>
)
