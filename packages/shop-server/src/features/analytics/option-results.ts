import { sql } from 'kysely'
import type { Db } from '../../db'
import type { OptionResult } from '../../rules/predict-option'

/** How the options of an experiment have done: visitors who were shown each, and those of them who ordered. */
export async function optionResults(
  db: Db,
  experiment: string,
  labels: readonly string[],
): Promise<readonly OptionResult[]> {
  const { rows } = await sql<{ readonly label: string; readonly shown: number; readonly ordered: number }>`
    select option_label as label, count(distinct visitor_id)::int as shown,
      count(distinct visitor_id) filter (where exists (
        select from visit_event made where made.goal = 'Order' and made.visitor_id = seen.visitor_id
          and made.created_on >= seen.created_on))::int as ordered
    from visit_event seen
    where experiment = ${experiment} and visitor_id is not null
    group by 1`.execute(db)
  const found = new Map(rows.map((row) => [row.label, row]))
  return labels.map((label) => found.get(label) ?? { label, shown: 0, ordered: 0 })
}
