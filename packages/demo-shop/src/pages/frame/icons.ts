import { html, trustedHtml, type Markup } from '@prilavok/shop-server/kit'

// Outlines on a grid of 24, drawn with a round pen of 1.8.
const OUTLINES = {
  cart: '<path d="M3 4h2.2l2.3 11.2h10.2L20 7.5H6"/><circle cx="9" cy="19.2" r="1.4"/><circle cx="16.5" cy="19.2" r="1.4"/>',
  catalogue: '<path d="M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z"/>',
  heart:
    '<path d="M12 20S4.6 15.6 3.2 10.9C2.3 7.8 4.2 5 7.1 5c2 0 3.8 1.1 4.9 3 1.1-1.9 2.9-3 4.9-3 2.9 0 4.8 2.8 3.9 5.9C19.4 15.6 12 20 12 20z"/>',
  home: '<path d="M3.5 11 12 4l8.5 7M6 9.5V20h12V9.5M10 20v-5.5h4V20"/>',
  left: '<path d="m14.5 5-7 7 7 7"/>',
  phone:
    '<path d="M5 4h4l1.6 4.4-2.3 1.6a11.5 11.5 0 0 0 5.7 5.7l1.6-2.3L20 15v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1z"/>',
  pin: '<path d="M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11z"/><circle cx="12" cy="10" r="2.4"/>',
  right: '<path d="m9.5 5 7 7-7 7"/>',
  scales: '<path d="M12 4v16M8 20h8M5 7h14M5 7l-2.6 6.5a2.8 2.8 0 0 0 5.2 0zM19 7l-2.6 6.5a2.8 2.8 0 0 0 5.2 0z"/>',
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/>',
  truck:
    '<path d="M2.5 6h11.5v10.5H2.5zM14 9.5h4l3.5 3.8v3.2H14z"/><circle cx="7" cy="17.5" r="1.9"/><circle cx="17.5" cy="17.5" r="1.9"/>',
  shield: '<path d="M12 3.5 5 6v5.5c0 4.3 2.9 7.5 7 9 4.1-1.5 7-4.7 7-9V6z"/><path d="m8.8 11.8 2.3 2.3 4.2-4.4"/>',
  ruler: '<path d="m3.5 15.5 12-12 5 5-12 12zM8 11l1.8 1.8M11 8l2.5 2.5M14 5l1.8 1.8"/>',
  returned: '<path d="M8.5 5 4.5 9l4 4M5 9h9.5a5 5 0 0 1 0 10H9"/>',
  card: '<path d="M3 6h18v12.5H3zM3 10h18M6.5 15h4"/>',
  check: '<path d="m5 12.5 4.5 4.5L19 7.5"/>',
} as const

/** A drawing beside its text, so it has no accessible name of its own. */
export const icon = (name: keyof typeof OUTLINES): Markup => html`
<svg class="icon" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">${trustedHtml(OUTLINES[name])}</svg>`
