import { standIns } from '../../packages/demo-shop/src/pages/frame/stand-ins'
import { startShop } from '../shop/start-shop'
import { frameAddress, readSpec, type LiveMount, type LiveSpec } from './live-spec'
import { splitProduct } from './product-place'
import { liveWidgets } from './widgets'

/** The sheets of the pages that have one. */
const SHEETS: Partial<Record<NonNullable<LiveSpec['page']>, string>> = {
  bootstrap3: '/live/sheets/bootstrap3.css',
  bootstrap5: '/live/sheets/bootstrap5.css',
  old: '/live/sheets/old.css',
}

const place = document.getElementById('place') ?? document.body
const root = document.documentElement

function elementOf(given: LiveMount): HTMLElement {
  const { mount, product } = splitProduct(given)
  const { widget, attributes } = mount
  const known = liveWidgets.find(({ name }) => name === widget)
  const element = document.createElement(known?.element ?? 'div')
  for (const [name, value] of Object.entries(attributes)) if (value !== '') element.setAttribute(name, value)
  element.dataset['prilavok'] = widget
  // Markup of our own, never of an address.
  if (known?.inside !== undefined) element.innerHTML = known.inside
  const row = document.createElement(product === null ? 'div' : 'article')
  for (const [name, value] of Object.entries(product ?? {})) row.setAttribute(name, value)
  row.className = 'live-mount'
  row.append(element)
  return row
}

function dress({ lang = 'ru', theme, density, properties = {}, page = 'plain' }: LiveSpec): void {
  root.lang = lang
  root.dataset['page'] = page
  const marks = { 'data-pk-theme': theme, 'data-pk-density': density }
  for (const [name, value] of Object.entries(marks))
    if (value === undefined) root.removeAttribute(name)
    else root.setAttribute(name, value)
  root.removeAttribute('style')
  for (const [name, value] of Object.entries(properties)) root.style.setProperty(name, value)
  document.querySelector('link[data-sheet]')?.remove()
  const href = SHEETS[page]
  if (href === undefined) return
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  sheet.dataset['sheet'] = page
  document.head.append(sheet)
}

let shown = ''
/** Shows a specification; the widgets stay while only the looks change. */
function show(spec: LiveSpec): void {
  dress(spec)
  const mounts = JSON.stringify(spec.mounts)
  if (mounts === shown) return
  shown = mounts
  place.replaceChildren(...spec.mounts.map(elementOf))
}

/** The script of the shop, as a page of a CMS has it; its pages are frames as well. */
function loadShop(spec: LiveSpec): void {
  const pageOf = (widget: string) => frameAddress({ ...spec, mounts: [{ widget, attributes: {} }] })
  const settings = Object.assign(document.createElement('script'), { id: 'prilavok-config', type: 'application/json' })
  settings.textContent = JSON.stringify(standIns)
  const script = document.createElement('script')
  script.src = '/bundle/prilavok.stub.js'
  script.dataset['lang'] = spec.lang ?? 'ru'
  script.dataset['pagesCart'] = pageOf('cart-page')
  script.dataset['pagesOrder'] = pageOf('checkout-page')
  document.head.append(settings, script)
}

function complain(text: string): void {
  const problem = document.createElement('p')
  problem.className = 'live-problem'
  problem.textContent = text
  place.replaceChildren(problem)
}

/** Tells the page around this one how high the content is. */
function tellHeight(): void {
  new ResizeObserver(() =>
    window.parent.postMessage(
      { kind: 'live-height', height: Math.ceil(document.body.getBoundingClientRect().height) },
      window.location.origin,
    ),
  ).observe(document.body)
}

async function open(): Promise<void> {
  const spec = readSpec(new URL(window.location.href).searchParams.get('spec'))
  if (spec === null) return complain('В адресе нет описания виджета. The address has no description of a widget.')
  if (window.parent === window)
    await startShop((state) => {
      if (state.kind === 'failed') complain(state.text)
    })
  show(spec)
  loadShop(spec)
  if (window.parent === window) return
  tellHeight()
  window.addEventListener('message', ({ data, origin }: MessageEvent<{ kind?: unknown; spec?: unknown }>) => {
    const next = origin === window.location.origin && data.kind === 'live-spec' ? readSpec(String(data.spec)) : null
    if (next !== null) show(next)
  })
}

void open()
