import {
  listProductRelationTypes,
  readProductRelations,
  saveProductRelations,
  type ProductRelationTypePreviewList,
} from '@prilavok/contracts/admin'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useStaff, useLabels, useReader } from '../kit/staff/staff-context'
import { LazyLookup } from '../kit/lookup/lazy-lookup'
import { valueText } from '../kit/values/format'
import { CheckCell } from '../kit/parts/cells'
import { ListPartTab } from '../kit/parts/list-part-tab'
import type { Item, ListPart } from '../kit/parts/list-part.types'
import { PartTable } from '../kit/parts/part-table'
import { isPlain } from '../kit/records/same-value'
import { textAt, useProductPart, productLabels, type ProductTabProps } from './product-part'
import { useNames } from './use-names'
import './product.css'

const relationKey = (typeId: string, productId: string) => `${typeId}/${productId}`
const shape = {
  list: 'relations',
  keyOf: (item: Item) => relationKey(String(item['relationTypeId']), String(item['relatedProductId'])),
}
const MOST_TYPES = 200

const relatedOf = (item: Item): Item => (isPlain(item['relatedProduct']) ? item['relatedProduct'] : {})

/** What a product is related to: analogues, accessories, what is bought with it. */
export function RelationsTab({ id, isReadOnly }: ProductTabProps) {
  const source = useProductPart(id, { read: readProductRelations, save: saveProductRelations, shape })
  return (
    <ListPartTab
      name={`product:${id}:relations`}
      source={source}
      shape={shape}
      isReadOnly={isReadOnly}
      titleOf={(_, item) => textAt(relatedOf(item), 'name') ?? String(item['relatedProductId'])}
    >
      {(part) => <Relations part={part} productId={id} />}
    </ListPartTab>
  )
}

/** The relation types of the shop, in its order. */
function useTypes(): ProductRelationTypePreviewList['items'] {
  const { client } = useStaff()
  const types = useQuery({
    queryKey: ['relation-types'],
    queryFn: ({ signal }) =>
      client.call(
        listProductRelationTypes,
        { query: { pageSize: MOST_TYPES, sort: 'displayOrder' } },
        { signal, isQuiet: true },
      ),
  })
  return types.data?.items ?? []
}

function Relations({ part, productId }: { readonly part: ListPart; readonly productId: string }) {
  const { links } = useStaff()
  const reader = useReader()
  const common = useLabels('staff')
  const words = useLabels(productLabels)
  const id = useId()
  const types = useTypes()
  const [chosen, setChosen] = useState('')
  const { items, isReadOnly, change } = part
  const names = useNames(
    'product',
    items.flatMap(([, item]) => (textAt(relatedOf(item), 'name') === null ? [String(item['relatedProductId'])] : [])),
  )
  const nameOf = (_: string, item: Item) => {
    const related = String(item['relatedProductId'])
    return textAt(relatedOf(item), 'name') ?? names.get(related) ?? related
  }
  const type = types.find((each) => each.id === chosen) ?? types[0]
  const add = (ids: readonly string[]) => {
    if (type === undefined) return
    for (const relatedProductId of ids) {
      const key = relationKey(type.id, relatedProductId)
      if (relatedProductId === productId || items.some(([each]) => each === key)) continue
      part.add(key, { relationTypeId: type.id, relatedProductId, relatedProduct: null, isMutual: type.isMutual })
    }
  }
  return (
    <>
      {!isReadOnly && types.length > 0 && (
        <div className="pk-staff-adder">
          <label className="pk-staff-field">
            <span className="pk-staff-field__name">{words.relationType}</span>
            <select
              className="pk-staff-input"
              value={type?.id ?? ''}
              onChange={(event) => setChosen(event.target.value)}
            >
              {types.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.name}
                </option>
              ))}
            </select>
          </label>
          <div className="pk-staff-field" data-grow="">
            <label className="pk-staff-field__name" htmlFor={id}>
              {words.addRelation}
            </label>
            <LazyLookup of="product" many id={id} label={words.addRelation} value={[]} onChange={add} />
          </div>
        </div>
      )}
      {items.length === 0 ? (
        <p className="pk-staff-empty">{words.noRelations}</p>
      ) : (
        <PartTable
          part={part}
          label={words.relations}
          titleOf={nameOf}
          hasOrder
          groupOf={(item) => {
            const key = String(item['relationTypeId'])
            return { key, name: types.find((each) => each.id === key)?.name ?? key }
          }}
          columns={[
            {
              key: 'name',
              name: words.relatedProduct,
              width: 'minmax(220px, 2fr)',
              cell: (key, item) => (
                <a href={links.record('product', String(item['relatedProductId']))}>{nameOf(key, item)}</a>
              ),
            },
            {
              key: 'article',
              name: words.article,
              width: 'minmax(100px, 1fr)',
              cell: (_, item) => textAt(relatedOf(item), 'article'),
            },
            {
              key: 'price',
              name: words.price,
              width: '120px',
              isEnd: true,
              cell: (_, item) => valueText(relatedOf(item)['price'], { kind: 'money' }, reader, common),
            },
            {
              key: 'mutual',
              name: words.mutual,
              width: '104px',
              cell: (key, item) => (
                <CheckCell
                  label={`${words.mutual}: ${nameOf(key, item)}`}
                  value={item['isMutual'] === true}
                  isReadOnly={isReadOnly}
                  words={common}
                  onChange={(isMutual) => change(key, { isMutual })}
                />
              ),
            },
          ]}
        />
      )}
    </>
  )
}
