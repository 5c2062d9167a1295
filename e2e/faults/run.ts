import { createDemoServer } from '@prilavok/demo-shop'
import { fillFixtureShop, fixtureIds } from '@prilavok/demo-shop/fixtures'
import fc from 'fast-check'
import { parseArgs } from 'node:util'
import { commandLists, obey, type Command } from './commands'
import { breaches, INVARIANTS, ordersOf, track, type Breach, type Invariant } from './invariants'
import { openWorld } from './world'

const products = [fixtureIds.cement, fixtureIds.primer, fixtureIds.drill]
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
})
const runs = Number(values.runs)
const seed = Number(values.seed)

const rejections: unknown[] = []
process.on('unhandledRejection', (reason) => void rejections.push(reason))

const server = await createDemoServer({ sandbox: true, faults: true, settings: { rateLimits: null } })
await fillFixtureShop(server.db)

let accepted = 0

/** One run: commands and faults in turn, every promise checked after each command. */
async function runOnce(commands: readonly Command[]): Promise<readonly Breach[]> {
  const world = openWorld(server)
  const model = new Map<string, number>()
  const drafts = new Set<string>()
  const done = new Set<string>()
  world.openTab()
  for (const command of commands) {
    track(model, command, products)
    await obey(world, command)
    await world.settle()
    world.follow()
    for (const { checkout } of world.tabs) {
      const id = checkout?.features.order.state.getState().id
      if (id) drafts.add(id)
    }
    const orders = await ordersOf(server, drafts)
    for (const { checkout } of world.tabs) {
      const id = checkout?.features.order.state.getState().id
      if (!id || done.has(id) || checkout?.features.checkout.state.getState().screen !== 'accepted') continue
      done.add(id)
      accepted += 1
      model.clear()
    }
    const found = [
      ...breaches(world, model, orders),
      ...rejections
        .splice(0)
        .map((reason) => ({ invariant: 'no unhandled rejection' as const, detail: String(reason) })),
    ]
    if (found.length > 0) return found
  }
  return []
}

const broken = new Map<Invariant, number>(INVARIANTS.map((invariant) => [invariant, 0]))
const lists = fc.sample(commandLists, { numRuns: runs, seed })
for (const [index, commands] of lists.entries()) {
  const found = await runOnce(commands)
  for (const { invariant, detail } of found) {
    broken.set(invariant, (broken.get(invariant) ?? 0) + 1)
    console.log(
      `run ${index}: ${invariant}: ${detail}\n  ${commands.map((command) => JSON.stringify(command)).join('\n  ')}`,
    )
  }
  if ((index + 1) % 100 === 0) console.log(`${index + 1} runs, ${accepted} orders accepted`)
}
await server.close()

console.log(`\n${runs} runs from seed ${seed}, ${accepted} orders accepted. How often each promise broke:`)
for (const [invariant, times] of broken) console.log(`  ${String(times).padStart(5)}  ${invariant}`)
if (accepted === 0) console.log('No run came to an accepted order, so nothing is proved of orders.')
process.exitCode = accepted === 0 || [...broken.values()].some((times) => times > 0) ? 1 : 0
