import type { SmsPort, Shop } from '@prilavok/shop-server/kit'

/** So many messages of the demo shop are kept. */
const KEPT = 50

/** A gateway that sends nothing: the demo shop shows what it was given. */
export const standInSms = ({ db, now }: Pick<Shop, 'db' | 'now'>): SmsPort => ({
  async send(phone, text) {
    const { id } = await db
      .insertInto('demo_sms')
      .values({ phone, text, sent_on: new Date(now()) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .deleteFrom('demo_sms')
      .where('id', '<=', Number(id) - KEPT)
      .execute()
  },
})
