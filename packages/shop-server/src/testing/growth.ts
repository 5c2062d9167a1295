/** A text of about so many characters, made of the same parts. */
function sized(textOf: (parts: number) => string, length: number): string {
  const sample = textOf(1000)
  return textOf(Math.floor((1000 * length) / sample.length))
}

/** Milliseconds of this process's own work; what others do on the machine does not count. */
function workOf(read: (text: string) => unknown, text: string): number {
  const begun = process.cpuUsage()
  read(text)
  return process.cpuUsage(begun).user / 1000
}

/**
 * How many times more work a text of `length` is than one of an eighth of it: about 8 where the work grows with the length, 64 where it
 * grows with its square.
 */
export function growthOf(read: (text: string) => unknown, textOf: (parts: number) => string, length = 400_000): number {
  const [long, short] = [sized(textOf, length), sized(textOf, length / 8)]
  const least = (text: string) => Math.min(workOf(read, text), workOf(read, text), workOf(read, text))
  least(short)
  return least(long) / Math.max(3, least(short))
}
