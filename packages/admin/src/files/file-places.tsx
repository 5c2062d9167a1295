import type { FileUse, FileUses } from '@prilavok/contracts/admin'
import { useLabels, useStaff } from '../kit/staff/staff-context'
import { useRecordNames } from '../kit/values/use-record-names'
import { filesRu } from './files.labels'
import { filesEn } from './files.labels.en'

function Place({ use: { resource, id, part } }: { readonly use: FileUse }) {
  const { links, locale, menu } = useStaff()
  const words = useLabels({ ru: filesRu, en: filesEn })
  const [record] = useRecordNames(resource, [id])
  const section = menu.find(({ key }) => key === resource)?.title[locale] ?? resource
  const address = links.record(resource, id)
  return (
    <li>
      {section}: <a href={part === null ? address : `${address}?tab=${part}`}>{record?.name ?? id}</a>
      {part !== null && <span className="pk-staff-note"> {words.parts[part] ?? part}</span>}
    </li>
  )
}

/** The records that show a file, as links. */
export function FilePlaces({ file: { uses, hiddenUses } }: { readonly file: FileUses }) {
  const words = useLabels({ ru: filesRu, en: filesEn })
  if (uses.length + hiddenUses === 0) return <p className="pk-staff-note">{words.unused}</p>
  return (
    <>
      <ul className="pk-staff-library__places">
        {uses.map((use) => (
          <Place key={`${use.resource}:${use.id}/${use.part}`} use={use} />
        ))}
      </ul>
      {hiddenUses > 0 && <p className="pk-staff-note">{words.hidden(hiddenUses)}</p>}
    </>
  )
}
