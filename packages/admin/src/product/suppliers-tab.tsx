import { Button } from '@prilavok/ui/button'
import { useMemo, useState, type KeyboardEvent } from 'react'
import { useStaff, useLabels, useReader } from '../kit/staff/staff-context'
import { dateText, valueText } from '../kit/values/format'
import { TextCell } from '../kit/parts/cells'
import { ListPartTab } from '../kit/parts/list-part-tab'
import type { Item, ListPart } from '../kit/parts/list-part.types'
import { PartTable } from '../kit/parts/part-table'
import { textAt, productLabels, type ProductTabProps } from './product-part'
import { supplierKey, supplierShape, supplierSource } from './supplier-source'
import { SupplierSuggestions } from './supplier-suggestions'
import './product.css'

const nameOf = (key: string, item: Item) =>
  [textAt(item, 'providerName'), textAt(item, 'article')].filter((each) => each !== null).join(': ') || key

/** The offers of suppliers that the product is. */
export function SuppliersTab({ id, isReadOnly }: ProductTabProps) {
  const { client } = useStaff()
  const words = useLabels(productLabels)
  const source = useMemo(() => supplierSource(client, id), [client, id])
  return (
    <ListPartTab
      name={`product:${id}:suppliers`}
      source={source}
      shape={supplierShape}
      isReadOnly={isReadOnly}
      titleOf={nameOf}
      problemsOf={(items) =>
        items.flatMap(([key, item]) =>
          textAt(item, 'providerName') === null || textAt(item, 'article') === null
            ? [words.supplierIncomplete(nameOf(key, item))]
            : [],
        )
      }
    >
      {(part) => <Suppliers part={part} productId={id} />}
    </ListPartTab>
  )
}

function Suppliers({ part, productId }: { readonly part: ListPart; readonly productId: string }) {
  const reader = useReader()
  const common = useLabels('staff')
  const words = useLabels(productLabels)
  const [providerName, setProviderName] = useState('')
  const [article, setArticle] = useState('')
  const { items, isReadOnly, change, errorOf } = part
  const isComplete = providerName.trim() !== '' && article.trim() !== ''
  const add = () => {
    if (!isComplete) return
    const offer = { id: null, productId, providerName: providerName.trim(), article: article.trim() }
    part.add(supplierKey(offer), offer)
    setArticle('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  const known = [...new Set(items.flatMap(([, item]) => textAt(item, 'providerName') ?? []))]
  const field = (label: string, value: string, set: (value: string) => void, list?: string) => (
    <label className="pk-staff-field">
      <span className="pk-staff-field__name">{label}</span>
      <input
        className="pk-staff-input"
        maxLength={100}
        list={list}
        value={value}
        onChange={(event) => set(event.target.value)}
        onKeyDown={press}
      />
    </label>
  )
  const textCell = (name: 'providerName' | 'article', title: string) => (key: string, item: Item) => (
    <TextCell
      label={`${title}: ${nameOf(key, item)}`}
      value={textAt(item, name)}
      max={100}
      isReadOnly={isReadOnly}
      error={errorOf(key, name)}
      onChange={(value) => change(key, { [name]: value ?? '' })}
    />
  )
  return (
    <>
      {!isReadOnly && (
        <>
          <div className="pk-staff-adder">
            {field(words.supplier, providerName, setProviderName, 'pk-staff-suppliers')}
            {field(words.supplierArticle, article, setArticle)}
            <datalist id="pk-staff-suppliers">
              {known.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </datalist>
            <Button size="small" disabled={!isComplete} onClick={add}>
              {words.addSupplier}
            </Button>
          </div>
          <SupplierSuggestions productId={productId} providerName={providerName} article={article} />
        </>
      )}
      {items.length === 0 ? (
        <p className="pk-staff-empty">{words.noSuppliers}</p>
      ) : (
        <PartTable
          part={part}
          label={words.suppliers}
          titleOf={nameOf}
          columns={[
            {
              key: 'providerName',
              name: words.supplier,
              width: 'minmax(140px, 1fr)',
              cell: textCell('providerName', words.supplier),
            },
            {
              key: 'article',
              name: words.supplierArticle,
              width: 'minmax(120px, 1fr)',
              cell: textCell('article', words.supplierArticle),
            },
            {
              key: 'name',
              name: words.supplierProduct,
              width: 'minmax(160px, 2fr)',
              cell: (_, item) => textAt(item, 'providerProductName'),
            },
            {
              key: 'price',
              name: words.price,
              width: '104px',
              isEnd: true,
              cell: (_, item) => valueText(item['price'], { kind: 'money' }, reader, common),
            },
            {
              key: 'stock',
              name: words.supplierStock,
              width: '88px',
              isEnd: true,
              cell: (_, item) => valueText(item['stock'], { kind: 'number' }, reader, common),
            },
            {
              key: 'isActive',
              name: words.supplierActive,
              width: '88px',
              cell: (_, item) =>
                item['isActive'] === undefined ? '' : item['isActive'] === true ? common.yes : common.no,
            },
            {
              key: 'updatedOn',
              name: words.updatedOn,
              width: '132px',
              cell: (_, item) => dateText(textAt(item, 'updatedOn') ?? '', reader, true),
            },
          ]}
        />
      )}
    </>
  )
}
