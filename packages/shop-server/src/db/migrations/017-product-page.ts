import { sql, type Migration } from 'kysely'

/** What others ask for a product, and its review video. */
export const productPage: Migration = {
  async up(db) {
    await sql`
      create table competitor_offer (
        product_id text not null references product (id) on delete cascade,
        shop_name text not null,
        city_id text references address_city (id) on delete cascade,
        price_kopecks bigint not null check (price_kopecks >= 0),
        delivery_kopecks bigint check (delivery_kopecks >= 0),
        url text,
        score double precision not null check (score between 0 and 1)
      )`.execute(db)
    await sql`create index competitor_offer_by_product on competitor_offer (product_id, score desc)`.execute(db)
    await sql`alter table product add column video_url text`.execute(db)
  },
}
