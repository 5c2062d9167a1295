export { fillFixtureShop, ids as fixtureIds } from './testing/fixture-shop'
export { addBigCity, bigCity } from './demo/big-city'
export { DEMO_PASSWORD, demoAccounts } from './demo/staff-accounts'
