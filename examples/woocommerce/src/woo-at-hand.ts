/** A WooCommerce at hand: its address and its keys, from the environment. */
export interface WooAtHand {
  readonly shop: string
  readonly consumerKey: string
  readonly consumerSecret: string
}

/** Reads `WOO_URL`, `WOO_KEY` and `WOO_SECRET`. */
export function wooAtHand(): WooAtHand {
  const { WOO_URL: shop, WOO_KEY: consumerKey, WOO_SECRET: consumerSecret } = process.env
  if (!shop || !consumerKey || !consumerSecret)
    throw new Error('Set WOO_URL, WOO_KEY and WOO_SECRET: the address of a WooCommerce and the keys of its REST API.')
  return { shop, consumerKey, consumerSecret }
}

/** Ids of published products by their articles. */
export async function productsOf({ shop }: WooAtHand): Promise<Readonly<Record<string, string>>> {
  const list = async (query: string) =>
    (await (
      await fetch(`${shop}/wp-json/wc/store/v1/products?per_page=100&_fields=id,sku${query}`)
    ).json()) as readonly {
      readonly id: number
      readonly sku: string
    }[]
  const all = [...(await list('')), ...(await list('&type=variation'))]
  return Object.fromEntries(all.map(({ id, sku }) => [sku, String(id)]))
}
