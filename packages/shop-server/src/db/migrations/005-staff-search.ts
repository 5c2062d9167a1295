import { sql, type Migration } from 'kysely'

/** What the staff find orders and buyers by: e-mail and second phone of a buyer, the recipient, articles of the lines. */
export const staffSearch: Migration = {
  async up(db) {
    for (const statement of [
      `drop index customer_grams`,
      `create index customer_grams on customer using gin (text_grams((coalesce(last_name, '') || ' ' || coalesce(first_name, '')
        || ' ' || coalesce(middle_name, '') || ' ' || phone || ' ' || coalesce(email, '') || ' ' || coalesce(secondary_phone, ''))))`,
      `create index customer_order_recipient_grams on customer_order using gin (text_grams((coalesce(recipient->>'lastName', '') || ' '
        || coalesce(recipient->>'firstName', '') || ' ' || coalesce(recipient->>'middleName', '') || ' '
        || coalesce(recipient->>'fullName', '') || ' ' || coalesce(recipient->>'phone', '')))) where recipient is not null`,
      `create index order_item_by_article on order_item (lower(article), order_id)`,
    ])
      await sql.raw(statement).execute(db)
  },
}
