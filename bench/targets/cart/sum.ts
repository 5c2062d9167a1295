const ROUBLES = 1_299

/** Whether a sum shows this many pieces of a product of the bench, however it writes money. */
export const sumBegins = (element: Element | null | undefined, quantity: number): boolean =>
  element?.textContent?.replace(/\D/g, '').startsWith(String(ROUBLES * quantity)) === true
