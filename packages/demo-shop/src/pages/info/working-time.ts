const DAY_NAMES = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'] as const

/**
 * Seven texts (Monday first, empty is a day off) as one line with equal days joined: `пн–пт 9:00–20:00, сб 10:00–18:00,
 * вс выходной`.
 */
export function workingTimeText(week: readonly string[]): string {
  const times = DAY_NAMES.map((_, day) => week[day] ?? '')
  if (times.every((time) => time === '')) return 'время работы уточните по телефону'
  if (times.every((time) => time === times[0])) return `ежедневно ${times[0]}`
  const runs: { readonly from: number; readonly to: number; readonly time: string }[] = []
  times.forEach((time, day) => {
    const last = runs.at(-1)
    if (last?.time === time) runs[runs.length - 1] = { ...last, to: day }
    else runs.push({ from: day, to: day, time })
  })
  return runs
    .map(
      ({ from, to, time }) =>
        `${from === to ? DAY_NAMES[from] : `${DAY_NAMES[from]}–${DAY_NAMES[to]}`} ${time === '' ? 'выходной' : time}`,
    )
    .join(', ')
}
