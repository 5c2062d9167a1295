import { useLabels } from '../kit/staff/staff-context'
import { readProductFeatures, saveProductFeatures } from '@prilavok/contracts/admin'
import { useId } from 'react'
import { LazyLookup } from '../kit/lookup/lazy-lookup'
import { TextCell } from '../kit/parts/cells'
import { ListPartTab } from '../kit/parts/list-part-tab'
import type { Item, ListPart } from '../kit/parts/list-part.types'
import { PartTable } from '../kit/parts/part-table'
import { useNames } from './use-names'
import { textAt, useProductPart, productLabels, type ProductTabProps } from './product-part'
import './product.css'

const shape = { list: 'features', keyOf: (item: Item) => String(item['featureId']) }

/** The selling points of a product, each with a note of its own. */
export function FeaturesTab({ id, isReadOnly }: ProductTabProps) {
  const source = useProductPart(id, { read: readProductFeatures, save: saveProductFeatures, shape })
  return (
    <ListPartTab
      name={`product:${id}:features`}
      source={source}
      shape={shape}
      isReadOnly={isReadOnly}
      titleOf={(key, item) => textAt(item, 'name') ?? key}
    >
      {(part) => <Features part={part} />}
    </ListPartTab>
  )
}

function Features({ part }: { readonly part: ListPart }) {
  const words = useLabels(productLabels)
  const id = useId()
  const { items, isReadOnly, change, errorOf } = part
  const names = useNames(
    'product-feature',
    items.flatMap(([key, item]) => (textAt(item, 'name') === null ? [key] : [])),
  )
  const nameOf = (key: string, item: Item) => textAt(item, 'name') ?? names.get(key) ?? key
  return (
    <>
      {!isReadOnly && (
        <div className="pk-staff-adder">
          <div className="pk-staff-field" data-grow="">
            <label className="pk-staff-field__name" htmlFor={id}>
              {words.addFeature}
            </label>
            <LazyLookup
              of="product-feature"
              many
              id={id}
              label={words.addFeature}
              value={[]}
              onChange={(ids) => {
                for (const featureId of ids)
                  if (!items.some(([key]) => key === featureId)) part.add(featureId, { featureId, note: null })
              }}
            />
          </div>
        </div>
      )}
      {items.length === 0 ? (
        <p className="pk-staff-empty">{words.noFeatures}</p>
      ) : (
        <PartTable
          part={part}
          label={words.features}
          titleOf={nameOf}
          hasOrder
          columns={[
            { key: 'name', name: words.feature, width: 'minmax(180px, 1fr)', cell: nameOf },
            {
              key: 'note',
              name: words.featureNote,
              width: 'minmax(200px, 2fr)',
              cell: (key, item) => (
                <TextCell
                  label={`${words.featureNote}: ${nameOf(key, item)}`}
                  value={textAt(item, 'note')}
                  max={300}
                  isReadOnly={isReadOnly}
                  error={errorOf(key, 'note')}
                  onChange={(note) => change(key, { note })}
                />
              ),
            },
          ]}
        />
      )}
    </>
  )
}
