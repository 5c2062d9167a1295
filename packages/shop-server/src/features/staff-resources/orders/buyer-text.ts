import { sql } from 'kysely'

/** What buyers are called, their phones and e-mail, as the index of customers has it. */
export const BUYER = sql`(coalesce(last_name, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(middle_name, '') || ' ' || phone
  || ' ' || coalesce(email, '') || ' ' || coalesce(secondary_phone, ''))`

/** Who receives an order in place of its buyer, as the index of orders has it. */
export const RECIPIENT = sql`(coalesce(recipient->>'lastName', '') || ' ' || coalesce(recipient->>'firstName', '') || ' '
  || coalesce(recipient->>'middleName', '') || ' ' || coalesce(recipient->>'fullName', '') || ' ' || coalesce(recipient->>'phone', ''))`
