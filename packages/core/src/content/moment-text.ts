const two = (number: number): string => String(number).padStart(2, '0')

/** A moment as `dd.MM.yyyy HH:mm` by the visitor's clock; empty where it is none. Source: CONTENT-16, CONTENT-21. */
export function momentText(iso: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  const day = `${two(date.getDate())}.${two(date.getMonth() + 1)}.${date.getFullYear()}`
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`
}
