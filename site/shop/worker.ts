import type { AskMessage, ReplyMessage, ShopMessage } from './messages'
import type { Answer } from './open-shop'

const begun = performance.now()
const file = async (name: string): Promise<Response> => {
  const response = await fetch(new URL(name, import.meta.url))
  if (!response.ok) throw new Error(`${name}: ${response.status}`)
  return response
}
const tell = (message: ShopMessage) => self.postMessage(message)

/** All downloads begin at once, the program among them. */
async function open(): Promise<Answer> {
  const [program, wasm, system, data] = await Promise.all([
    import('./open-shop'),
    WebAssembly.compileStreaming(file('pglite.wasm')),
    file('pglite.data').then((response) => response.blob()),
    file('shop.tar').then((response) => response.blob()),
  ])
  return program.openShop({ wasm, system, data })
}

const shop = open()
shop.then(
  () => tell({ kind: 'open', ms: Math.round(performance.now() - begun) }),
  (error: unknown) => tell({ kind: 'failed', text: String(error) }),
)

async function reply(ask: AskMessage, port: MessagePort): Promise<void> {
  const send = (message: ReplyMessage) => port.postMessage(message)
  try {
    const answer = await shop
    const { status, headers, body } = await answer(ask)
    send({ kind: 'head', status, headers })
    const reader = body?.getReader()
    port.addEventListener('message', () => void reader?.cancel())
    port.start()
    for (;;) {
      const { value, done = true } = (await reader?.read()) ?? {}
      if (value !== undefined) send({ kind: 'part', bytes: value })
      if (done) break
    }
    send({ kind: 'end' })
  } catch (error) {
    send({ kind: 'failed', text: String(error) })
  }
}

self.addEventListener('message', ({ data, ports: [port] }: MessageEvent<AskMessage>) => {
  if (port !== undefined) void reply(data, port)
})
