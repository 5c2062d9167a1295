/** What tests of the shop server need of the inside of this package, beside its entries. */
export { serverOptions, type WithDemo } from '../demo-options'
export { createPages } from '../pages/pages'
export { addDemoStaff, demoAccounts, DEMO_PASSWORD } from '../seeds/staff-accounts'
export { addDemoRecords } from '../seeds/staff-records'
export { checkBooks } from './load/check-books'
export { claimOf, signedCallback } from '../stand-in/stand-in-port'
