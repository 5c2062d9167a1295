import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'

/** 32 MB and some 60 ms for each guess. */
const COST = 15
const BLOCK = 8
const BYTES = 32

const derived = (password: string, salt: Buffer, options: ScryptOptions) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
  })

const optionsOf = (cost: number, block: number): ScryptOptions => ({
  N: 2 ** cost,
  r: block,
  p: 1,
  maxmem: 256 * 2 ** cost * block,
})

/** A password as it is stored: `scrypt$cost$block$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derived(password, salt, optionsOf(COST, BLOCK))
  return ['scrypt', COST, BLOCK, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Belongs to no password; compared with where there is no account, which so takes as long. */
const NOBODY = `scrypt$${COST}$${BLOCK}$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(BYTES).toString('base64url')}`

/** Whether a password is the stored one. Without a stored one the result is no, after the same work. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, cost = '', block = '', salt = '', key = ''] = (stored ?? NOBODY).split('$')
  const wanted = Buffer.from(key, 'base64url')
  const given = await derived(password, Buffer.from(salt, 'base64url'), optionsOf(Number(cost), Number(block)))
  return timingSafeEqual(wanted, given) && stored !== null
}
