/** The graphite line, the bar that stays in view, the shelves, and the phones' bar at the foot. */
export const HEADER_STYLE = /* css */ `
.header { display: contents; }
.top-line { background: var(--graphite); color: var(--on-graphite-quiet); font-size: 13px; }
.top-line__inner {
  display: flex;
  align-items: center;
  gap: 20px;
  max-width: var(--page);
  min-height: 36px;
  margin: 0 auto;
  padding: 0 var(--side);
}
.top-line > * > a, .top-line__links a { color: inherit; text-decoration: none; }
.top-line__links a[aria-current] { color: var(--on-graphite); text-decoration: underline; }
@media (hover: hover) { .top-line > * > a:hover, .top-line__links a:hover { color: var(--on-graphite); text-decoration: underline; } }
.top-line > * > .lang-switch { display: inline-flex; align-items: center; min-height: 36px; padding: 0 4px; color: var(--on-graphite); }
.top-line__city { display: flex; align-items: center; min-height: 36px; color: var(--on-graphite); }
/* At the right, so that the city moves nothing when it comes. */
.top-line__links { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 0 20px; margin-left: auto; }
.top-line__links a { display: inline-flex; align-items: center; min-height: 36px; white-space: nowrap; }
.top-line .top-line__phone { display: none; align-items: center; min-height: 36px; color: var(--on-graphite); font-weight: 600; white-space: nowrap; }

/* Widgets scroll and stick below the bar. */
:root { --pk-scroll-offset: 88px; --pk-sticky-top: 73px; --pk-page-width: 1400px; }
.header__bar {
  position: sticky;
  top: 0;
  z-index: 3;
  border-bottom: 1px solid var(--line);
  background: var(--surface);
}
.header__inner {
  display: flex;
  align-items: center;
  gap: 16px;
  max-width: var(--page);
  min-height: 72px;
  margin: 0 auto;
  padding: 10px var(--side);
}
.header__logo { flex: none; display: flex; border-radius: var(--radius); }
.header__logo img { display: block; }
.header__catalogue {
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 0 18px 0 14px;
  border-radius: var(--radius);
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 600;
  text-decoration: none;
}
@media (hover: hover) { .header__catalogue:hover { background: var(--accent-hover); color: var(--on-accent); } }
.header__catalogue .icon { width: 20px; height: 20px; }

.search { --search: 40px; --pk-field-line: var(--accent); flex: 1; min-width: 0; min-height: var(--search); }
@media (pointer: coarse) { .search { --search: 44px; } }
.search__form { display: flex; border: 1px solid var(--accent); border-radius: var(--radius); background: var(--surface); }
.search__form:focus-within { outline: 2px solid var(--accent-text); outline-offset: 2px; }
.search__field {
  flex: 1;
  min-width: 0;
  min-height: calc(var(--search) - 2px);
  padding: 0 12px 0 39px;
  border: 0;
  border-radius: 4px;
  background: none;
  color: var(--ink);
  font: inherit;
  appearance: none;
}
.search__field:focus-visible { outline: none; }
.search__field::placeholder { color: var(--ink-quiet); opacity: 1; }
.search__button {
  flex: none;
  display: grid;
  place-items: center;
  width: 52px;
  border: 0;
  border-radius: 3px 3px 3px 3px;
  background: var(--accent);
  color: var(--on-accent);
  cursor: pointer;
}
@media (hover: hover) { .search__button:hover { background: var(--accent-hover); } }

.header__phone { flex: none; display: flex; align-items: center; gap: 8px; color: var(--ink); text-decoration: none; white-space: nowrap; }
.header__phone .icon { color: var(--accent-text); }
.header__phone b { display: block; font-size: 17px; line-height: 1.2; }
.header__phone small { display: block; color: var(--ink-quiet); font-size: 12px; line-height: 1.3; }

.cart-link {
  position: relative;
  flex: none;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-width: 64px;
  min-height: 48px;
  border-radius: var(--radius);
  color: var(--ink);
  font-size: 12px;
  line-height: 1.2;
  text-decoration: none;
}
.cart-link--desktop { display: flex; }
.cart-link--header { display: flex; }
.cart-link--tablet, .cart-link--mobile, .cart-link--bar { display: none; }
@media (hover: hover) { .cart-link:hover { color: var(--accent-text); } }
.cart-link[aria-current] { color: var(--accent-text); }
/* A large count grows towards the icon, not out of the page. */
.cart-link__count { position: absolute; top: 0; left: calc(50% + 4px); display: flex; pointer-events: none; transform: translateX(min(0px, 36px - 100%)); }

.shelves { border-bottom: 1px solid var(--line); background: var(--surface); }
.shelves__list {
  display: flex;
  gap: 0;
  max-width: var(--page);
  margin: 0 auto;
  padding: 0 calc(var(--side) - 10px);
  padding-right: 56px;
  overflow-x: auto;
  list-style: none;
  scrollbar-width: none;
  /* The last name fades where the list goes on. */
  mask-image: linear-gradient(to right, #000 calc(100% - 56px), transparent);
}
.shelves__list a {
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 0 10px;
  border-bottom: 2px solid transparent;
  color: var(--ink);
  font-size: 14px;
  text-decoration: none;
  white-space: nowrap;
}
@media (hover: hover) { .shelves__list a:hover { color: var(--accent-text); } }
.shelves__list a[aria-current] { border-color: var(--accent); color: var(--accent-text); }
.shelves__list a:focus-visible { outline-offset: -3px; }

.bottom-bar { display: none; }

@media (max-width: 1199px) {
  .header__phone, .cart-link--desktop { display: none; }
  .cart-link--tablet { display: flex; }
  .top-line .top-line__phone { display: inline-flex; }
  .top-line__hours { display: none; }
}

@media (max-width: 639px) {
  :root { --bar: calc(58px + env(safe-area-inset-bottom)); --pk-bottom-offset: var(--bar); --pk-sticky-top: 0px; }
  .top-line__links { display: none; }
  .top-line > * > .lang-switch { display: none; }
  /* The bar at the foot has the phone: the city and how it is paid there have the line to themselves. */
  .top-line .top-line__phone { display: none; }
  .top-line .pk-delivery-header { font-size: max(12px, 0.8 * var(--pk-font-size, 15px)) !important; }
  :root { --pk-scroll-offset: 16px; }
  .header__bar { position: relative; }
  .header__inner { gap: 10px; min-height: 0; padding: 8px var(--side); }
  /* One line of sign and search; on the home page the sign has its name, and a line of its own. */
  .header__logo:not([aria-current]) img { width: 42px; height: 44px; object-fit: cover; object-position: 0; }
  .header__logo:not([aria-current]) + .header__catalogue { display: none; }
  .header__inner:has(.header__logo[aria-current]) { flex-wrap: wrap; }
  .header__logo[aria-current] { flex: 1; }
  .header__logo[aria-current] img { width: 160px; }
  .header__logo[aria-current] ~ .search { flex-basis: 100%; }
  .header__catalogue { min-height: 40px; }
  .cart-link--tablet, .cart-link--header { display: none; }
  .shelves { display: none; }
  body { padding-bottom: var(--bar); }
  .bottom-bar {
    position: fixed;
    inset: auto 0 0;
    z-index: 2;
    display: grid;
    grid-template-columns: repeat(5, 1fr);
    padding-bottom: env(safe-area-inset-bottom);
    border-top: 1px solid var(--line);
    background: var(--surface);
  }
  .bottom-bar a, .bottom-bar .cart-link {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    min-width: 0;
    min-height: 57px;
    color: var(--ink-quiet);
    font-size: 11px;
    line-height: 1.2;
    text-decoration: none;
  }
  .bottom-bar a[aria-current] { color: var(--accent-text); }
  .bottom-bar a:focus-visible { outline-offset: -3px; }
  .bottom-bar .cart-link__count { top: 3px; }
  /* The order form has a bar of its own at the foot. */
  .page--order { --bar: 0px; --pk-bottom-offset: 0px; padding-bottom: 0; }
  .page--order .header__inner { flex-wrap: nowrap; gap: 8px; min-height: 56px; padding-block: 6px; }
  .page--order .header__logo { flex: none; }
  .page--order .header__logo:not([aria-current]) img { width: 132px; height: 33px; }
  .page--order .header__phone span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .page--order .header__phone { justify-content: center; min-width: 44px; }
}

/* The city, and below it how it is paid there. */
@media (max-width: 359px) {
  .top-line__city { min-height: 48px; }
  .bottom-bar a, .bottom-bar .cart-link { font-size: 10px; }
}

/* The order page: the shop, the way back and the phone in one slim bar. */
.header__back { display: inline-flex; align-items: center; gap: 6px; min-height: 44px; color: var(--ink); text-decoration: none; white-space: nowrap; }
.header__back:hover { color: var(--accent-text); text-decoration: underline; }
.header__back .icon { width: 20px; height: 20px; color: var(--accent-text); }
.page--order .main { padding-bottom: 24px; }
.page--order .header__phone { display: flex; min-height: 44px; margin-left: auto; }
`
