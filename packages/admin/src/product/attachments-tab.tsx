import { enumerations, readProductAttachments, saveProductAttachments } from '@prilavok/contracts/admin'
import { safeLink } from '@prilavok/core'
import { useStaff, useLabels } from '../kit/staff/staff-context'
import { enumTitle } from '../kit/values/format'
import { SelectCell, TextCell } from '../kit/parts/cells'
import { ListPartTab } from '../kit/parts/list-part-tab'
import type { Item, ListPart } from '../kit/parts/list-part.types'
import { PartTable } from '../kit/parts/part-table'
import { FromLibrary } from '../kit/files/from-library'
import { UploadBox } from '../kit/parts/upload-box'
import { numberAt, textAt, useProductPart, productLabels, type ProductTabProps } from './product-part'
import './product.css'

const shape = { list: 'attachments', keyOf: (item: Item) => String(item['fileId']) }
const ACCEPTED = '.pdf,.doc,.docx,.xls,.xlsx'
const KIND = 'AttachmentKind'
const nameOf = (_: string, item: Item) => textAt(item, 'name') ?? textAt(item, 'fileId') ?? ''
const KB = 1024
const sizeText = (bytes: number | null, locale: string) =>
  bytes === null ? '' : (bytes / KB).toLocaleString(locale, { maximumFractionDigits: bytes < 10 * KB ? 1 : 0 })

/** The documents of a product. */
export function AttachmentsTab({ id, isReadOnly }: ProductTabProps) {
  const words = useLabels(productLabels)
  const source = useProductPart(id, { read: readProductAttachments, save: saveProductAttachments, shape })
  return (
    <ListPartTab
      name={`product:${id}:attachments`}
      source={source}
      shape={shape}
      isReadOnly={isReadOnly}
      titleOf={nameOf}
      problemsOf={(items) =>
        items.flatMap(([key, item]) => (textAt(item, 'name') === null ? [words.attachmentNeedsName(key)] : []))
      }
    >
      {(part) => <Attachments part={part} />}
    </ListPartTab>
  )
}

function Attachments({ part }: { readonly part: ListPart }) {
  const { locale } = useStaff()
  const words = useLabels(productLabels)
  const { items, isReadOnly, change, errorOf } = part
  const kinds = (enumerations[KIND]?.values ?? []).map((each) => [each, enumTitle(KIND, each, locale)] as const)
  const add = ({ id, name, url, sizeBytes }: Item) =>
    part.add(String(id), {
      fileId: id,
      name: String(name ?? '').replace(/\.[^.]+$/, ''),
      kind: 'Instruction',
      url,
      sizeBytes,
    })
  return (
    <>
      {!isReadOnly && (
        <>
          <UploadBox type="ProductAttachment" accept={ACCEPTED} label={words.addAttachments} onStored={add} />
          <div>
            <FromLibrary
              type="ProductAttachment"
              many
              taken={items.map(([key]) => key)}
              onChoose={(files) => files.forEach((file) => add({ ...file }))}
            />
          </div>
        </>
      )}
      {items.length === 0 ? (
        <p className="pk-staff-empty">{words.noAttachments}</p>
      ) : (
        <PartTable
          part={part}
          label={words.attachments}
          titleOf={nameOf}
          hasOrder
          columns={[
            {
              key: 'name',
              name: words.attachmentName,
              width: 'minmax(200px, 2fr)',
              cell: (key, item) => (
                <TextCell
                  label={`${words.attachmentName}: ${nameOf(key, item)}`}
                  value={textAt(item, 'name')}
                  max={300}
                  isReadOnly={isReadOnly}
                  error={errorOf(key, 'name')}
                  onChange={(name) => change(key, { name: name ?? '' })}
                />
              ),
            },
            {
              key: 'kind',
              name: words.attachmentKind,
              width: 'minmax(160px, 1fr)',
              cell: (key, item) => (
                <SelectCell
                  label={`${words.attachmentKind}: ${nameOf(key, item)}`}
                  value={textAt(item, 'kind') ?? ''}
                  options={kinds}
                  isReadOnly={isReadOnly}
                  onChange={(kind) => change(key, { kind })}
                />
              ),
            },
            {
              key: 'size',
              name: words.attachmentSize,
              width: '96px',
              isEnd: true,
              cell: (_, item) => sizeText(numberAt(item, 'sizeBytes'), locale),
            },
            {
              key: 'open',
              name: words.attachmentFile,
              width: '112px',
              cell: (_, item) => {
                const address = safeLink(textAt(item, 'url'), location.origin)
                return address === null ? null : (
                  <a href={address} target="_blank" rel="noopener">
                    {words.openFile}
                  </a>
                )
              },
            },
          ]}
        />
      )}
    </>
  )
}
