import type * as wire from './city.wire'
import { endpoint, type Endpoint } from './endpoint'
import type { Output } from './wire'

export type * from './city.types'

/** What the server knows about the city of a visitor. Source: CITY-04. */
export type UserCity = Output<typeof wire.userCity>
/** A city to choose from. Source: CITY-06. */
export type CityOption = Output<typeof wire.cityOption>
/** The cities that a picker offers before anything is typed. Source: CITY-09. */
export type CityListToPick = Output<typeof wire.cityListToPick>
/** One city by its id, for a picker that starts with one. Source: CITY-19. */
export type AddressCityPreview = Output<typeof wire.addressCityPreview>

/** The city of a place on the map. Source: CITY-07. */
export const loadCityByLocation: Endpoint<typeof wire.loadCityByLocationWire> = endpoint({
  name: 'loadCityByLocation',
  method: 'GET',
  path: '/api/userCity/city-by-location',
  wire: () => import('./city.wire').then((module) => module.loadCityByLocationWire),
})

/** The visitor's city by its id; 0 asks for the city of the visitor's address. Source: CITY-08, CITY-11. */
export const loadUserCity: Endpoint<typeof wire.loadUserCityWire> = endpoint({
  name: 'loadUserCity',
  method: 'GET',
  path: '/api/userCity/{id}',
  wire: () => import('./city.wire').then((module) => module.loadUserCityWire),
})

/** The cities to offer beside the current one. Source: CITY-09. */
export const loadCitiesToPick: Endpoint<typeof wire.loadCitiesToPickWire> = endpoint({
  name: 'loadCitiesToPick',
  method: 'GET',
  path: '/api/delivery/userCity/listToPick/{id}',
  wire: () => import('./city.wire').then((module) => module.loadCitiesToPickWire),
})

/** The cities that match a text of two characters or more; public in spite of its path. Source: CITY-10. */
export const searchCities: Endpoint<typeof wire.searchCitiesWire> = endpoint({
  name: 'searchCities',
  method: 'GET',
  path: '/api/admin/addressCity/search/v2',
  wire: () => import('./city.wire').then((module) => module.searchCitiesWire),
})

/** One city by its id; public in spite of its path. Source: CITY-19. */
export const loadCityPreview: Endpoint<typeof wire.loadCityPreviewWire> = endpoint({
  name: 'loadCityPreview',
  method: 'GET',
  path: '/api/admin/addressCity/preview/{id}',
  wire: () => import('./city.wire').then((module) => module.loadCityPreviewWire),
})
