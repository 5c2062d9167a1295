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
  timeZone: string,
): Promise<ReadonlyMap<string, readonly DayResult[]>> {
  const { rows } = await sql<Counted>`
    with running as (
      select name, started_on, coalesce(decided_on, 'infinity') as ended_on from experiment where name in (${sql.join(names)})
    ), seen as (
      select running.name, running.ended_on, first.*
      from running cross join lateral (
        select distinct on (visitor_id) visitor_id, option_label as label, created_on
        from visit_event
        where experiment = running.name and visitor_id is not null
          and created_on >= running.started_on and created_on < running.ended_on
        order by visitor_id, created_on
      ) first
    ), made as materialized (
      -- Read once: a look-up for every visitor takes longer.
      select visitor_id, created_on from visit_event where goal = 'Order' and visitor_id is not null
    ), bought as (
      select distinct seen.name, seen.visitor_id
      from seen join made on made.visitor_id = seen.visitor_id
        and made.created_on >= seen.created_on and made.created_on < seen.ended_on
    )
    select seen.name, seen.label,
      to_char(seen.created_on at time zone ${timeZone}, 'YYYY-MM-DD') as day,
      count(*)::int as shown, count(bought.visitor_id)::int as ordered
    from seen left join bought on bought.name = seen.name and bought.visitor_id = seen.visitor_id
    where seen.label is not null
    group by 1, 2, 3`.execute(db)
  const byName = new Map<string, DayResult[]>()
  for (const { name, ...count } of rows) byName.set(name, [...(byName.get(name) ?? []), count])
  return byName
}
