export { fillFixtureShop, ids as fixtureIds } from './fixtures/fixture-shop'
export { addBigCity, bigCity } from './seeds/big-city'
export { DEMO_PASSWORD, demoAccounts } from './seeds/staff-accounts'
