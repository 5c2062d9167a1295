import { demoAccountsText } from './seeds/staff-accounts'

interface OpenedAs {
  /** The demo shop's staff can sign in. */
  readonly hasStaff: boolean
  /** The shop has the widgets' scripts, and so pages that work. */
  readonly hasWidgets: boolean
}

/** What is printed below the address of a demo shop: what to try. */
export function demoHints(url: string, { hasStaff, hasWidgets }: OpenedAs): readonly string[] {
  const payments =
    '  Test payments: order anything; each payment page lets you choose what happens. No money moves; not for real buyers.'
  const devtools = `  Devtools:      ${url}/?prilavok-debug shows what the widgets do. Pages to copy from: examples/README.md`
  const staff = `  Staff wing:    ${url}/staff; ${demoAccountsText()}`
  return [payments, ...(hasWidgets ? [devtools] : []), ...(hasStaff ? [staff] : [])]
}
