import type { LiveMount, LiveSpec } from '../live/live-spec'
import { fieldsOf, GROUPS, liveWidgets, type LiveWidget, type WidgetAttribute } from '../live/widgets'
import type { BuilderLabels } from './builder.labels'
import { firstMount } from './choices'
import { Field, Select } from './field'

interface WidgetChoiceProps {
  readonly lang: 'ru' | 'en'
  readonly labels: BuilderLabels
  readonly spec: LiveSpec
  readonly mount: LiveMount
  readonly widget: LiveWidget
  readonly onChange: (spec: LiveSpec) => void
}

const groups = Object.keys(GROUPS) as readonly (keyof typeof GROUPS)[]

/** Which widget, and what its attributes say. */
export function WidgetChoice({ lang, labels, spec, mount, widget, onChange }: WidgetChoiceProps) {
  const choose = (name: string) => {
    const chosen = liveWidgets.find((each) => each.name === name)
    if (chosen !== undefined) onChange({ ...spec, mounts: [firstMount(chosen)] })
  }
  const setAttribute = (name: string, value: string) =>
    onChange({ ...spec, mounts: [{ ...mount, attributes: { ...mount.attributes, [name]: value } }] })
  return (
    <section>
      <Field label={labels.widget} hint={widget.about[lang]}>
        {(ids) => (
          <select {...ids} value={widget.name} onChange={({ target }) => choose(target.value)}>
            {groups.map((group) => (
              <optgroup key={group} label={GROUPS[group][lang]}>
                {liveWidgets
                  .filter((each) => each.group === group)
                  .map((each) => (
                    <option key={each.name} value={each.name}>
                      {each.title[lang]}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      {fieldsOf(widget).map((attribute) => (
        <Attribute
          key={`${widget.name} ${attribute.name}`}
          attribute={attribute}
          lang={lang}
          labels={labels}
          value={mount.attributes[attribute.name] ?? ''}
          onChange={(value) => setAttribute(attribute.name, value)}
        />
      ))}
      <p className="more">
        <a href={`/docs/features/${widget.page}.html`}>{labels.docs}</a> <code>{widget.name}</code>
      </p>
    </section>
  )
}

interface AttributeProps {
  readonly attribute: WidgetAttribute
  readonly lang: 'ru' | 'en'
  readonly labels: BuilderLabels
  readonly value: string
  readonly onChange: (value: string) => void
}

function Attribute({ attribute, lang, labels, value, onChange }: AttributeProps) {
  const { name, label, hint, isRequired, control } = attribute
  if (control.kind === 'choice')
    return (
      <Select
        label={label[lang]}
        value={value}
        options={control.options.map((option) => [option.value, option.text[lang]])}
        onChange={onChange}
      />
    )
  return (
    <Field
      label={
        <>
          {label[lang]} {isRequired && <span className="hint">{labels.required}</span>}
        </>
      }
      hint={hint?.[lang]}
    >
      {(ids) => (
        <input
          {...ids}
          name={name}
          value={value}
          autoComplete="off"
          maxLength={300}
          required={isRequired === true}
          {...(control.kind === 'number' && { type: 'number', min: control.min, max: control.max })}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
