import { sql } from 'kysely'
import type { Db } from '../../db'
import type { DayResult } from '../../rules/experiment-report'

type Counted = DayResult & { readonly name: string }

/**
 * The visitors of experiments by the option and the day that they first saw it, and those of them who ordered afterwards; one query
 * for all. A visitor counts for the first option alone, and nothing counts that happened before the experiment began or after its decision.
 */
export async function experimentCounts(
  db: Db,
  names: readonly string[],
  zoneMinutes: number,
): Promise<ReadonlyMap<string, readonly DayResult[]>> {
  const { rows } = await sql<Counted>`
    with running as (
      select name, started_on, coalesce(decided_on, 'infinity') as ended_on from experiment where name in (${sql.join(names)})
    ), seen as (
      select distinct on (running.name, visitor_id)
        running.name, visitor_id, params->>'label' as label, created_on, ended_on
      from running join visit_event on params->>'experiment' = running.name and created_on >= started_on and created_on < ended_on
      where goal = 'Experiment' and visitor_id is not null
      order by running.name, visitor_id, created_on
    ), bought as (
      select distinct seen.name, seen.visitor_id
      from seen join visit_event made on made.visitor_id = seen.visitor_id
        and made.created_on >= seen.created_on and made.created_on < seen.ended_on
      where made.goal = 'Order' and made.visitor_id is not null
    )
    select seen.name, seen.label,
      to_char(seen.created_on at time zone 'UTC' + make_interval(mins => ${zoneMinutes}), 'YYYY-MM-DD') as day,
      count(*)::int as shown, count(bought.visitor_id)::int as ordered
    from seen left join bought on bought.name = seen.name and bought.visitor_id = seen.visitor_id
    where seen.label is not null
    group by 1, 2, 3`.execute(db)
  const byName = new Map<string, DayResult[]>()
  for (const { name, ...count } of rows) byName.set(name, [...(byName.get(name) ?? []), count])
  return byName
}
