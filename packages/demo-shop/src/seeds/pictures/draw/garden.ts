import type { Easel } from '../easel'

const shaft = (art: Easel, x: number, from: number, to: number, width = 11) =>
  `<rect x="${x - width / 2}" y="${from}" width="${width}" height="${to - from}" rx="${width / 2}" fill="${art.round('#d3a364')}"/>`

/** The teeth of a rake and the steps of a ladder. */
const TINES = Array.from({ length: 10 }, (_, index) => `M${60 + index * 13} 168h7l-2 34h-3z`).join('')
const STEPS = [62, 98, 134, 170]
  .map((y, index) => `M${93 - index * 8.5} ${y}h${52 + index * 9.5}v9h-${54 + index * 10}z`)
  .join('')

/** Shovels, rakes, barrows, ladders, saws. */
export const garden = {
  shovel: (art: Easel) =>
    art.shadow(132, 208, 46) +
    `<g transform="rotate(18 120 120)">${shaft(art, 120, 20, 136)}<path ` +
    `d="M92 128h56q10 26 4 50q-8 24-32 36q-24-12-32-36q-6-24 4-50z" fill="${art.metal(art.variant % 2 ? '#77828a' : art.brand)}"/>` +
    `<path d="M114 112h12l4 56h-20z" fill="#5b656d"/><path d="M100 26q0-12 20-12t20 12v10h-8v-8h-24v8h-8z" fill="${art.brand}"/></g>`,
  rake: (art: Easel) =>
    art.shadow(128, 208, 62) +
    `<g transform="rotate(14 120 120)">${shaft(art, 120, 18, 160)}<rect x="54" y="156" width="132" ` +
    `height="14" rx="5" fill="${art.face(art.brand)}"/><path d="${TINES}" fill="${art.metal()}"/></g>`,
  barrow: (art: Easel) =>
    art.shadow(124, 206, 92) +
    `<path d="M70 146l-24 56M148 142l16 60" stroke="#3a4249" stroke-width="8" stroke-linecap="round"/>` +
    `<path d="M24 112h60l112 62" fill="none" stroke="#3a4249" stroke-width="8" stroke-linecap="round"/>` +
    `<path d="M14 112h30" stroke="#20262b" stroke-width="13" stroke-linecap="round"/>` +
    `<path d="M66 88h140q10 0 6 10l-26 48q-4 8-14 8h-70q-10 0-14-8z" fill="${art.face(art.brand)}"/>` +
    `<path d="M66 88h140q6 0 7 4q-74 12-146 4z" fill="#10151a" opacity=".25"/><circle cx="192" cy="176" r="29" fill="#20262b"/>` +
    `<circle cx="192" cy="176" r="15" fill="${art.metal()}"/>` +
    `<circle cx="192" cy="176" r="5" fill="#2b3238"/>${art.text(art.title, 138, 128, 80, 16)}`,
  ladder: (art: Easel) =>
    art.shadow(122, 210, 74) +
    `<path d="M150 30l44 178M138 34l36 168" stroke="#77828a" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="M154 84h18M162 124h20M170 164h22" stroke="#9aa3a9" stroke-width="6"/>` +
    `<path d="M100 30l-42 180M140 30l8 180" stroke="#5b656d" stroke-width="9" stroke-linecap="round"/>` +
    `<path d="M98 30l-42 180M138 30l8 180" stroke="#dfe4e6" stroke-width="4" ` +
    `stroke-linecap="round"/><path d="${STEPS}" fill="${art.face(art.brand)}"/>` +
    `<path d="M92 22h62q6 0 6 6v6h-74v-6q0-6 6-6z" fill="#2f363c"/>`,
  handsaw: (art: Easel) =>
    art.shadow(120, 184, 92) +
    `<g transform="rotate(-20 120 120)">` +
    `<path d="M14 108l138-22v54l-138-12z" fill="${art.metal('#c9d0d4')}"/>` +
    `<path d="M14 128l${Array.from({ length: 23 }, () => '3 5 3-4.5').join(' ')}" fill="none" stroke="#5b656d" stroke-width="1.8" ` +
    `transform="rotate(5 14 128)"/><path d="M142 78q40-8 66 8q22 16 14 42q-4 22-32 24q-34 2-50-12z" fill="${art.face(art.brand)}"/>` +
    `<path d="M172 100q24-4 32 8q6 14-8 20q-16 4-28-4q-6-18 4-24z" ` +
    `fill="#eef1f1"/>${art.text(art.title, 90, 118, 80, 14, '#5b656d')}</g>`,
}
