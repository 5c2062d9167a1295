import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SENTENCES } from './kit/sentences'
import { runConformance } from './run-conformance'
import { cartFaults } from './testing/faults/cart-faults'
import { catalogueFaults } from './testing/faults/catalogue-faults'
import { contentFaults } from './testing/faults/content-faults'
import { draftFaults } from './testing/faults/draft-faults'
import { httpFaults } from './testing/faults/http-faults'
import { orderFaults } from './testing/faults/order-faults'
import { openReferenceShop, type ReferenceShop } from './testing/reference-shop'

const FAULTS = [...cartFaults, ...httpFaults, ...draftFaults, ...orderFaults, ...catalogueFaults, ...contentFaults]

/** Ends a run that has found its fault. */
class Found extends Error {}

describe('a server with one fault', () => {
  let shop: ReferenceShop
  beforeAll(async () => {
    shop = await openReferenceShop()
  }, 120_000)
  afterAll(() => shop.server.close())

  it('is one of a long list', () => {
    expect(FAULTS.length).toBeGreaterThan(60)
    expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length)
  })

  it.each(FAULTS)('is found: $name', async ({ features, breaks, server }) => {
    const { text } = SENTENCES[breaks]
    const found: string[] = []
    const run = runConformance({
      ...shop.options(features, server),
      timeoutMs: 3_000,
      onResult: ({ broken }) => {
        if (broken !== null) found.push(broken.sentence)
        if (broken?.sentence === text) throw new Found()
      },
    })
    await run.catch((error: unknown) => {
      if (!(error instanceof Found)) throw error
    })
    expect(found).toContain(text)
  })
})
