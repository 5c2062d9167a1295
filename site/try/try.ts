import { startShop, type ShopState } from '../shop/start-shop'

const frame = document.querySelector('iframe')
const place = document.getElementById('state')
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[target=shop]')]

const textOf = (state: ShopState): string => {
  if (state.kind === 'failed') return state.text
  if (state.kind === 'opening') return 'Магазин открывается в этой вкладке…'
  const where = state.kind === 'open' ? 'этой' : 'другой'
  return `Магазин работает в ${where} вкладке. Вход в служебную часть: admin, пароль prilavok`
}

/** Marks the half of the shop that the frame shows. */
function mark(): void {
  const isStaff = frame?.contentWindow?.location.pathname.startsWith('/staff') === true
  for (const link of links)
    if (link.pathname.startsWith('/staff') === isStaff) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
}

frame?.addEventListener('load', mark)
await startShop((state) => {
  if (place !== null) place.textContent = textOf(state)
}).catch((error: unknown) => {
  if (place !== null) place.textContent = String(error)
})
const [first] = links
if (frame !== null && first !== undefined)
  frame.src = new URL(window.location.href).searchParams.has('staff') ? '/staff' : first.href
