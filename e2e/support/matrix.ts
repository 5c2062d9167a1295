/** Set by `npm run e2e -- --all`: everything in every way, before a release. */
export const isWhole = process.env['E2E_MATRIX'] === 'all'
