/** Core alone in Node: http is forty lines over fetch. Prints what the server says that two pieces of a product cost. */
import { addressOf, parseResponse } from '@prilavok/contracts'
import { createShop, fail, ok } from '@prilavok/core'
import { cartFlow } from '@prilavok/core/flows'

const [origin, product] = process.argv.slice(2)

async function http(endpoint, input) {
  const { method, address } = addressOf(endpoint, input)
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
  }
  try {
    const response = await fetch(new URL(address, origin), {
      method,
      headers,
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    })
    if (!response.ok)
      return fail({
        kind: 'status',
        status: response.status,
        message: `Request failed with status code ${response.status}`,
      })
    const answer = await parseResponse(endpoint, await response.json())
    return answer.ok ? ok(answer.value) : fail({ kind: 'response', message: answer.issues.join('; ') })
  } catch {
    return fail({ kind: 'network', message: 'Network Error' })
  }
}

const kept = new Map()
const memory = {
  read: (key) => kept.get(key) ?? null,
  write: (key, value) => void kept.set(key, value),
  remove: (key) => void kept.delete(key),
}
const never = () => () => {}

const shop = createShop({
  http,
  clock: {
    now: () => Date.now(),
    after(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  },
  storage: memory,
  session: memory,
  random: { next: Math.random, id: () => crypto.randomUUID() },
  locks: { run: (_name, task) => task() },
  tabs: { onStored: never },
  page: { setTitle: () => {}, onLeave: never, onRestore: never, onOnline: never },
  location: {
    path: () => '/',
    query: () => null,
    replaceQuery: () => {},
    go: () => {},
    reload: () => {},
    host: () => 'shop.example',
    origin: () => 'https://shop.example',
  },
  report: ({ message }) => console.error(message),
})

const { cart, pricing } = shop.use(cartFlow)
pricing.state.subscribe(
  ({ status }) => status,
  (status) => {
    if (status === 'ready')
      console.log(
        JSON.stringify({ pieces: cart.state.getState().lines[0].quantity, kopecks: cart.state.getState().total }),
      )
    if (status === 'failed') process.exitCode = 1
  },
)
cart.add({ id: product, name: 'A product', price: 1, thumbUrl: '', link: '' }, 2)
