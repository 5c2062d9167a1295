import { createDemoServer } from '@prilavok/demo-shop'
import { fillFixtureShop, fixtureIds } from '@prilavok/demo-shop/fixtures'
import type { ShopServer } from '@prilavok/shop-server'
import type { Feature } from '../kit/features'
import type { SendRequest } from '../kit/client'
import type { ConformanceOptions } from '../run-conformance'

/** Pages of this origin may call the reference shop. */
const PAGE_ORIGIN = 'https://www.page.example'
const DAY_MS = 86_400_000

/** A reference shop in this process, with a draft that has expired. */
export interface ReferenceShop {
  readonly server: ShopServer
  /** What the kit is told of the shop; `through` stands between the kit and the server. */
  readonly options: (features?: readonly Feature[], through?: (next: SendRequest) => SendRequest) => ConformanceOptions
}

const productIds = [fixtureIds.primer, fixtureIds.cement, fixtureIds.drill]

/** Three articles and three reviews of the first product: enough for a second page of two. */
async function fillContent({ db }: ShopServer): Promise<void> {
  for (const number of [1, 2, 3]) {
    const created_on = `2026-01-0${number}T10:00:00Z`
    const post = {
      title: `Статья ${number}`,
      seoUrlName: `statya-${number}`,
      isVisible: true,
      detailedDescription: '<p>Подробно</p>',
    }
    const review = {
      productId: fixtureIds.primer,
      userName: 'Анна',
      text: 'Хорошо',
      score: number,
      status: 'Published',
    }
    const row = (id: string, details: object) => ({
      id,
      details: JSON.stringify(details),
      created_on,
      updated_on: created_on,
    })
    await db
      .insertInto('blog_post')
      .values(row(`post-${number}`, post))
      .execute()
    await db
      .insertInto('product_comment')
      .values(row(`review-${number}`, review))
      .execute()
  }
}

/** Opens the reference shop. */
export async function openReferenceShop(): Promise<ReferenceShop> {
  let now = Date.parse('2026-02-10T09:00:00Z')
  const server = await createDemoServer({
    now: () => now,
    sandbox: true,
    settings: { allowedOrigins: [PAGE_ORIGIN], rateLimits: null },
  })
  await fillFixtureShop(server.db)
  // A second manufacturer gives the category a filter that counts.
  await server.db.insertInto('manufacturer').values({ id: 'm-2', name: 'Балка', slug: 'balka' }).execute()
  await server.db.updateTable('product').set({ manufacturer_id: 'm-2' }).where('id', '=', fixtureIds.beam).execute()
  await fillContent(server)
  const key = 'expired-draft-key-0123456789'
  const made = await server.fetch(
    new Request('https://shop.example/api/order-in-process', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Draft-Key': key },
      body: JSON.stringify({ cart: { value: [{ id: fixtureIds.cement, quantity: 1 }] } }),
    }),
  )
  const { id } = (await made.json()) as { readonly id: string }
  now += 40 * DAY_MS
  return {
    server,
    options: (features, through = (next) => next) => ({
      origin: 'https://shop.example',
      fetch: through((request) => server.fetch(request)),
      products: productIds,
      category: 'cat-mix',
      city: fixtureIds.moscow,
      term: 'Цемент',
      pageOrigin: PAGE_ORIGIN,
      expiredDraft: { id, key },
      mayOrder: true,
      ...(features !== undefined && { features }),
    }),
  }
}
