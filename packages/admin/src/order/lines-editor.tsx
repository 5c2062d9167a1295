import type { OrderEdition, OrderItem } from '@prilavok/contracts/admin'
import { useFormContext } from 'react-hook-form'
import { useEditOf } from '../kit/form/edit-context'
import { LazyLookup } from '../kit/lookup/lazy-lookup'
import { own } from '../kit/records/same-value'
import { useLabels } from '../kit/staff/staff-context'
import { useRecordNames } from '../kit/values/use-record-names'
import { editLabels } from './edit-words'
import { EditedLine } from './edited-line'
import { orderLabels } from './order-words'
import type { OrderPreview } from './use-order-preview'

/** A line that staff add: everything but product and quantity is the shop's. */
const lineOf = (productId: string): OrderItem => ({
  id: null,
  productId,
  name: '',
  article: '',
  quantity: 1,
  unit: 'Piece',
  price: 0,
  discountPrice: null,
  total: 0,
  weightKg: null,
  providerName: null,
  providerArticle: null,
  purchasePrice: null,
  availability: null,
  thumbUrl: null,
  link: null,
  comment: null,
  priceReason: null,
})

interface LinesEditorProps {
  readonly order: OrderEdition
  readonly preview: OrderPreview
}

/** The lines of an order while they are edited: quantities, prices with a reason, products found by article or words. */
export function LinesEditor({ order, preview }: LinesEditorProps) {
  const words = useLabels(editLabels)
  const names = useLabels(orderLabels)
  const { read } = useEditOf()
  const { setValue } = useFormContext<OrderEdition>()
  const { items } = order
  const agreed = own(read().fields, 'items') as readonly OrderItem[] | undefined
  const added = items.filter(({ name }) => !name).map(({ productId }) => productId)
  const titles = new Map(useRecordNames('product', added).map(({ id, name }) => [id, name]))
  const change = (next: readonly OrderItem[]) => {
    setValue('items', [...next], { shouldDirty: true })
  }
  return (
    <>
      <div className="pk-staff-scroll">
        <table className="pk-staff-lines" data-edited>
          <thead>
            <tr>
              <th scope="col">{names.product}</th>
              <th scope="col" data-end>
                {names.quantity}
              </th>
              <th scope="col" data-end>
                {names.price}
              </th>
              <th scope="col">
                <span className="pk-staff-hidden">{words.removal}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((line, at) => {
              const same = preview.lines[at]
              const shown = same?.productId === line.productId ? same : undefined
              return (
                <EditedLine
                  key={line.id ?? `new-${at}`}
                  line={line}
                  at={at}
                  counted={shown}
                  agreed={agreed?.find(({ id }) => id === line.id && id != null)}
                  name={line.name || shown?.name || titles.get(line.productId) || words.newProduct}
                  onChange={(part) => change(items.map((each, index) => (index === at ? { ...each, ...part } : each)))}
                  onRemove={() => change(items.filter((_, index) => index !== at))}
                />
              )
            })}
          </tbody>
        </table>
      </div>
      <div className="pk-staff-field">
        <label className="pk-staff-field__name" htmlFor="order-add-product">
          {words.addProduct}
        </label>
        <LazyLookup
          key={items.length}
          of="product"
          many={false}
          id="order-add-product"
          label={words.addProduct}
          value={[]}
          onChange={([id]) => {
            if (id === undefined) return
            const at = items.findIndex((each) => each.productId === id)
            // The same product once more is one piece more of its line.
            if (at >= 0)
              change(items.map((each, index) => (index === at ? { ...each, quantity: each.quantity + 1 } : each)))
            else change([...items, lineOf(id)])
          }}
        />
      </div>
    </>
  )
}
