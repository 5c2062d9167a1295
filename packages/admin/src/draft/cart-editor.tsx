import type { OrderInProcessEdition } from '@prilavok/contracts/admin'
import { CloseIcon } from '@prilavok/ui/icon'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { PiecesControl } from '../kit/form/pieces-control'
import { LazyLookup } from '../kit/lookup/lazy-lookup'
import { useLabels } from '../kit/staff/staff-context'
import { useRecordNames } from '../kit/values/use-record-names'
import { useValues } from '../kit/values/use-values'
import type { DraftProps } from './draft-cards'
import { draftLabels } from './draft-words'

type Draft = OrderInProcessEdition
/** A product that nobody has said anything of. */
export const blankLine: Draft['cart'][number] = {
  id: '',
  quantity: 1,
  name: null,
  price: null,
  thumbUrl: null,
  link: null,
  total: null,
  hashCode: null,
  discountPrice: null,
}

/** The cart while staff fill it in: products found by article or words, and quantities. */
export function CartEditor({ draft: { cart, total } }: DraftProps) {
  const words = useLabels(draftLabels)
  const { money } = useValues()
  const { setValue } = useFormContext<Draft>()
  const id = useId()
  const unnamed = cart.filter(({ name }) => !name).map((line) => line.id)
  const names = new Map(useRecordNames('product', unnamed).map((each) => [each.id, each.name]))
  const change = (next: readonly Draft['cart'][number][]) => setValue('cart', [...next], { shouldDirty: true })
  return (
    <>
      {cart.length > 0 && (
        <div className="pk-staff-scroll">
          <table className="pk-staff-lines" data-edited>
            <tbody>
              {cart.map((line, at) => {
                const name = line.name || names.get(line.id) || line.id
                return (
                  <tr key={line.id}>
                    <th scope="row">{name}</th>
                    <td data-end>
                      <PiecesControl
                        label={words.quantityOf(name)}
                        value={line.quantity}
                        onChange={(quantity) =>
                          change(cart.map((each, index) => (index === at ? { ...each, quantity } : each)))
                        }
                      />
                    </td>
                    <td data-end>{line.price == null ? '' : money(line.price * line.quantity)}</td>
                    <td data-end>
                      <button
                        type="button"
                        className="pk-staff-small"
                        aria-label={words.removeLine(name)}
                        title={words.removeLine(name)}
                        onClick={() => change(cart.filter((_, index) => index !== at))}
                      >
                        <CloseIcon />
                      </button>
                    </td>
                  </tr>
                )
              })}
            </tbody>
            {total != null && total > 0 && (
              <tfoot>
                <tr data-total>
                  <th scope="row" colSpan={2} data-end>
                    {words.goods}
                  </th>
                  <td data-end colSpan={2}>
                    {money(total)}
                  </td>
                </tr>
              </tfoot>
            )}
          </table>
        </div>
      )}
      <div className="pk-staff-field">
        <label className="pk-staff-field__name" htmlFor={`${id}-add`}>
          {words.addProduct}
        </label>
        <LazyLookup
          key={cart.length}
          of="product"
          many={false}
          id={`${id}-add`}
          label={words.addProduct}
          value={[]}
          onChange={([added]) => {
            if (added === undefined) return
            const isThere = cart.some((each) => each.id === added)
            const line = { ...blankLine, id: added }
            change(
              isThere
                ? cart.map((each) => (each.id === added ? { ...each, quantity: each.quantity + 1 } : each))
                : [...cart, line],
            )
          }}
        />
      </div>
    </>
  )
}
