import type { Kysely } from 'kysely'
import type { ShopDatabase } from '@prilavok/shop-server/kit'

/** The password of every account of the demo shop. */
export const DEMO_PASSWORD = 'prilavok'

/** `DEMO_PASSWORD` as it is stored; one hash for all accounts, as everybody knows it anyway. */
const HASH = 'scrypt$15$8$cHJpbGF2b2stZGVtby0xNg$Ceb3A1K2D3Yyk3JThgkKJKLTR4ZKdKk1NZ854yhp4Jw'

/** One account for each role. */
export const demoAccounts = [
  { login: 'admin', role: 'Administrator', name: 'Анна Иванова' },
  { login: 'catalog', role: 'CatalogManager', name: 'Кирилл Петров' },
  { login: 'content', role: 'ContentManager', name: 'Ксения Смирнова' },
  { login: 'orders', role: 'OrderManager', name: 'Олег Кузнецов' },
  { login: 'logist', role: 'Logistician', name: 'Лев Соколов' },
  { login: 'marketing', role: 'Marketer', name: 'Мария Попова' },
  { login: 'support', role: 'SupportOperator', name: 'Павел Лебедев' },
  { login: 'developer', role: 'Developer', name: 'Денис Козлов' },
  { login: 'viewer', role: 'Viewer', name: 'Вера Новикова' },
] as const

/** Adds the demo accounts where they are missing. They open nothing once the shop runs without its sandbox. */
export async function addDemoStaff(db: Kysely<ShopDatabase>): Promise<void> {
  const users = demoAccounts.map(({ login, name }) => ({
    id: `demo-${login}`,
    login,
    display_name: name,
    password_hash: HASH,
    is_demo: true,
  }))
  await db
    .insertInto('staff_user')
    .values(users)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('staff_role')
    .values(demoAccounts.map(({ login, role }) => ({ user_id: `demo-${login}`, role })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What is printed of the accounts when a demo shop opens. */
export const demoAccountsText = (): string =>
  `accounts ${demoAccounts.map(({ login }) => login).join(', ')}; password of each: ${DEMO_PASSWORD}`
