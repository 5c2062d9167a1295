/** The limit's cart page with a library's cart in it. */
import { createRoot } from 'react-dom/client'

/** The lines that the browser has kept. */
export const storedLines = () => Object.values(JSON.parse(localStorage.getItem('cart')))

export const CartTable = ({ items, total, more, less, remove, price, sum }) => (
  <>
    <table>
      <thead>
        <tr>
          {['Товар', 'Цена', 'Количество', 'Сумма', ''].map((heading) => (
            <th key={heading}>{heading}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <td>
              <a target="_blank" href={item.link}>
                {item.name}
              </a>
            </td>
            <td>{price(item)}</td>
            <td>
              <button className="c-dec" type="button" onClick={() => less(item)}>
                −
              </button>
              <span className="c-qty">{item.quantity}</span>
              <button className="c-inc" type="button" onClick={() => more(item)}>
                +
              </button>
            </td>
            <td className="c-sum">{sum(item)}</td>
            <td>
              <button className="c-del" type="button" aria-label="Удалить" onClick={() => remove(item)}>
                ×
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p>
      Итого: <b className="c-total">{total}</b>
    </p>
  </>
)

export const show = (page) => createRoot(document.querySelector('[data-cart]')).render(page)
