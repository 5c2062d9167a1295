import { Combobox } from '@base-ui/react/combobox'
import { CloseIcon } from '@prilavok/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLayer } from '../staff/layer-context'
import { useStaff, useLabels } from '../staff/staff-context'
import { useRested } from '../lib/use-rested'
import { searchRecords, type NamedRecord } from '../records/record-names'
import { useRecordNames } from '../values/use-record-names'
import { formWords } from '../labels/form-words'
import '../staff/panel.css'
import './lookup.css'

/** One reference, or several. */
export interface LookupFieldProps {
  readonly of: string
  readonly many: boolean
  readonly label: string
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
  readonly id?: string | undefined
  readonly isReadOnly?: boolean
  readonly isInvalid?: boolean
  /** Narrows what is offered, for example to the options of one characteristic. */
  readonly narrowed?: Readonly<Record<string, string>>
}

const LABEL_STALE_MS = 300_000

/** Chooses records of another resource by typing; nothing is loaded before somebody types or opens it. */
export function LookupField({
  of,
  many,
  label,
  value,
  onChange,
  id,
  isReadOnly = false,
  isInvalid = false,
  narrowed,
}: LookupFieldProps) {
  const { client, names } = useStaff()
  const words = useLabels(formWords)
  const { remove } = useLabels('staff')
  const layer = useLayer()
  const chosen = useRecordNames(of, value)
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const query = useRested(text)
  const found = useQuery({
    queryKey: ['lookup', of, query, narrowed],
    queryFn: ({ signal }) => searchRecords(client, of, query, signal, narrowed, names.own),
    enabled: isOpen,
    staleTime: LABEL_STALE_MS,
  })
  const isSame = (one: NamedRecord, other: NamedRecord) => one.id === other.id
  const choose = (next: readonly NamedRecord[]) => onChange(next.map((each) => each.id))
  const common = {
    items: found.data ?? [],
    filter: null,
    open: isOpen,
    onOpenChange: setOpen,
    onInputValueChange: setText,
    itemToStringLabel: ({ name }: NamedRecord) => name,
    isItemEqualToValue: isSame,
    readOnly: isReadOnly,
  }
  const input = (
    <Combobox.Input
      className="pk-staff-input"
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      placeholder={isReadOnly ? '' : words.choose}
      {...(id !== undefined && { id })}
    />
  )
  const list = (
    <Combobox.Portal container={layer}>
      <Combobox.Positioner sideOffset={4}>
        <Combobox.Popup className="pk-staff-panel pk-staff-options">
          {!found.isFetching && <Combobox.Empty>{words.nothingFound}</Combobox.Empty>}
          <Combobox.List>
            {(item: NamedRecord) => (
              <Combobox.Item key={item.id} value={item} className="pk-staff-option">
                {item.name}
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
  if (many)
    return (
      <Combobox.Root {...common} multiple value={[...chosen]} onValueChange={(next: NamedRecord[]) => choose(next)}>
        <Combobox.Chips className="pk-staff-chips">
          {chosen.map((each) => (
            <Combobox.Chip key={each.id} className="pk-staff-chip" aria-label={each.name}>
              {each.name}
              <Combobox.ChipRemove className="pk-staff-chip__remove" aria-label={remove(each.name)}>
                <CloseIcon />
              </Combobox.ChipRemove>
            </Combobox.Chip>
          ))}
          {input}
        </Combobox.Chips>
        {list}
      </Combobox.Root>
    )
  return (
    <Combobox.Root
      {...common}
      value={chosen[0] ?? null}
      onValueChange={(next: NamedRecord | null) => choose(next === null ? [] : [next])}
    >
      <span className="pk-staff-lookup">
        {input}
        {value.length > 0 && !isReadOnly && (
          <Combobox.Clear className="pk-staff-lookup__clear" aria-label={remove(chosen[0]?.name ?? '')}>
            <CloseIcon />
          </Combobox.Clear>
        )}
      </span>
      {list}
    </Combobox.Root>
  )
}
