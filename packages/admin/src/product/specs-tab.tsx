import { readProductSpecs, readSpecShort, saveProductSpecs } from '@prilavok/contracts/admin'
import { useId } from 'react'
import { useStaff, useLabels } from '../kit/staff/staff-context'
import { LazyLookup } from '../kit/lookup/lazy-lookup'
import { ListPartTab } from '../kit/parts/list-part-tab'
import type { Item, ListPart } from '../kit/parts/list-part.types'
import { PartTable } from '../kit/parts/part-table'
import { textAt, useProductPart, productLabels, type ProductTabProps } from './product-part'
import { specShape } from './spec-shape'
import { SpecValue } from './spec-value'
import './product.css'

const nameOf = (key: string, item: Item) => textAt(item, 'specName') ?? key

/** The characteristics of a product by their groups, each with a control of its kind. */
export function SpecsTab({ id, isReadOnly }: ProductTabProps) {
  const source = useProductPart(id, { read: readProductSpecs, save: saveProductSpecs, shape: specShape })
  return (
    <ListPartTab
      name={`product:${id}:specs`}
      source={source}
      shape={specShape}
      isReadOnly={isReadOnly}
      titleOf={nameOf}
    >
      {(part) => <Specs part={part} />}
    </ListPartTab>
  )
}

function Specs({ part }: { readonly part: ListPart }) {
  const { client } = useStaff()
  const words = useLabels(productLabels)
  const id = useId()
  const { items, isReadOnly, change, errorOf } = part
  const add = async (ids: readonly string[]) => {
    for (const specId of ids) {
      if (items.some(([key]) => key === specId)) continue
      const spec = await client.call(readSpecShort, { params: { id: specId } })
      part.add(specId, {
        specId,
        specName: spec.name,
        specGroupName: spec.groupName,
        valueKind: spec.valueKind,
        unit: spec.unit,
        optionIds: [],
      })
    }
  }
  return (
    <>
      {!isReadOnly && (
        <div className="pk-staff-adder">
          <div className="pk-staff-field" data-grow="">
            <label className="pk-staff-field__name" htmlFor={id}>
              {words.addSpec}
            </label>
            <LazyLookup of="spec" many id={id} label={words.addSpec} value={[]} onChange={(ids) => void add(ids)} />
          </div>
        </div>
      )}
      {items.length === 0 ? (
        <p className="pk-staff-empty">{words.noSpecs}</p>
      ) : (
        <PartTable
          part={part}
          label={words.specs}
          titleOf={nameOf}
          hasOrder
          groupOf={(item) => {
            const name = textAt(item, 'specGroupName') ?? ''
            return { key: name, name }
          }}
          columns={[
            { key: 'name', name: words.spec, width: 'minmax(180px, 1fr)', cell: nameOf },
            {
              key: 'value',
              name: words.specValue,
              width: 'minmax(240px, 2fr)',
              cell: (key, item) => (
                <SpecValue
                  name={nameOf(key, item)}
                  item={item}
                  isReadOnly={isReadOnly}
                  error={['optionIds', 'numberValue', 'numberTo', 'textValue', 'boolValue']
                    .map((field) => errorOf(key, field))
                    .find((each) => each !== undefined)}
                  onChange={(fields) => change(key, fields)}
                />
              ),
            },
            { key: 'unit', name: words.unit, width: '80px', cell: (_, item) => textAt(item, 'unit') },
          ]}
        />
      )}
    </>
  )
}
