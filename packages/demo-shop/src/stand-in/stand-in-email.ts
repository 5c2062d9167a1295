import type { EmailPort, Shop } from '@prilavok/shop-server/kit'

/** So many messages of the demo shop are kept. */
const KEPT = 50

/** An outbox that nothing leaves: the demo shop shows what it was given (`GET /sim/outbox`). */
export const standInEmail = ({ db, now }: Pick<Shop, 'db' | 'now'>): EmailPort => ({
  async send({ to, subject, text }) {
    const { id } = await db
      .insertInto('demo_email')
      .values({ recipient: to, subject, text, sent_on: new Date(now()) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .deleteFrom('demo_email')
      .where('id', '<=', Number(id) - KEPT)
      .execute()
  },
})
