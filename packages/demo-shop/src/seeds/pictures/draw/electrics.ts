import { dark, light } from '../colour'
import type { Easel } from '../easel'
import { solid } from './solid'

const frame = (art: Easel, colour: string) =>
  art.shadow(120, 204, 66) +
  `<path d="M50 60q0-12 12-12h116q12 0 12 12v126q0 12-12 12h-116q-12 0-12-12z" ` +
  `fill="${dark(colour, 0.2)}"/><rect x="50" y="44" width="140" height="148" rx="12" fill="${art.face(colour)}"/>` +
  `<rect x="58" y="52" width="124" height="132" rx="8" fill="none" stroke="#fff" stroke-width="2" opacity=".6"/>`

/** Sockets, switches, breakers, lamps, fans. */
export const electrics = {
  socket: (art: Easel) => {
    const colour = art.tint('#f6f6f3')
    return (
      frame(art, colour) +
      `<circle cx="120" cy="118" r="48" fill="${dark(colour, 0.1)}"/>` +
      `<circle cx="120" cy="119" r="44" fill="${art.face(dark(colour, 0.03))}"/>` +
      `<circle cx="120" cy="118" r="36" fill="${dark(colour, 0.16)}"/><circle cx="120" cy="119" r="34" fill="${dark(colour, 0.06)}"/>` +
      `<circle cx="104" cy="119" r="6.5" fill="#20262b"/><circle cx="136" cy="119" r="6.5" fill="#20262b"/>` +
      `<rect x="115" y="82" width="10" height="9" rx="2" fill="${art.metal()}"/>` +
      `<rect x="115" y="147" width="10" height="9" rx="2" fill="${art.metal()}"/>` +
      art.text(art.title, 120, 182, 70, 9, dark(colour, 0.35))
    )
  },
  switch: (art: Easel) => {
    const colour = art.tint('#f6f6f3')
    const two = art.variant % 3 === 0
    return (
      frame(art, colour) +
      `<rect x="72" y="66" width="96" height="104" rx="6" fill="${dark(colour, 0.2)}"/>` +
      `<path d="M74 72q0-4 4-4h84q4 0 4 4v46h-92z" fill="${light(colour, 0.3)}"/>` +
      `<path d="M74 118h92v46q0 4-4 4h-84q-4 0-4-4z" fill="${dark(colour, 0.07)}"/>` +
      (two ? `<path d="M120 68v100" stroke="${dark(colour, 0.3)}" stroke-width="2.5"/>` : '') +
      `<rect x="112" y="156" width="16" height="3" rx="1.5" fill="${art.brand}"/>` +
      art.text(art.title, 120, 182, 70, 9, dark(colour, 0.35))
    )
  },
  breaker: (art: Easel) =>
    art.shadow(122, 204, 50) +
    solid(art, { x: 74, y: 42, width: 80, height: 158, right: 20, up: 8 }, '#eef0ef') +
    `<rect x="74" y="42" width="80" height="34" fill="#e2e6e6"/><rect x="74" y="166" width="80" height="34" fill="#e2e6e6"/>` +
    [92, 136]
      .map(
        (x) =>
          `<circle cx="${x}" cy="59" r="8" fill="${art.metal()}"/>` +
          `<path d="M${x - 6} 59h12" stroke="#4a5258" stroke-width="2"/><circle cx="${x}" cy="183" r="8" fill="${art.metal()}"/>` +
          `<path d="M${x - 6} 183h12" stroke="#4a5258" stroke-width="2"/>`,
      )
      .join('') +
    `<rect x="92" y="112" width="44" height="46" rx="4" fill="#cfd5d6"/><path d="M98 118h32v16h-32z" fill="${art.face(art.brand)}"/>` +
    `<path d="M98 134h32v14h-32z" fill="${dark(art.brand, 0.3)}"/>` +
    art.text(art.title, 114, 92, 64, 13, '#2b333a') +
    art.text(art.note, 114, 107, 58, 11, art.brand),
  panelbox: (art: Easel) =>
    art.shadow(122, 202, 76) +
    solid(art, { x: 46, y: 58, width: 140, height: 138, right: 16, up: 10 }, '#eff1f0') +
    `<rect x="58" y="78" width="116" height="98" rx="6" fill="#2c3a44" opacity=".82"/>` +
    `<path d="M58 176l60-98h22l-60 98z" fill="#fff" opacity=".08"/>` +
    [0, 1]
      .map((row) =>
        Array.from(
          { length: 6 },
          (_, index) =>
            `<rect x="${66 + index * 17}" y="${90 + row * 44}" width="14" ` +
            `height="32" rx="1.5" fill="#f2f3f2"/><rect x="${70 + index * 17}" y="${98 + row * 44}" width="6" height="11" ` +
            `fill="${index === 0 ? art.brand : '#3a444b'}"/>`,
        ).join(''),
      )
      .join('') +
    art.text(art.title, 116, 72, 90, 11, '#5b656d'),
  lamp: (art: Easel) =>
    `<circle cx="120" cy="98" r="92" fill="url(#w)"/>` +
    art.shadow(120, 210, 30) +
    `<path d="M120 36q48 0 48 48q0 24-18 42q-8 9-9 20h-42q-1-11-9-20q-18-18-18-42q0-48 48-48z" fill="#fffdf4" stroke="#e3ded0"/>` +
    `<path d="M86 74q4-22 24-27" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/>` +
    `<path d="M99 130h42l-4 32h-34z" fill="${art.round('#eceeed')}"/>` +
    `<path d="M102 162h36v30q0 8-8 8h-20q-8 0-8-8z" fill="${art.round('#b5bdc2')}"/>` +
    `<path d="M101 169l38 4M101 178l38 4M101 187l38 4" stroke="#6b757b" stroke-width="2.5"/>` +
    `<path d="M110 200h20l-4 8h-12z" fill="#2b3238"/>` +
    art.text(art.title, 120, 144, 32, 9, '#7b858b') +
    art.text(art.note, 120, 156, 30, 9, art.brand),
  ceilinglight: (art: Easel) => {
    const rim = art.tint('#f4f4f1')
    return (
      `<circle cx="120" cy="116" r="104" fill="url(#w)"/>` +
      art.shadow(120, 208, 62) +
      `<ellipse cx="120" cy="122" rx="84" ry="80" fill="${dark(rim, 0.2)}"/>` +
      `<ellipse cx="120" cy="116" rx="84" ry="80" fill="${art.face(rim)}"/><ellipse cx="120" cy="116" rx="72" ry="68" fill="#fffef8"/>` +
      `<path d="M64 92q16-36 56-40" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round"/>` +
      art.text(art.title, 120, 170, 60, 9, '#b7b09a')
    )
  },
  floodlight: (art: Easel) => {
    const body = art.tint('#2f353a')
    return (
      art.shadow(120, 206, 62) +
      `<path d="M44 92v54q0 44 30 44h92q30 0 30-44v-54" fill="none" stroke="${dark(body, 0.1)}" ` +
      `stroke-width="10"/><path d="M38 52q0-8 8-8h148q8 0 8 8v96q0 8-8 8h-148q-8 0-8-8z" fill="${art.face(body)}"/>` +
      `<rect x="52" y="58" width="136" height="84" rx="3" fill="#fdf7dd"/>` +
      Array.from(
        { length: 15 },
        (_, index) =>
          `<rect x="${66 + (index % 5) * 24}" y="${68 + Math.floor(index / 5) * 24}" width="14" ` +
          `height="14" rx="2" fill="#f3d97a" stroke="#e2c25a"/>`,
      ).join('') +
      `<path d="M52 142l66-84h26l-66 84z" fill="#fff" opacity=".5"/>` +
      art.text(art.title, 120, 153, 70, 9, '#c7ced2')
    )
  },
  fan: (art: Easel) => {
    const colour = art.tint('#f6f6f3')
    return (
      frame(art, colour) +
      `<circle cx="120" cy="118" r="56" fill="${dark(colour, 0.55)}"/>` +
      [0, 60, 120, 180, 240, 300]
        .map(
          (turn) =>
            `<path d="M120 118q-14-30 6-50q18 10 14 34z" fill="${light(colour, 0.1)}" ` +
            `opacity=".85" transform="rotate(${turn} 120 118)"/>`,
        )
        .join('') +
      [18, 32, 46]
        .map((radius) => `<circle cx="120" cy="118" r="${radius}" fill="none" stroke="${colour}" stroke-width="2.5"/>`)
        .join('') +
      `<path d="M120 62v112M64 118h112" stroke="${colour}" stroke-width="3"/><circle cx="120" cy="118" r="13" fill="${art.brand}"/>`
    )
  },
}
