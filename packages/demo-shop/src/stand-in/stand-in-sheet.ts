import { fingerprint } from '@prilavok/shop-server/kit'

/** How the stand-ins' pages look; on purpose not like the shop, as a payment service does not. */
export const STAND_IN_SHEET = `
:root {
  color-scheme: light dark;
  --ink: #1c2330; --quiet: #5a6372; --line: #d9dee6; --ground: #eef1f6; --surface: #fff; --first: #1f4fd1; --first-hover: #1a42ae;
  --badge: #fff3cd; --badge-ink: #664d03;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #e8ebf0; --quiet: #a6afbd; --line: #3a4250; --ground: #12161d; --surface: #1c222c; --first: #3a63d8; --first-hover: #4a72e6;
    --badge: #3d3310; --badge-ink: #ffe08a;
  }
}
*, ::before, ::after { box-sizing: border-box; }
body {
  margin: 0; min-width: 320px; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px;
  background: var(--ground); color: var(--ink); font: 16px/1.45 system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif;
}
h1, p, dl, dd { margin: 0; }
.pay {
  width: 100%; max-width: 440px; padding: 0 28px 28px; overflow: hidden; border: 1px solid var(--line); border-radius: 14px;
  background: var(--surface); box-shadow: 0 8px 28px rgb(20 30 50 / 10%);
}
.pay__badge { margin: 0 -28px 24px; padding: 10px 28px; background: var(--badge); color: var(--badge-ink); font-size: 14px; font-weight: 600; }
.pay__title { font-size: 24px; line-height: 1.25; letter-spacing: -0.01em; text-wrap: balance; }
.pay__text { margin-top: 12px; }
.pay__facts { margin-top: 16px; }
.pay__facts div { display: flex; justify-content: space-between; align-items: baseline; gap: 16px; padding: 8px 0; border-bottom: 1px solid var(--line); }
.pay__facts dt { color: var(--quiet); }
.pay__facts dd { font-variant-numeric: tabular-nums; text-align: end; }
.pay__amount { font-size: 24px; font-weight: 700; }
.pay__schedule { width: 100%; margin-top: 20px; border-collapse: collapse; font-variant-numeric: tabular-nums; }
.pay__schedule caption { padding-bottom: 4px; font-weight: 600; text-align: start; }
.pay__schedule td { padding: 4px 0; color: var(--quiet); }
.pay__schedule td + td { color: var(--ink); text-align: end; white-space: nowrap; }
.pay__form { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 24px; }
.pay__button {
  display: flex; flex: 1 1 0; align-items: center; justify-content: center; min-height: 44px; padding: 8px; border: 1px solid var(--line); border-radius: 10px;
  background: transparent; color: inherit; font: inherit; font-size: 15px; text-align: center; text-decoration: none; cursor: pointer;
}
@media (hover: hover) { .pay__button:hover { border-color: var(--quiet); } }
.pay__button--first {
  flex-basis: 100%; min-height: 52px; border-color: transparent; background: var(--first); color: #fff; font-size: 17px; font-weight: 600;
}
@media (hover: hover) { .pay__button--first:hover { border-color: transparent; background: var(--first-hover); } }
.pay__button:focus-visible { outline: 3px solid var(--first); outline-offset: 2px; }
.pay__note { margin-top: 20px; color: var(--quiet); font-size: 13px; }
@media (max-width: 400px) {
  .pay { padding: 0 20px 20px; }
  .pay__badge { margin: 0 -20px 20px; padding: 10px 20px; }
  .pay__button { font-size: 14px; }
  .pay__button--first { font-size: 17px; }
}
@media (forced-colors: active) { .pay__button--first { border-color: ButtonText; } }
`

/** The address that the pages link to; it changes with the sheet. */
export const STAND_IN_SHEET_PATH = `/sim/assets/pay.css?v=${fingerprint(STAND_IN_SHEET)}`
