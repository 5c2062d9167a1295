/**
 * The element that an error leads to: where all names stand in one field, that field; the delivery section for what is not
 * on the page, such as a carrier before the city is known.
 */
export const placeOf = (id: string): string =>
  [id, id.replace(/lastName$/, 'firstName')].find((place) => document.getElementById(place) !== null) ??
  'pickpoint-selection-block'
