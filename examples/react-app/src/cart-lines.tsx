import { formatMoney } from '@prilavok/core/money'
import { useCart } from '@prilavok/react'
import { useState } from 'react'
import { labels } from './labels'
import { Stepper } from './stepper'

interface CartLinesProps {
  readonly onOrder: () => void
}

interface Removed {
  readonly name: string
  readonly putBack: () => void
}

/** The cart line by line; names, prices and the total are the server's. */
export function CartLines({ onOrder }: CartLinesProps) {
  const { lines, total, calculating, remove } = useCart()
  const [removed, setRemoved] = useState<Removed | null>(null)
  return (
    <>
      {lines.length === 0 && <p className="empty">{labels.empty}</p>}
      <ul className="lines" aria-busy={calculating}>
        {lines.map(({ id, name, thumbUrl, quantity, total: sum }) => (
          <li key={id} className="line">
            <img src={thumbUrl} alt="" width="56" height="56" />
            <p className="line-name">{name}</p>
            <p className="line-sum">{formatMoney(sum)}</p>
            <Stepper id={id} name={name} quantity={quantity} />
            <button type="button" className="link" onClick={() => setRemoved({ name, putBack: remove(id) })}>
              {labels.remove}
            </button>
          </li>
        ))}
      </ul>
      {removed !== null && (
        <p className="removed" role="status">
          {labels.removed(removed.name)}{' '}
          <button
            type="button"
            className="link"
            onClick={() => {
              removed.putBack()
              setRemoved(null)
            }}
          >
            {labels.undo}
          </button>
        </p>
      )}
      {lines.length > 0 && (
        <div className="drawer-foot">
          <p className="total">
            <span>{labels.total}</span>
            <output aria-busy={calculating}>{formatMoney(total)}</output>
          </p>
          <button type="button" className="button wide" onClick={onOrder}>
            {labels.toOrder}
          </button>
        </div>
      )}
    </>
  )
}
