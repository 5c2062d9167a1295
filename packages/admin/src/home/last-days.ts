const pad = (value: number) => String(value).padStart(2, '0')

/** The days up to that of a moment, the oldest first, as the reader's calendar has them. */
export const lastDays = (end: Date, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => {
    const day = new Date(end.getFullYear(), end.getMonth(), end.getDate() - (count - 1 - at))
    return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`
  })
