/** The shop's mark in a browser tab: a wall of three bricks under a roof. */
export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#262b31"/><path d="M5 15.5 16 6l11 9.5" fill="none" stroke="#ff8a3d" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M8 17h7v4H8zm9 0h7v4h-7zm-9 6h3v4H8zm5 0h6v4h-6zm8 0h3v4h-3z" fill="#fff"/></svg>
`
