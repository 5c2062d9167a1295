export { fillFixtureShop, ids as fixtureIds } from './testing/fixture-shop'
