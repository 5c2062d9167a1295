/** The places of a page and what the libraries show in them; one root, one portal per place. */
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'

const goodOf = ({ id, name, price, link }) => ({ id, name, price: Number(price), link })

/** The limit's markup for a control, with the library's own commands. */
export const Control = ({ quantity, add, more, remove }) =>
  quantity > 0 ? (
    <span className="atc-group" role="group">
      <button className="atc-del" type="button" aria-label="Удалить" onClick={remove}>
        ×
      </button>
      <a className="atc-link" href="/profile/cart">{`В корзине ${quantity} шт.`}</a>
      <button className="atc-inc" type="button" onClick={more}>
        +1 шт
      </button>
    </span>
  ) : (
    <button className="atc-add" type="button" onClick={add}>
      Добавить в корзину
    </button>
  )

/** Shows controls, badge and total inside a provider, and lets the bench open and close them. */
export function serve(Provider, { Atc, Badge, Total }) {
  let root
  const portals = (selector, Widget) =>
    [...document.querySelectorAll(selector)].map((element, index) =>
      createPortal(<Widget good={goodOf(element.dataset)} />, element, `${selector}${index}`),
    )
  const mount = () => {
    for (const element of document.querySelectorAll('[data-cart-badge],[data-cart-total]')) element.textContent = ''
    root = createRoot(document.createElement('div'))
    root.render(
      <Provider>
        {portals('[data-atc]', Atc)}
        {portals('[data-cart-badge]', Badge)}
        {Total && portals('[data-cart-total]', Total)}
      </Provider>,
    )
  }
  globalThis.measured = { mount, unmount: () => root.unmount() }
  mount()
}
