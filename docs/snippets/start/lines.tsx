import { formatMoney } from '@prilavok/core/money'
import { useCart } from '@prilavok/react'

export function Lines() {
  const { lines, total, setQuantity, remove, calculating } = useCart()
  return (
    <>
      <ul aria-busy={calculating}>
        {lines.map(({ id, name, quantity }) => (
          <li key={id}>
            {name} × {quantity}
            <button onClick={() => setQuantity(id, quantity + 1)}>Ещё</button>
            <button onClick={() => remove(id)}>Удалить</button>
          </li>
        ))}
      </ul>
      <p>Итого {formatMoney(total)}</p>
    </>
  )
}
