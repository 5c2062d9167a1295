import { sql } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import { removeTemporaryFiles } from '../features/file/files'
import type { TerminalCommand } from '../features/terminal/terminal-command'
import type { Shop } from '../shop'
import { generateActiveFeeds } from './feed-jobs'
import { moveOrdersByTime } from './order-timers'
import { settleUnreportedPayments } from './poll-provider'
import { purge } from './purge'

const COUNTED = ['product', 'category', 'customer_order', 'customer', 'pick_point', 'address_city', 'file'] as const

async function countRows({ db }: Shop, table: (typeof COUNTED)[number]): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Writes every product again, so that its triggers build the words that searches look through. */
async function reindex({ db }: Shop): Promise<number> {
  await db.deleteFrom('search_word').execute()
  await sql`update category set name = name`.execute(db)
  await sql`update manufacturer set name = name`.execute(db)
  const { numUpdatedRows } = await db
    .updateTable('product')
    .set((eb) => ({ name: eb.ref('name') }))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** The commands of the terminal; found by name, never handed to a shell. */
export const terminalCommands: readonly TerminalCommand[] = [
  {
    name: 'health',
    title: 'Состояние магазина',
    description: 'Отвечает ли база данных и сколько в ней записей',
    group: 'System',
    estimatedSeconds: 2,
    async run(shop, { say, signal }) {
      const { rows } = await sql<{ version: string }>`select version()`.execute(shop.db)
      say(`База данных: ${rows[0]?.version.split(' on ')[0] ?? '?'}`)
      for (const table of COUNTED) {
        signal.throwIfAborted()
        say(`${table}: ${await countRows(shop, table)}`)
      }
    },
  },
  {
    name: 'move-orders',
    title: 'Заказы, у которых вышел срок',
    description: 'Отменяет неподтверждённые и неоплаченные, завершает доставленные 14 дней назад',
    group: 'Orders',
    confirmText: 'Отменить и завершить заказы, у которых вышел срок?',
    estimatedSeconds: 10,
    async run(shop, { say }) {
      const { CancelledAutomatically, Completed } = await moveOrdersByTime(shop)
      say(`Отменено: ${CancelledAutomatically}`)
      say(`Завершено: ${Completed}`)
    },
  },
  {
    name: 'settle-payments',
    title: 'Платежи без ответа',
    description: 'Спрашивает платёжные сервисы о платежах, о которых они не сообщили',
    group: 'Orders',
    estimatedSeconds: 20,
    async run(shop, { say }) {
      say(`Изменилось платежей: ${await settleUnreportedPayments(shop)}`)
    },
  },
  {
    name: 'reindex-search',
    title: 'Перестроить поиск',
    description: 'Собирает слова каталога заново; нужно после правок в базе данных мимо магазина',
    group: 'Search',
    estimatedSeconds: 60,
    async run(shop, { say }) {
      say(`Товаров в поиске: ${await reindex(shop)}`)
    },
  },
  {
    name: 'generate-feeds',
    title: 'Сделать выгрузки',
    description: 'Собирает файлы всех включённых выгрузок, не дожидаясь расписания',
    group: 'Feeds',
    estimatedSeconds: 60,
    run: generateActiveFeeds,
  },
  {
    name: 'clear-temp-files',
    title: 'Удалить временные файлы',
    description: 'Файлы, которые загрузили больше суток назад и никуда не прикрепили',
    group: 'System',
    estimatedSeconds: 5,
    async run(shop, { say }) {
      say(`Удалено файлов: ${await removeTemporaryFiles(shop)}`)
    },
  },
  {
    name: 'purge',
    title: 'Удалить устаревшие данные',
    description: 'Черновики, ключи, платежи и покупатели, срок хранения которых вышел',
    group: 'System',
    confirmText: 'Удалить данные, срок хранения которых вышел? Вернуть их будет нельзя.',
    estimatedSeconds: 30,
    async run(shop, { say }) {
      for (const { table, action, rows } of await purge(shop))
        say(`${table}: ${rows} ${action === 'deleted' ? 'удалено' : 'обезличено'}`)
    },
  },
  {
    name: 'count-slowly',
    title: 'Считать до двухсот',
    description: 'Секунда на число: показывает вывод на ходу и остановку через 180 секунд',
    group: 'System',
    estimatedSeconds: 200,
    isForSandbox: true,
    async run(_, { say, signal }) {
      for (let second = 1; second <= 200; second += 1) {
        say(String(second))
        await wait(1000, undefined, { signal })
      }
    },
  },
]

/** The commands that a shop offers. */
export const commandsOf = ({ sandbox }: Pick<Shop, 'sandbox'>): readonly TerminalCommand[] =>
  terminalCommands.filter(({ isForSandbox }) => isForSandbox === undefined || sandbox !== null)
