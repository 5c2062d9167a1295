/** An id of WooCommerce: a whole number. Anything else that a browser sends is a record that it does not have. */
export const wooIdOf = (id: string): number | null => (/^[1-9]\d{0,9}$/.test(id) ? Number(id) : null)
