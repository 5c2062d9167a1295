import { counterKey, giveBack, secondsLeft, takeOne } from '../../http/counters'
import { isPassword } from '../../http/password'
import { HttpProblem } from '../../http/problem'
import type { Rate } from '../../rules/rate-limits'
import type { Shop } from '../../shop'

/** Of one account, from everywhere: whoever asks is signed in, so wrong ones are typing errors or a session that was left open. */
const TRIES: Rate = { requests: 10, seconds: 900 }

/** Asks for the password of who is signed in, before what changes an account; counted before it is judged, so that parallel tries are. */
export async function requirePassword(shop: Shop, userId: string, password: string): Promise<void> {
  const counter = { key: counterKey('staff own password', userId), rate: TRIES }
  const full = await takeOne(shop, [counter])
  if (full !== null)
    throw new HttpProblem('rate-limited', {
      detail: 'Слишком много неверных паролей. Подождите и попробуйте снова.',
      retryAfterSeconds: await secondsLeft(shop, full),
      security: 'sign-in-refused',
    })
  const row = await shop.db
    .selectFrom('staff_user')
    .select('password_hash')
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .executeTakeFirst()
  if (!(await isPassword(password, row?.password_hash ?? null)))
    throw new HttpProblem('password-invalid', { security: 'sign-in-refused' })
  await giveBack(shop, [counter])
}
