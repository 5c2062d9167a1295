import type { OrderEdition } from '@prilavok/contracts/admin'
import { useLabels } from '../kit/staff/staff-context'
import { useValues } from '../kit/values/use-values'
import { editLabels } from './edit-words'
import { orderLabels } from './order-words'
import type { OrderPreview } from './use-order-preview'

/** A sum as it is, and as it was where an edit changes it. */
function Sum({ was, now }: { readonly was: number; readonly now: number }) {
  const { money } = useValues()
  if (was === now) return money(now)
  return (
    <>
      <del>{money(was)}</del> <ins>{money(now)}</ins>
    </>
  )
}

interface OrderSumsProps {
  readonly order: OrderEdition
  readonly preview: OrderPreview
}

/** The sums of an order; while it is edited, also what they would become, and the money that leaves to pay or to give back. */
export function OrderSums({ order, preview }: OrderSumsProps) {
  const words = useLabels(orderLabels)
  const edit = useLabels(editLabels)
  const { money } = useValues()
  const { previewed, problems, isCounting, isEdited } = preview
  const [before, after] = [previewed?.before ?? order, previewed?.after ?? order]
  const difference = after.total - before.total
  const sums = [
    [words.itemsTotal, before.itemsTotal, after.itemsTotal],
    [words.discount, -before.discountAmount, -after.discountAmount],
    [words.delivery, before.deliveryCost, after.deliveryCost],
  ] as const
  return (
    <div className="pk-staff-sums" aria-live="polite" aria-busy={isCounting || undefined}>
      <dl>
        {sums.map(([name, was, now]) =>
          was === 0 && now === 0 && name === words.discount ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Sum was={was} now={now} />
              </dd>
            </div>
          ),
        )}
        <div data-total>
          <dt>{words.total}</dt>
          <dd>
            <Sum was={before.total} now={after.total} />
          </dd>
        </div>
        {previewed !== null && previewed.paidAmount > 0 && (
          <div>
            <dt>{edit.paid}</dt>
            <dd>{money(previewed.paidAmount)}</dd>
          </div>
        )}
        {previewed !== null && previewed.paidAmount > 0 && previewed.toPay > 0 && (
          <div data-mark="warning">
            <dt>{edit.toPay}</dt>
            <dd>{money(previewed.toPay)}</dd>
          </div>
        )}
        {previewed !== null && previewed.toReturn > 0 && (
          <div data-mark="warning">
            <dt>{edit.toReturn}</dt>
            <dd>{money(previewed.toReturn)}</dd>
          </div>
        )}
      </dl>
      {isEdited && difference !== 0 && previewed !== null && (
        <p className="pk-staff-note">
          {edit.difference(`${difference > 0 ? '+' : '−'}${money(Math.abs(difference))}`)}
        </p>
      )}
      {isCounting && <p className="pk-staff-note">{edit.counting}</p>}
      {problems.length > 0 && (
        <div className="pk-staff-problems">
          <strong>{edit.notCounted}</strong>
          {problems.map((each) => (
            <p key={each}>{each}</p>
          ))}
        </div>
      )}
    </div>
  )
}
