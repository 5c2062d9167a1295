import { dark, light } from '../colour'
import type { Easel } from '../easel'
import { drum, solid, wrap } from './solid'

const swatch = (art: Easel, x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${art.tint(light(art.brand, 0.5))}" stroke="#fff" stroke-width="2.5"/>`

/** Bags, buckets, cans, bottles, tubes, cartons. */
export const packs = {
  bag: (art: Easel) => {
    const paper = ['#f2ece0', '#ffffff', '#d9c7a6'][art.variant % 3] ?? '#ffffff'
    const ink = dark(art.brand, 0.25)
    return (
      art.shadow(120, 206, 76) +
      `<path d="M68 44q-5 80-8 156q60 12 120 0q-3-76-8-156q-52 7-104 0z" fill="${art.face(paper)}"/>` +
      `<path d="M64.5 92q55.5 7 111 0l1.8 46q-57 7-114.6 0z" fill="${art.brand}"/>` +
      `<path d="M62.7 138q57.3 7 114.6 0l.4 8q-57.7 7-115.4 0z" fill="${light(art.brand, 0.45)}"/>` +
      `<path d="M68 34h104v14q-52 7-104 0z" fill="${dark(paper, 0.09)}"/>` +
      `<path d="M70 43q50 6 100 0" fill="none" stroke="${dark(paper, 0.4)}" stroke-width="1.5" stroke-dasharray="5 3"/>` +
      `<path d="M160 56q8 72 8 146l12-2q-3-76-8-144z" fill="#10151a" opacity=".09"/>` +
      `<path d="M78 56q-6 70-8 144" fill="none" stroke="#fff" stroke-width="5" opacity=".4"/>` +
      `<path d="M96 58q3 12-1 24M146 188q-8-10-6-20M84 186q7-6 7-16" fill="none" stroke="#10151a" stroke-width="1.5" opacity=".16"/>` +
      art.text(art.title, 120, 124, 98, 21) +
      art.text(art.note, 120, 182, 70, 19, ink) +
      `<circle cx="120" cy="72" r="8" fill="${art.brand}"/><path d="M120 66l6 10h-12z" fill="#fff"/>`
    )
  },
  bucket: (art: Easel) => {
    const body = art.tint('#f6f6f3')
    return (
      art.shadow(120, 206, 68) +
      `<path d="M58 92q62 84 124 0" fill="none" stroke="#9aa3a9" stroke-width="4"/>` +
      `<path d="M62 80l10 118q48 14 96 0l10-118z" fill="${art.round(light(body, 0.35))}"/>` +
      `<path d="M65 116q55 16 110 0l-4 48q-51 14-102 0z" fill="${art.brand}"/>` +
      `<path d="M68.5 158q51.5 14 103 0l-.5 6q-51 14-102 0z" fill="${light(art.brand, 0.5)}"/>` +
      `<path d="M56 66q0-9 64-9t64 9v16q0 10-64 10t-64-10z" fill="${art.round(light(body, 0.2))}"/>` +
      `<ellipse cx="120" cy="66" rx="64" ry="9.5" fill="${light(body, 0.55)}"/>` +
      `<ellipse cx="120" cy="66" rx="52" ry="6.5" fill="${dark(body, 0.06)}"/>` +
      art.text(art.title, 120, 150, 90, 20) +
      art.text(art.note, 120, 190, 66, 15, '#39434b')
    )
  },
  pail: (art: Easel) => {
    const body = ['#20262b', '#2c5a8c', '#c9502f', '#3d7a4c'][art.variant % 4] ?? '#20262b'
    return (
      art.shadow(120, 206, 64) +
      `<path d="M56 84q64-72 128 0" fill="none" stroke="#a9b1b7" stroke-width="4"/>` +
      `<rect x="100" y="42" width="40" height="9" rx="4.5" fill="#3a4249"/>` +
      `<path d="M56 82l16 116q48 14 96 0l16-116z" fill="${art.round(body)}"/>` +
      `<ellipse cx="120" cy="82" rx="64" ry="13" fill="${light(body, 0.25)}"/>` +
      `<ellipse cx="120" cy="83.5" rx="57" ry="10" fill="${dark(body, 0.45)}"/>` +
      `<path d="M62 118q58 17 116 0M66 146q54 16 108 0M69 172q51 15 102 0" fill="none" stroke="#fff" stroke-width="1.5" opacity=".22"/>` +
      art.text(art.note || art.title, 120, 140, 70, 18, '#ffffff', 600)
    )
  },
  can: (art: Easel) =>
    art.shadow(120, 206, 66) +
    `<path d="M62 78q-3-50 58-50t58 50" fill="none" stroke="#9aa3a9" stroke-width="3.5"/>` +
    drum(art, 120, 74, 60, 118, '#c6ccd0') +
    wrap(120, 92, 60, 88, art.brand) +
    wrap(120, 92, 60, 12, light(art.brand, 0.35)) +
    `<ellipse cx="120" cy="73" rx="51" ry="9.5" fill="#dfe3e6"/><ellipse cx="120" cy="74.5" rx="42" ry="7" fill="#b4bcc2"/>` +
    `<path d="M152 90q14-2 28-10v112q-10 9-28 11z" fill="#10151a" opacity=".16"/>` +
    `<path d="M74 96v96" stroke="#fff" stroke-width="7" opacity=".2"/>` +
    art.text(art.title, 120, 140, 92, 20) +
    swatch(art, 120, 160, 11) +
    art.text(art.note, 120, 187, 60, 13),
  canister: (art: Easel) => {
    const body = ['#f1f1ec', '#dfe9ee', '#ffd9a0'][art.variant % 3] ?? '#f1f1ec'
    return (
      art.shadow(120, 206, 62) +
      `<rect x="140" y="36" width="26" height="20" rx="4" fill="${art.round(art.brand)}"/>` +
      `<path d="M70 66q0-12 12-12h88q10 0 10 12v126q0 12-12 12h-86q-12 0-12-12z" fill="${art.face(body)}"/>` +
      `<path d="M84 68h40q6 0 6 7v3q0 7-6 7h-40q-6 0-6-7v-3q0-7 6-7z" fill="#e6ebec" stroke="${dark(body, 0.2)}" stroke-width="1.5"/>` +
      `<rect x="78" y="102" width="94" height="86" rx="5" fill="#fff"/>` +
      art.band(78, 102, 94, 40, 5) +
      `<path d="M90 152h70M90 160h54" stroke="#c4ccd1" stroke-width="3" stroke-linecap="round"/>` +
      art.text(art.note, 125, 183, 70, 17, dark(art.brand, 0.2)) +
      `<path d="M172 58q8 2 8 12v122q0 10-8 12z" fill="#10151a" opacity=".1"/>`
    )
  },
  bottle: (art: Easel) => {
    const body = art.tint('#eef3f4')
    return (
      art.shadow(120, 207, 44) +
      `<rect x="104" y="32" width="32" height="26" rx="4" fill="${art.round(art.brand)}"/>` +
      `<path d="M108 38v16M114 38v16M120 38v16M126 38v16M132 38v16" stroke="#10151a" opacity=".2"/>` +
      `<path d="M106 58h28q2 14 18 22q12 6 12 22v92q0 12-12 12h-64q-12 0-12-12v-92q0-16 12-22q16-8 18-22z" fill="${art.round(body)}"/>` +
      `<rect x="77" y="112" width="86" height="74" fill="#fff"/>` +
      art.band(77, 112, 86, 38) +
      `<path d="M92 160h56M92 167h36" stroke="#c4ccd1" stroke-width="3" stroke-linecap="round"/>` +
      art.text(art.note, 120, 182, 50, 12, '#39434b')
    )
  },
  spray: (art: Easel) =>
    art.shadow(120, 208, 36) +
    `<path d="M100 40q0-8 8-8h24q8 0 8 8v30h-40z" fill="${art.round(art.tint('#e9ecee'))}"/>` +
    drum(art, 120, 76, 33, 122, art.brand, 0.16) +
    `<path d="M87 78q3-10 14-11h38q11 1 14 11" fill="${art.metal()}"/>` +
    wrap(120, 158, 33, 6, light(art.brand, 0.6), 0.16) +
    wrap(120, 190, 33, 8, '#c6ccd0', 0.16) +
    `<path d="M97 84v106" stroke="#fff" stroke-width="5" opacity=".25"/>` +
    art.text(art.title, 120, 124, 52, 17) +
    swatch(art, 120, 142, 9) +
    art.text(art.note, 120, 184, 46, 12),
  tube: (art: Easel) =>
    art.shadow(120, 208, 32) +
    `<path d="M114 78l3-48h6l3 48z" fill="${art.round('#f2f3f1')}"/>` +
    `<path d="M96 84q6-8 24-8t24 8z" fill="#dfe3e2"/>` +
    drum(art, 120, 86, 26, 112, '#f7f7f4', 0.16) +
    wrap(120, 102, 26, 78, art.brand, 0.16) +
    wrap(120, 160, 26, 20, light(art.brand, 0.55), 0.16) +
    wrap(120, 192, 27, 8, '#d4d9d9', 0.16) +
    `<path d="M101 92v104" stroke="#fff" stroke-width="4" opacity=".3"/>` +
    swatch(art, 120, 152, 8) +
    art.text(art.title, 120, 132, 44, 14) +
    art.text(art.note, 120, 178, 40, 11, dark(art.brand, 0.35)),
  box: (art: Easel) =>
    art.shadow(124, 200, 76) +
    solid(art, { x: 54, y: 96, width: 108, height: 100, right: 28, up: 22 }, '#d8b98a') +
    art.band(54, 122, 108, 40) +
    `<path d="M101 96l28-22h14l-28 22v16h-14z" fill="#f3e6cc" opacity=".8"/>` +
    art.text(art.note, 108, 184, 84, 14, '#5a4426'),
  screws: (art: Easel) => {
    const steel = art.tint(['#c9a64a', '#9aa3a9', '#4a4f55'][art.variant % 3] ?? '#9aa3a9')
    const one = (x: number, y: number, turn: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-7-3h14l-3 6h-8z" fill="${dark(steel, 0.1)}"/>` +
      `<ellipse cy="-3.5" rx="7.5" ry="2.6" fill="${light(steel, 0.35)}"/>` +
      `<path d="M-3-3.5h6M0-5v3" stroke="${dark(steel, 0.5)}" stroke-width="1.2"/>` +
      `<path d="M-3 3h6v36l-3 9-3-9z" fill="${art.round(steel)}"/>` +
      `<path d="M-4 10l8-3M-4 16l8-3M-4 22l8-3M-4 28l8-3M-4 34l8-3M-3 40l6-3" stroke="${dark(steel, 0.45)}" stroke-width="1.6"/></g>`
    const plate =
      art.note &&
      `<rect x="54" y="118" width="80" height="32" rx="4" fill="#fff"/>` +
        `${art.text(art.note, 94, 139, 70, 14, dark(art.brand, 0.3))}`
    return (
      art.shadow(120, 202, 86) +
      solid(art, { x: 44, y: 76, width: 100, height: 88, right: 26, up: 20 }, light(art.brand, 0.06)) +
      art.text(art.title, 94, art.note ? 106 : 127, 86, 18) +
      plate +
      one(178, 134, 14) +
      one(202, 150, 62) +
      one(150, 176, -74) +
      one(120, 178, 68)
    )
  },
  toolbox: (art: Easel) =>
    art.shadow(120, 198, 90) +
    `<path d="M88 86q0-26 32-26t32 26" fill="none" stroke="#2f363c" stroke-width="11" stroke-linecap="round"/>` +
    solid(art, { x: 36, y: 92, width: 150, height: 100, right: 20, up: 14 }, '#343b42') +
    `<rect x="36" y="92" width="150" height="32" fill="${art.face(art.brand)}"/>` +
    `<rect x="58" y="112" width="18" height="26" rx="3" fill="#d98a1f"/>` +
    `<rect x="146" y="112" width="18" height="26" rx="3" fill="#d98a1f"/>` +
    `<path d="M46 160h130M46 176h130" stroke="#10151a" opacity=".35" stroke-width="3"/>` +
    art.text(art.title, 111, 114, 66, 15),
}
