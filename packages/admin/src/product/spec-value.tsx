import { useLabels } from '../kit/staff/staff-context'
import { LazyLookup } from '../kit/lookup/lazy-lookup'
import { NumberCell, SelectCell, TextCell } from '../kit/parts/cells'
import type { Item } from '../kit/parts/list-part.types'
import { numberAt, textAt, productLabels } from './product-part'
import { useNames } from './use-names'

interface SpecValueProps {
  readonly name: string
  readonly item: Item
  readonly isReadOnly: boolean
  readonly error: string | undefined
  readonly onChange: (fields: Item) => void
}

const idsAt = (item: Item): readonly string[] => (Array.isArray(item['optionIds']) ? item['optionIds'].map(String) : [])

function OptionNames({ ids }: { readonly ids: readonly string[] }) {
  const names = useNames('specOption', ids)
  return <>{ids.map((id) => names.get(id) ?? id).join(', ')}</>
}

/** The value of a characteristic by its kind; an unknown kind is text. */
export function SpecValue({ name, item, isReadOnly, error, onChange }: SpecValueProps) {
  const words = useLabels(productLabels)
  const common = useLabels('staff')
  const label = words.valueOf(name)
  switch (item['valueKind']) {
    case 'Options':
    case 'Color':
      return isReadOnly ? (
        <OptionNames ids={idsAt(item)} />
      ) : (
        <LazyLookup
          of="specOption"
          many
          label={label}
          isInvalid={error !== undefined}
          narrowed={{ specId: String(item['specId']) }}
          value={idsAt(item)}
          onChange={(optionIds) => onChange({ optionIds })}
        />
      )
    case 'Number':
      return (
        <NumberCell
          label={label}
          value={numberAt(item, 'numberValue')}
          isReadOnly={isReadOnly}
          error={error}
          onChange={(numberValue) => onChange({ numberValue })}
        />
      )
    case 'NumberRange':
      return (
        <span className="pk-staff-range" data-wide="">
          <NumberCell
            label={`${label}, ${common.from}`}
            value={numberAt(item, 'numberValue')}
            isReadOnly={isReadOnly}
            error={error}
            onChange={(numberValue) => onChange({ numberValue })}
          />
          –
          <NumberCell
            label={`${label}, ${common.to}`}
            value={numberAt(item, 'numberTo')}
            isReadOnly={isReadOnly}
            error={error}
            onChange={(numberTo) => onChange({ numberTo })}
          />
        </span>
      )
    case 'Bool':
      return (
        <SelectCell
          label={label}
          value={typeof item['boolValue'] === 'boolean' ? String(item['boolValue']) : ''}
          isReadOnly={isReadOnly}
          options={[
            ['', '—'],
            ['true', common.yes],
            ['false', common.no],
          ]}
          onChange={(value) => onChange({ boolValue: value === '' ? null : value === 'true' })}
        />
      )
    default:
      return (
        <TextCell
          label={label}
          value={textAt(item, 'textValue')}
          max={1000}
          isReadOnly={isReadOnly}
          error={error}
          onChange={(textValue) => onChange({ textValue })}
        />
      )
  }
}
