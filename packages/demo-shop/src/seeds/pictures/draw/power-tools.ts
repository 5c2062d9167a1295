import { dark, light } from '../colour'
import type { Easel } from '../easel'
import { solid } from './solid'

const SOFT = '#23292e'
const slots = (x: number, y: number, count: number) =>
  Array.from(
    { length: count },
    (_, index) => `<rect x="${x + index * 8}" y="${y}" width="4" height="18" rx="2" fill="${SOFT}"/>`,
  ).join('')
const chuck = (art: Easel, x: number, y: number) =>
  `<path d="M${x} ${y - 15}h26l8 5v20l-8 5h-26z" fill="${art.bar('#3a4249')}"/>` +
  `<path d="M${x + 34} ${y - 9}l10 4v10l-10 4z" fill="${art.bar('#8b949a')}"/>` +
  `<rect x="${x + 42}" y="${y - 3}" width="30" height="6" fill="${art.bar('#b4bcc2')}"/>` +
  `<path d="M${x + 7} ${y - 14}v28M${x + 15} ${y - 14}v28" stroke="#6b757b" stroke-width="1.6"/>`

/** Drills, grinders, saws, welders, generators. */
export const powerTools = {
  drill: (art: Easel) =>
    art.shadow(112, 208, 66) +
    chuck(art, 150, 84) +
    `<path d="M32 70q0-18 20-18h86q14 4 14 32t-14 32h-86q-20 0-20-18z" ` +
    `fill="${art.bar(art.brand)}"/><path d="M62 112h46l-8 70h-42q-6-36 4-70z" fill="${art.face(SOFT)}"/>` +
    `<path d="M70 116h22l-6 58h-18z" fill="${light(SOFT, 0.14)}"/>` +
    `<path d="M108 114l14 2q2 18-6 30l-12 2z" fill="${dark(art.brand, 0.25)}"/>` +
    `<path d="M40 178h84q8 0 8 8v16q0 6-8 6h-84q-8 0-8-6v-16q0-8 8-8z" fill="${art.face(SOFT)}"/>` +
    `<rect x="40" y="188" width="84" height="6" fill="${art.brand}"/>` +
    slots(42, 74, 3) +
    art.text(art.title, 110, 90, 66, 15),
  hammerdrill: (art: Easel) =>
    art.shadow(116, 206, 80) +
    `<rect x="178" y="80" width="46" height="9" fill="${art.bar('#8b949a')}"/>` +
    `<path d="M186 80l6 9M196 80l6 9M206 80l6 9" stroke="#3a4249" stroke-width="2"/>` +
    `<path d="M134 58h32q16 2 16 14v24q0 12-16 14h-32z" fill="${art.bar('#3a4249')}"/>` +
    `<path d="M24 66q0-16 18-16h88q12 0 12 14v42q0 14-12 14h-60q-12 0-14 12l-6 44q-2 14-16 14h-4q-12 0-10-14l6-44z" ` +
    `fill="${art.bar(art.brand)}"/><path d="M26 122q-2 34-2 62q0 10 12 10q10 0 12-12l8-48q2-12 10-14z" fill="${art.face(SOFT)}"/>` +
    `<path d="M92 118h40v44q0 8-8 8h-24q-8 0-8-8z" fill="${art.face(dark(art.brand, 0.2))}"/>` +
    `<path d="M148 108l-8 70q0 10 9 10t10-10l4-66z" fill="${art.face(SOFT)}"/>` +
    slots(98, 130, 4) +
    art.text(art.title, 88, 92, 80, 16),
  grinder: (art: Easel) =>
    art.shadow(120, 202, 84) +
    `<circle cx="60" cy="138" r="50" fill="#4a5258"/>` +
    `<circle cx="60" cy="138" r="46" fill="none" stroke="#8b949a" stroke-dasharray="4 3"/>` +
    `<circle cx="60" cy="138" r="18" fill="${art.metal()}"/>` +
    `<path d="M14 116q18-36 60-32q36 6 34 52l-22 4q-2-26-26-30q-22-2-30 14z" fill="${art.face('#3a4249')}"/>` +
    `<path d="M58 92q8-26 36-26l96 14q32 6 32 30t-26 26l-98-6q-40-6-40-38z" fill="${art.bar(art.brand)}"/>` +
    `<path d="M150 82l44 6q28 6 28 24t-26 24l-46-3z" fill="${art.face(SOFT)}"/>` +
    `<path d="M92 68l-8-30q-2-10 8-11t12 8l8 34z" fill="${art.face(SOFT)}"/>` +
    slots(170, 98, 4) +
    art.text(art.title, 116, 112, 62, 15),
  jigsaw: (art: Easel) =>
    art.shadow(120, 204, 80) +
    `<rect x="52" y="174" width="136" height="12" rx="3" fill="${art.bar('#8b949a')}"/>` +
    `<path d="M68 186h8v28l-4 4-4-4z" fill="${art.metal()}"/>` +
    `<path d="M54 176v-66q0-46 52-46h62q34 4 34 34v20q-2 16-18 16v-22q0-14-14-14h-38q-12 0-12 14v64z" ` +
    `fill="${art.face(art.brand)}"/><path d="M120 62h48q34 4 34 34v22q-2 16-18 16v-22q0-14-14-14h-48z" fill="${art.face(SOFT)}"/>` +
    `<path d="M62 128h46v40h-46z" fill="${dark(art.brand, 0.25)}"/>` +
    slots(68, 138, 5) +
    art.text(art.title, 92, 108, 62, 14),
  circularsaw: (art: Easel) =>
    art.shadow(120, 206, 92) +
    `<rect x="24" y="184" width="192" height="10" rx="3" fill="${art.bar('#8b949a')}"/>` +
    `<circle cx="98" cy="150" r="54" fill="${art.metal('#c3cacf')}"/>` +
    `<circle cx="98" cy="150" r="54" fill="none" stroke="#6b757b" stroke-width="3" stroke-dasharray="5 4"/>` +
    `<path d="M38 152a60 62 0 0 1 120 0z" fill="${art.face('#3a4249')}"/><circle cx="98" cy="150" r="16" fill="#5b656d"/>` +
    `<path d="M98 92h76q28 4 34 34l-2 34h-44q-6-52-64-68z" fill="${art.face(art.brand)}"/>` +
    `<path d="M92 88q6-46 52-46h30q30 2 30 30t-24 28l-26-2v-10q24 4 26-14t-18-18h-14q-28 2-32 32z" fill="${art.face(SOFT)}"/>` +
    slots(166, 134, 4) +
    art.text(art.title, 98, 132, 72, 13),
  welder: (art: Easel) =>
    art.shadow(120, 204, 80) +
    `<path d="M76 84q0-30 22-30h56q22 0 22 30" fill="none" stroke="${SOFT}" stroke-width="11"/>` +
    solid(art, { x: 46, y: 92, width: 128, height: 98, right: 28, up: 20 }, art.brand) +
    `<rect x="54" y="100" width="112" height="52" rx="5" fill="${SOFT}"/>` +
    `<rect x="64" y="108" width="42" height="22" rx="3" fill="#3b1512"/>` +
    art.text('160', 85, 125, 34, 16, '#ff6a4d') +
    `<circle cx="138" cy="126" r="17" fill="${art.metal()}"/><path d="M138 112v13" stroke="#c4342b" stroke-width="4"/>` +
    `<circle cx="74" cy="172" r="10" fill="#20262b"/><circle cx="146" cy="172" r="10" fill="#20262b"/>` +
    art.text(art.title, 110, 146, 60, 11) +
    `<path d="M146 172q40 30 66-8" fill="none" stroke="#20262b" stroke-width="7" ` +
    `stroke-linecap="round"/>`,
  generator: (art: Easel) =>
    art.shadow(120, 206, 96) +
    `<path d="M28 66h184M28 66v126M212 66v126M28 192h184" fill="none" stroke="#3a4249" stroke-width="10" ` +
    `stroke-linecap="round"/><path d="M50 56h140q10 0 10 10v36h-160v-36q0-10 10-10z" fill="${art.face(art.brand)}"/>` +
    `<rect x="104" y="46" width="32" height="12" rx="5" fill="${SOFT}"/>` +
    `<rect x="44" y="110" width="82" height="70" rx="6" fill="${art.face('#4a5258')}"/>` +
    `<circle cx="84" cy="146" r="26" fill="${SOFT}"/><circle cx="84" cy="146" r="18" fill="none" stroke="#8b949a" stroke-width="3"/>` +
    `<circle cx="84" cy="146" r="6" fill="${art.metal()}"/><rect x="134" y="110" width="66" height="70" rx="5" fill="#e6e9e8"/>` +
    `<circle cx="152" cy="132" r="11" fill="#20262b"/><circle cx="182" cy="132" r="11" fill="#20262b"/>` +
    `<rect x="142" y="154" width="24" height="14" rx="2" fill="#c4342b"/>` +
    `<rect x="172" y="154" width="20" height="14" rx="2" fill="#20262b"/>` +
    `<path d="M40 196l-4 10h22l2-10zM180 196l2 10h22l-4-10z" fill="#20262b"/>` +
    art.text(art.title, 120, 88, 110, 19),
}
