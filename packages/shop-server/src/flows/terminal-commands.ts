import { sql } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import { removeTemporaryFiles } from '../features/file/remove-files'
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

/** So many products are written in one statement: buyers wait for one such batch at most. */
const BATCH = 500

/** Writes every product again, so that its triggers build the words that searches look through. */
async function reindex({ db }: Shop, signal: AbortSignal): Promise<number> {
  await db.deleteFrom('search_word').execute()
  await sql`update category set name = name`.execute(db)
  await sql`update manufacturer set name = name`.execute(db)
  let [written, last] = [0, '']
  for (;;) {
    signal.throwIfAborted()
    const { rows } = await sql<{ readonly count: number; readonly last: string | null }>`
      with due as (select id from product where id > ${last} order by id limit ${BATCH}),
        written as (update product set name = name where id in (select id from due) returning id)
      select (select count(*)::int from written) as count, (select max(id) from due) as last`.execute(db)
    const [batch] = rows
    written += batch?.count ?? 0
    if (batch === undefined || batch.last === null) return written
    last = batch.last
  }
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
    async run(shop, { say, signal }) {
      const { CancelledAutomatically, Completed } = await moveOrdersByTime(shop, signal)
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
    async run(shop, { say, signal }) {
      say(`Изменилось платежей: ${await settleUnreportedPayments(shop, signal)}`)
    },
  },
  {
    name: 'reindex-search',
    title: 'Перестроить поиск',
    description: 'Собирает слова каталога заново; нужно после правок в базе данных мимо магазина',
    group: 'Search',
    estimatedSeconds: 60,
    async run(shop, { say, signal }) {
      say(`Товаров в поиске: ${await reindex(shop, signal)}`)
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
    async run(shop, { say, signal }) {
      say(`Удалено файлов: ${await removeTemporaryFiles(shop, signal)}`)
    },
  },
  {
    name: 'purge',
    title: 'Удалить устаревшие данные',
    description: 'Черновики, ключи, платежи и покупатели, срок хранения которых вышел',
    group: 'System',
    confirmText: 'Удалить данные, срок хранения которых вышел? Вернуть их будет нельзя.',
    estimatedSeconds: 30,
    async run(shop, { say, signal }) {
      for (const { table, action, rows } of await purge(shop, { signal }))
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
