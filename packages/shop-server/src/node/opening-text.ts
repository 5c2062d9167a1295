interface OpenedAs {
  /** Payments are simulated. */
  readonly isSandbox: boolean
  /** The accounts of the demo shop's staff, where it is one. */
  readonly staff?: string
  /** The shop has the widgets' scripts, and so pages that work. */
  readonly hasWidgets: boolean
}

/** What is printed once the shop is open: where it is, what to try, how to stop. */
export function openingText(url: string, { isSandbox, hasWidgets, staff }: OpenedAs): string {
  const lines = [`The shop is open: ${url}`]
  if (isSandbox)
    lines.push(
      '  Test payments: order anything; each payment page lets you choose what happens. No money moves; not for real buyers.',
    )
  if (hasWidgets)
    lines.push(
      `  Devtools:      ${url}/?prilavok-debug shows what the widgets do. Pages to copy from: examples/README.md`,
    )
  if (staff !== undefined) lines.push(`  Staff wing:    ${url}/staff; ${staff}`)
  return [...lines, '  Stop:          Ctrl-C; what was ordered stays in the database.'].join('\n')
}
