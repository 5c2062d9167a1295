import { useLabels } from '../kit/staff/staff-context'
import { readProductPictures, saveProductPictures } from '@prilavok/contracts/admin'
import { safeLink } from '@prilavok/core'
import { Dialog } from '@prilavok/ui/dialog'
import { useId, useState } from 'react'
import { FromLibrary } from '../kit/files/from-library'
import { TextCell } from '../kit/parts/cells'
import { ListPartTab } from '../kit/parts/list-part-tab'
import type { Item, ListPart } from '../kit/parts/list-part.types'
import { PartTable } from '../kit/parts/part-table'
import { UploadBox } from '../kit/parts/upload-box'
import { textAt, numberAt, useProductPart, productLabels, type ProductTabProps } from './product-part'
import './product.css'

const shape = { list: 'pictures', keyOf: (item: Item) => String(item['fileId']) }
const ACCEPTED = 'image/jpeg,image/png,image/webp'

const sizeOf = (item: Item) => {
  const [width, height] = [numberAt(item, 'width'), numberAt(item, 'height')]
  return width === null || height === null ? '' : `${width} × ${height}`
}

/** The pictures of a product: upload, order, description, and which one is the main picture. */
export function PicturesTab({ id, isReadOnly }: ProductTabProps) {
  const words = useLabels(productLabels)
  const source = useProductPart(id, { read: readProductPictures, save: saveProductPictures, shape })
  return (
    <ListPartTab
      name={`product:${id}:pictures`}
      source={source}
      shape={shape}
      isReadOnly={isReadOnly}
      titleOf={(key, item) => textAt(item, 'alt') ?? textAt(item, 'title') ?? words.picture(key)}
    >
      {(part) => <Pictures part={part} />}
    </ListPartTab>
  )
}

function Pictures({ part }: { readonly part: ListPart }) {
  const words = useLabels(productLabels)
  const group = useId()
  const [shown, setShown] = useState<Item | null>(null)
  const { items, isReadOnly, change, errorOf } = part
  const nameOf = (key: string, item: Item) =>
    textAt(item, 'alt') ?? words.pictureNumber(items.findIndex(([each]) => each === key) + 1)
  const chooseMain = (key: string) => {
    for (const [each, item] of items)
      if ((item['isDefault'] === true) !== (each === key)) change(each, { isDefault: each === key })
  }
  const remove = (key: string) => {
    const next = items.find(([each]) => each !== key)
    const wasMain = items.some(([each, item]) => each === key && item['isDefault'] === true)
    part.remove(key)
    // Exactly one picture is the main one.
    if (wasMain && next !== undefined) change(next[0], { isDefault: true })
  }
  const preview = safeLink(textAt(shown ?? {}, 'url'), location.origin)
  const add = ({ id, url, previewUrl, width, height }: Item, isFirst = items.length === 0) =>
    part.add(String(id), {
      fileId: id,
      url,
      previewUrl: previewUrl ?? url,
      alt: null,
      title: null,
      isDefault: isFirst,
      width,
      height,
    })
  return (
    <>
      {!isReadOnly && (
        <>
          <UploadBox type="ProductPicture" accept={ACCEPTED} label={words.addPictures} onStored={(file) => add(file)} />
          <div>
            <FromLibrary
              type="ProductPicture"
              many
              taken={items.map(([key]) => key)}
              onChoose={(files) =>
                files.forEach((file, at) => add({ ...file, url: file.previewUrl }, items.length === 0 && at === 0))
              }
            />
          </div>
        </>
      )}
      {items.length === 0 ? (
        <p className="pk-staff-empty">{words.noPictures}</p>
      ) : (
        <PartTable
          part={{ ...part, remove }}
          label={words.pictures}
          titleOf={nameOf}
          hasOrder
          columns={[
            {
              key: 'preview',
              name: words.preview,
              width: '72px',
              cell: (key, item) => {
                const address = safeLink(textAt(item, 'previewUrl'), location.origin)
                return (
                  <button
                    type="button"
                    className="pk-staff-picture"
                    aria-label={words.openPicture(nameOf(key, item))}
                    onClick={() => setShown(item)}
                  >
                    {address !== null && <img src={address} alt="" loading="lazy" />}
                  </button>
                )
              },
            },
            {
              key: 'alt',
              name: words.alt,
              width: 'minmax(180px, 2fr)',
              cell: (key, item) => (
                <TextCell
                  label={`${words.alt}: ${nameOf(key, item)}`}
                  value={textAt(item, 'alt')}
                  max={300}
                  isReadOnly={isReadOnly}
                  error={errorOf(key, 'alt')}
                  onChange={(alt) => change(key, { alt })}
                />
              ),
            },
            {
              key: 'title',
              name: words.pictureTitle,
              width: 'minmax(140px, 1fr)',
              cell: (key, item) => (
                <TextCell
                  label={`${words.pictureTitle}: ${nameOf(key, item)}`}
                  value={textAt(item, 'title')}
                  max={300}
                  isReadOnly={isReadOnly}
                  error={errorOf(key, 'title')}
                  onChange={(title) => change(key, { title })}
                />
              ),
            },
            {
              key: 'main',
              name: words.mainPicture,
              width: '88px',
              cell: (key, item) => (
                <input
                  type="radio"
                  className="pk-staff-checkbox"
                  name={group}
                  aria-label={words.makeMain(nameOf(key, item))}
                  checked={item['isDefault'] === true}
                  disabled={isReadOnly}
                  onChange={() => chooseMain(key)}
                />
              ),
            },
            { key: 'size', name: words.pictureSize, width: '100px', isEnd: true, cell: (_, item) => sizeOf(item) },
          ]}
        />
      )}
      {shown !== null && (
        <Dialog
          id={`pk-staff-picture${group}`}
          open
          size="wide"
          title={textAt(shown, 'alt') ?? words.preview}
          onClose={() => setShown(null)}
        >
          {preview !== null && (
            <img className="pk-staff-picture-large" src={preview} alt={textAt(shown, 'alt') ?? ''} />
          )}
          <p className="pk-staff-note">{sizeOf(shown)}</p>
        </Dialog>
      )}
    </>
  )
}
