import {
  modificationRelationTypeValues,
  readModificationRelations,
  saveModificationRelations,
} from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { LazyLookup } from '../kit/lookup/lazy-lookup'
import { ListPartTab } from '../kit/parts/list-part-tab'
import type { Item, ListPart } from '../kit/parts/list-part.types'
import { listSource } from '../kit/parts/list-source'
import { isPlain } from '../kit/records/same-value'
import { useLabels, useStaff } from '../kit/staff/staff-context'
import { enumTitle } from '../kit/values/format'
import { mergeRelations, relationKey } from './merge-relations'
import { modificationRu } from './modification.labels'
import { modificationEn } from './modification.labels.en'
import { formWords } from '../kit/labels/form-words'

const shape = { list: 'items', keyOf: relationKey }
const NEW: Item = { relatedModificationId: '', related: null, type: 'Analog', note: null }

const relatedOf = (item: Item): string => String(item['relatedModificationId'] ?? '')
const nameOf = (item: Item): string =>
  String((isPlain(item['related']) ? item['related']['fullName'] : null) ?? relatedOf(item))

function Relation({ part, at }: { readonly part: ListPart; readonly at: number }) {
  const { links, locale } = useStaff()
  const words = useLabels({ ru: modificationRu, en: modificationEn })
  const { items, isReadOnly, change, remove, errorOf } = part
  const found = items[at]
  if (found === undefined) return null
  const [key, item] = found
  const related = relatedOf(item)
  return (
    <li>
      <select
        className="pk-staff-input"
        aria-label={words.type}
        value={String(item['type'])}
        disabled={isReadOnly}
        onChange={(event) => change(key, { type: event.target.value })}
      >
        {modificationRelationTypeValues.values.map((each) => (
          <option key={each} value={each}>
            {enumTitle('ModificationRelationType', each, locale)}
          </option>
        ))}
      </select>
      {isReadOnly ? (
        <a href={links.record('modification', related)}>{nameOf(item)}</a>
      ) : (
        <LazyLookup
          of="modification"
          many={false}
          label={words.related}
          isInvalid={errorOf(key, 'relatedModificationId') !== undefined}
          value={related === '' ? [] : [related]}
          onChange={([next]) => change(key, { relatedModificationId: next ?? '', related: null })}
        />
      )}
      <input
        className="pk-staff-input"
        aria-label={words.note}
        placeholder={words.note}
        maxLength={300}
        readOnly={isReadOnly}
        value={String(item['note'] ?? '')}
        onChange={(event) => change(key, { note: event.target.value === '' ? null : event.target.value })}
      />
      {!isReadOnly && (
        <button
          type="button"
          className="pk-staff-small"
          aria-label={words.remove(nameOf(item))}
          onClick={() => remove(key)}
        >
          ×
        </button>
      )}
    </li>
  )
}

function Relations({ part }: { readonly part: ListPart }) {
  const words = useLabels({ ru: modificationRu, en: modificationEn })
  return (
    <>
      <p className="pk-staff-note">{part.items.length === 0 ? words.noRelations : words.mutual}</p>
      <ul className="pk-staff-relations" aria-label={words.relations}>
        {part.items.map(([key], at) => (
          <Relation key={key} part={part} at={at} />
        ))}
      </ul>
      {!part.isReadOnly && (
        <div>
          <Button size="small" onClick={() => part.add(`new:${globalThis.crypto.randomUUID()}`, NEW)}>
            {words.add}
          </Button>
        </div>
      )}
    </>
  )
}

/** What a modification is related to: parents, analogues, replacements, parts. */
export function RelationsTab({ id, isReadOnly }: { readonly id: string; readonly isReadOnly: boolean }) {
  const { client } = useStaff()
  const words = useLabels({ ru: modificationRu, en: modificationEn })
  const { required } = useLabels(formWords)
  const queries = useQueryClient()
  const source = useMemo(
    () =>
      listSource(client, {
        read: readModificationRelations,
        save: saveModificationRelations,
        input: { params: { id } },
        owner: { modificationId: id },
        shape,
        merge: mergeRelations,
      }),
    [client, id],
  )
  return (
    <ListPartTab
      name={`modification:${id}:relations`}
      source={source}
      shape={shape}
      isReadOnly={isReadOnly}
      titleOf={(_, item) => nameOf(item)}
      problemsOf={(items) =>
        items.some(([, item]) => relatedOf(item) === '') ? [`${words.related}: ${required}`] : []
      }
      onSaved={() => {
        // Parents are relations, and fields of the record.
        for (const key of [
          ['list', 'modification'],
          ['record', 'modification', id],
          ['history', 'modification', id],
        ])
          void queries.invalidateQueries({ queryKey: key })
      }}
    >
      {(part) => <Relations part={part} />}
    </ListPartTab>
  )
}
