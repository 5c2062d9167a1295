import type { AskMessage, ShopMessage } from './messages'

/** How far the shop of this browser is. */
export type ShopState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly ms: number }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'failed'; readonly text: string }

const UNSUPPORTED =
  'The shop of this page runs in a service worker, which this browser does not offer here: private windows of Firefox and addresses without https have none.'

/** One tab of the browser holds this lock and runs the shop; when it is closed, the next one does. */
const LOCK = 'prilavok-shop'

function runShop(report: (state: ShopState) => void): Promise<never> {
  const worker = new Worker('/shop/worker.js', { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<ShopMessage>) => report(data))
  worker.addEventListener('error', ({ message }) => report({ kind: 'failed', text: message }))
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<AskMessage>) => {
    if (data.kind === 'ask') worker.postMessage(data, [...ports])
  })
  navigator.serviceWorker.startMessages()
  // The tab keeps the lock for as long as it is open.
  return new Promise(() => undefined)
}

/** Waits until requests of this page go through the service worker. */
function controlled(): Promise<void> {
  const { serviceWorker } = navigator
  return new Promise((resolve, reject) => {
    const look = () => serviceWorker.controller !== null && resolve()
    serviceWorker.addEventListener('controllerchange', look)
    serviceWorker.register('/shop-service-worker.js', { type: 'module' }).then(look, reject)
  })
}

/** Starts the shop in this tab, or finds it in another one; resolves when pages of the shop may be opened: they wait for it by themselves. */
export async function startShop(report: (state: ShopState) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return report({ kind: 'failed', text: UNSUPPORTED })
  report({ kind: 'opening' })
  void navigator.locks.request(LOCK, () => runShop(report))
  const { held = [], pending = [] } = await navigator.locks.query()
  const isElsewhere = held.some(({ name }) => name === LOCK) && pending.some(({ name }) => name === LOCK)
  await controlled()
  if (isElsewhere) report({ kind: 'elsewhere' })
}
