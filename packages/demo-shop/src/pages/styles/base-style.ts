/** Colours, type, focus and the elements themselves. The widgets take the shop's palette through `--pk-*`. */
export const BASE_STYLE = /* css */ `
:root {
  color-scheme: light dark;
  --ink: #1f2429;
  --ink-quiet: #56606b;
  --line: #dcdfe3;
  --line-field: #868f99;
  --ground: #f1f2f4;
  --surface: #fff;
  --surface-soft: #f7f8f9;
  --graphite: #262b31;
  --graphite-soft: #353c44;
  --on-graphite: #fff;
  --on-graphite-quiet: #c3cad1;
  --accent: #c2410c;
  --accent-hover: #a83609;
  --accent-text: #b83c0a;
  --on-accent: #fff;
  --accent-soft: #fff0e6;
  --flame: #ff8a3d;
  --good: #1a7437;
  --later: #8a5300;
  --sale: #b3261e;
  --star: #b86e00;
  --radius: 6px;
  --page: 1400px;
  --side: 16px;
  --bar: 0px;

  --pk-accent: var(--accent);
  --pk-on-accent: var(--on-accent);
  --pk-surface: var(--surface);
  --pk-text: var(--ink);
  --pk-muted: var(--ink-quiet);
  --pk-line: var(--line);
  --pk-field-line: var(--line-field);
  --pk-success: var(--good);
  --pk-danger: var(--sale);
  --pk-radius: 6px;
  --pk-control-height: 44px;
  --pk-cart-button-width: 100%;
}

@media (prefers-color-scheme: dark) {
  :root {
    --ink: #e9ecef;
    --ink-quiet: #a7b0b9;
    --line: #3a424a;
    --line-field: #77818b;
    --ground: #15181b;
    --surface: #1f2429;
    --surface-soft: #262b31;
    --graphite: #101316;
    --graphite-soft: #262b31;
    --accent-hover: #d9531c;
    --accent-text: #ff9a5a;
    --accent-soft: #3a2518;
    --good: #5fc882;
    --later: #e0a64b;
    --sale: #ff8a80;
    --star: #ffb84d;
    --pk-success: #1a7437;
    --pk-danger: #b3261e;
  }
}

*, ::before, ::after { box-sizing: border-box; }

html {
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  scroll-padding-top: 88px;
  scroll-padding-bottom: calc(var(--bar) + 16px);
}

body {
  margin: 0;
  min-width: 320px;
  background: var(--ground);
  color: var(--ink);
  font: 15px/1.45 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', sans-serif;
  overflow-wrap: break-word;
}

h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; }
/* A placed order has a heading of its own. */
main:has(.pk-accepted-order) > h1 { display: none; }
h1 { font-size: 28px; line-height: 1.2; font-weight: 700; letter-spacing: -0.01em; text-wrap: balance; }
h2 { font-size: 22px; line-height: 1.25; font-weight: 700; }
h3 { font-size: 16px; line-height: 1.3; font-weight: 600; }
img { max-width: 100%; height: auto; }
address { font-style: normal; }
a { color: var(--accent-text); text-underline-offset: 0.18em; text-decoration-thickness: from-font; }
@media (hover: hover) { a:hover { color: var(--accent-hover); } }
a[href^='tel:'] { white-space: nowrap; }
:focus-visible { outline: 2px solid var(--accent-text); outline-offset: 2px; border-radius: 3px; }
:where(.top-line, .footer, .bottom-bar, .hero__season) :focus-visible { outline-color: var(--flame); }
.main:focus { outline: none; }
.icon { flex: none; }

.visually-hidden {
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

.skip-link {
  position: absolute;
  left: 8px;
  top: -60px;
  z-index: 4;
  padding: 12px 16px;
  border-radius: var(--radius);
  background: var(--accent);
  color: var(--on-accent);
}
.skip-link:focus { top: 8px; color: var(--on-accent); }

.button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 44px;
  padding: 8px 20px;
  border: 0;
  border-radius: var(--radius);
  background: var(--accent);
  color: var(--on-accent);
  font: inherit;
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
}
@media (hover: hover) { .button:hover { background: var(--accent-hover); color: var(--on-accent); } }
.button--light { background: #fff; color: #1f2429; }
@media (hover: hover) { .button--light:hover { background: #ffe3d0; color: #1f2429; } }
.quiet { color: var(--ink-quiet); }

.main {
  display: block;
  max-width: var(--page);
  margin: 0 auto;
  padding: 16px var(--side) 40px;
}

@media (max-width: 639px) {
  html { scroll-padding-top: 16px; }
  .main { padding-block: 8px 32px; }
  h1 { font-size: 22px; }
  h2 { font-size: 20px; }
  :root { --side: 12px; }
}

@media (prefers-reduced-motion: no-preference) {
  a, .button, .card, .tile { transition: background-color 140ms ease-out, border-color 140ms ease-out, color 140ms ease-out; }
}
`
