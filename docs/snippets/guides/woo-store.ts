import type { Kept, SharedStore } from '@prilavok/woocommerce'

/** The part of a Redis client that the store needs. */
interface Redis {
  readonly hGetAll: (key: string) => Promise<Readonly<Record<string, string>>>
  readonly eval: (script: string, options: { keys: string[]; arguments: string[] }) => Promise<unknown>
  readonly del: (key: string) => Promise<unknown>
}

/** Compares and writes in one step, so that two processes never both write over the same version. */
const WRITE = `
  local now = redis.call('HGET', KEYS[1], 'version')
  if (now or '') ~= ARGV[1] then return false end
  redis.call('HSET', KEYS[1], 'version', ARGV[2], 'text', ARGV[3])
  redis.call('EXPIRE', KEYS[1], ARGV[4])
  return ARGV[2]`

/** Drafts in Redis, for handlers in several processes. */
export const redisStore = (redis: Redis): SharedStore => ({
  async read(key): Promise<Kept | null> {
    const { text, version } = await redis.hGetAll(key)
    return text === undefined || version === undefined ? null : { text, version }
  },
  async write(key, text, expected, seconds) {
    const version = crypto.randomUUID()
    const written = await redis.eval(WRITE, {
      keys: [key],
      arguments: [expected ?? '', version, text, String(seconds)],
    })
    return written === null ? null : version
  },
  async remove(key) {
    await redis.del(key)
  },
})
