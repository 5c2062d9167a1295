import { dark, light } from '../colour'
import type { Easel } from '../easel'
import { drum, solid } from './solid'

const STEEL = '#b4bcc2'
const WOOD = '#d3a364'

const grip = (art: Easel, x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${width / 2.4}" fill="${art.round(art.brand)}"/>` +
  `<path d="${[0.3, 0.45, 0.6].map((part) => `M${x + 3} ${y + height * part}h${width - 6}`).join('')}" stroke="#20262b" ` +
  `stroke-width="2.5" opacity=".6"/>`
const tilted = (turn: number, inside: string) => `<g transform="rotate(${turn} 120 120)">${inside}</g>`
const blade = (d: string, fill: string) => `<path d="${d}" fill="${fill}" stroke="#7d878d" stroke-width=".8"/>`

/** Hammers, spatulas, rollers, rulers, protection. */
export const handTools = {
  hammer: (art: Easel) =>
    art.shadow(120, 204, 74) +
    tilted(
      34,
      `<rect x="112" y="56" width="16" height="84" ` +
        `fill="${art.round(WOOD)}"/>${grip(art, 109, 124, 22, 84)}<path ` +
        `d="M70 44h84q8 0 8 8v22q0 8-8 8h-24v6h-20v-6h-22q-12 0-34 10q-2-24 6-34q4-14 10-14z" fill="${art.metal('#7d878d')}"/>` +
        `<rect x="154" y="42" width="16" height="42" rx="4" fill="${art.metal(STEEL)}"/>`,
    ),
  axe: (art: Easel) =>
    art.shadow(120, 206, 72) +
    tilted(
      30,
      `<path d="M112 50h16q-2 70 4 158h-22q4-80 2-158z" ` +
        `fill="${art.round(art.variant % 2 ? WOOD : '#2f353a')}"/>` +
        `<path d="M134 44v44h-26q-22 2-44 26q-16-40 0-80q24 14 44 12z" fill="${art.metal('#8b949a')}"/>` +
        `<path d="M64 114q-16-40 0-80q6 4 9 5q-12 34 0 66z" fill="#eef1f2"/>${art.text(art.title, 104, 74, 46, 11)}`,
    ),
  screwdriver: (art: Easel) =>
    art.shadow(120, 206, 78) +
    [-26, 0, 26]
      .map(
        (turn, index) =>
          `<g transform="rotate(${turn} 120 230)">` +
          `<rect x="116" y="98" width="8" height="92" fill="${art.round(STEEL)}"/><path d="M115 188h10l-2 14h-6z" fill="#6b757b"/>` +
          `<path d="M105 42q0-14 15-14t15 14l-3 20q-2 8 3 16v18q0 8-15 8t-15-8v-18q5-8 3-16z" ` +
          `fill="${art.round(index === 1 ? art.brand : light(art.brand, 0.25))}"/>` +
          `<path d="M112 36v62M128 36v62" stroke="#20262b" stroke-width="3" opacity=".5"/></g>`,
      )
      .join(''),
  wrench: (art: Easel) =>
    art.shadow(120, 204, 66) +
    tilted(
      38,
      `<path d="M108 92h24v100q0 14-12 14t-12-14z" fill="${art.metal(STEEL)}"/>` +
        `<circle cx="120" cy="192" r="6" fill="#eef1f1"/><path d="M86 70q0-36 28-42v34l16 8 14-12v-26q16 12 10 40q-4 26-34 28t-34-30z" ` +
        `fill="${art.metal('#9aa3a9')}"/><path d="M112 120h16v58h-16z" fill="${art.brand}"/><path d="M106 80h30v8h-30z" fill="#6b757b"/>`,
    ),
  spatula: (art: Easel) =>
    art.shadow(120, 204, 70) +
    tilted(
      24,
      `${blade('M62 46h116l-20 64q-4 12-16 12h-44q-12 0-16-12z', art.metal('#cfd6da'))}<path ` +
        `d="M104 120h32l-4 16h-24z" fill="#2f353a"/>${grip(art, 106, 132, 28, 78)}${art.text(art.title, 120, 104, 62, 12, '#6b757b')}`,
    ),
  roller: (art: Easel) =>
    art.shadow(120, 206, 74) +
    `<path d="M178 78h22v46h-74v26" fill="none" stroke="#8b949a" stroke-width="7" stroke-linejoin="round"/>` +
    `<path d="M178 76h22v46h-74v26" fill="none" stroke="#e3e8ea" stroke-width="2"/>` +
    `<rect x="36" y="48" width="144" height="58" rx="20" ` +
    `fill="${art.bar(['#f0eee6', '#f3d06a', '#e9ecee'][art.variant % 3] ?? '#f0eee6')}"/>` +
    Array.from(
      { length: 17 },
      (_, index) =>
        `<path d="M${44 + index * 8} 52q5 24 0 50" fill="none" stroke="#10151a" opacity=".07" ` + `stroke-width="2"/>`,
    ).join('') +
    `<ellipse cx="178" cy="77" rx="9" ry="28" fill="#d4d9da"/>` +
    grip(art, 114, 146, 24, 62),
  brush: (art: Easel) => {
    const hair = ['#e3d3ae', '#3a332c', '#f0eee6'][art.variant % 3] ?? '#e3d3ae'
    const bristle = (_: unknown, index: number) => `M${84 + index * 6} 136q-1 40 0 64`
    return (
      art.shadow(120, 206, 52) +
      tilted(
        16,
        `<path d="M78 132q-6 42 2 68q40 10 80 0q8-26 2-68z" fill="${art.round(hair)}"/>` +
          `<path d="${Array.from({ length: 13 }, bristle).join('')}" fill="none" stroke="${dark(hair, 0.4)}" stroke-width="1" opacity=".6"/>` +
          `<rect x="76" y="98" width="88" height="40" rx="3" fill="${art.metal()}"/>` +
          `<path d="M78 98q6-18 26-24q6-20 4-36q0-12 12-12t12 12q-2 16 4 36q20 6 26 24z" ` +
          `fill="${art.round(art.variant % 2 ? WOOD : art.brand)}"/><circle cx="120" cy="40" r="4" fill="#eef1f1"/>` +
          `${art.text(art.title, 120, 123, 74, 13, '#4a545c')}`,
      )
    )
  },
  tilecutter: (art: Easel) =>
    art.shadow(120, 198, 96) +
    solid(art, { x: 28, y: 172, width: 164, height: 14, right: 28, up: 30 }, '#4a545c') +
    `<path d="M44 152l150-8v14l-150 12z" fill="#e6e3da"/><rect x="34" y="98" width="10" height="78" fill="#2f363c"/>` +
    `<rect x="196" y="86" width="10" height="70" fill="#2f363c"/>` +
    `<path d="M36 104l168-10M36 112l168-10" stroke="#c3cacf" stroke-width="6"/>` +
    `<rect x="104" y="92" width="34" height="34" rx="5" fill="${art.face(art.brand)}"/>` +
    `<path d="M118 94l-34-56" stroke="#2f363c" stroke-width="11" stroke-linecap="round"/>` +
    `<path d="M92 52l-9-15" stroke="${art.brand}" stroke-width="16" stroke-linecap="round"/>` +
    `<circle cx="120" cy="134" r="8" fill="${art.metal()}"/>` +
    art.text(art.title, 112, 184, 90, 10),
  tape: (art: Easel) =>
    art.shadow(124, 196, 80) +
    `<path d="M150 168h74v12h-78z" fill="#f4d34e"/>` +
    `<path d="M160 168v6M168 168v9M176 168v6M184 168v9M192 168v6M200 168v9M208 168v6" stroke="#2b3238" stroke-width="1.5"/>` +
    `<rect x="218" y="164" width="7" height="24" rx="1.5" fill="${art.metal()}"/>` +
    `<path d="M46 66q0-22 22-22h54q44 2 44 48v76q0 22-22 22h-76q-22 0-22-22z" fill="${art.face('#2f363c')}"/>` +
    `<circle cx="106" cy="118" r="44" fill="${art.face(art.brand)}"/>` +
    `<circle cx="106" cy="118" r="36" fill="none" stroke="#fff" stroke-width="2" opacity=".5"/>` +
    art.text(art.title, 106, 118, 62, 15) +
    art.text(art.note, 106, 137, 50, 13),
  level: (art: Easel) =>
    art.shadow(122, 170, 104) +
    `<g transform="rotate(-14 120 130)">` +
    `<rect x="14" y="106" width="212" height="46" rx="4" fill="${art.bar(art.brand)}"/>` +
    `<rect x="14" y="114" width="212" height="30" fill="${dark(art.brand, 0.12)}"/>` +
    `<rect x="92" y="112" width="56" height="24" rx="12" fill="#d9f06a"/>` +
    `<rect x="108" y="113" width="24" height="22" rx="10" fill="#f3fbd0"/>` +
    `<path d="M107 112v24M133 112v24" stroke="#2b3238" stroke-width="1.6"/>` +
    `<circle cx="48" cy="129" r="13" fill="#d9f06a" stroke="#20262b" stroke-width="3"/>` +
    `<circle cx="192" cy="129" r="13" fill="#d9f06a" stroke="#20262b" stroke-width="3"/>` +
    `<rect x="10" y="106" width="8" height="46" rx="3" fill="#20262b"/>` +
    `<rect x="222" y="106" width="8" height="46" rx="3" fill="#20262b"/>${art.text(art.title, 164, 134, 26, 9)}</g>`,
  laser: (art: Easel) =>
    art.shadow(120, 204, 52) +
    `<path d="M120 108L18 60M120 108L222 60M120 108L120 18" ` +
    `stroke="${art.variant % 2 ? '#35c06a' : '#e0402f'}" stroke-width="3" opacity=".75"/>` +
    drum(art, 120, 182, 44, 14, '#2f363c') +
    `<path d="M78 100q0-34 42-34t42 34v76q0 10-42 10t-42-10z" ` +
    `fill="${art.round(art.brand)}"/><path d="M92 96q28-22 56 0v28h-56z" fill="#20262b"/>` +
    `<circle cx="120" cy="106" r="9" fill="#a9c7d6"/><circle cx="117" cy="103" r="3" fill="#fff"/>` +
    art.text(art.title, 120, 154, 66, 14),
  knife: (art: Easel) =>
    art.shadow(120, 186, 86) +
    `<g transform="rotate(-28 120 120)">${blade('M20 108l18-8h64v24h-82z', art.metal('#d3d9dc'))}<path ` +
    `d="M44 100l-8 24M60 100l-8 24M76 100l-8 24M92 100l-8 24" stroke="#77828a" stroke-width="1.2"/>` +
    `<path d="M92 94h116q14 2 14 16t-14 20h-116q-8-2-8-18t8-18z" fill="${art.bar(art.brand)}"/>` +
    `<rect x="116" y="100" width="50" height="12" rx="4" fill="#20262b"/>` +
    `<rect x="124" y="97" width="18" height="16" rx="3" fill="#4f575e"/>${art.text(art.title, 176, 124, 50, 9)}</g>`,
  snips: (art: Easel) =>
    art.shadow(120, 206, 66) +
    `<path d="M116 104q-40 50-54 94q-2 12 8 12t12-10q16-46 44-82z" fill="${art.face(art.brand)}"/>` +
    `<path d="M124 104q40 50 54 94q2 12-8 12t-12-10q-16-46-44-82z" fill="${art.face(dark(art.brand, 0.15))}"/>` +
    blade('M110 108l-14-74q16 14 28 58z', art.metal('#8b949a')) +
    blade('M130 108l14-74q-16 14-28 58z', art.metal('#aab2b8')) +
    `<circle cx="120" cy="104" r="11" fill="${art.metal('#6b757b')}"/><circle cx="120" cy="104" r="4" fill="#2b3238"/>` +
    `<path d="M96 150l-16 40M144 150l16 40" stroke="#20262b" stroke-width="3" opacity=".35"/>`,
  gun: (art: Easel) =>
    art.shadow(118, 200, 78) +
    `<rect x="24" y="76" width="18" height="6" fill="${art.metal()}"/>` +
    `<path d="M40 66h116v26h-116z" fill="${art.bar('#c3cacf')}"/>` +
    `<path d="M46 62h74v34h-74z" fill="${art.bar('#f2f3f1')}" opacity=".92"/>` +
    `<rect x="150" y="54" width="30" height="46" rx="5" fill="${art.face('#2f363c')}"/>` +
    `<rect x="180" y="72" width="40" height="6" fill="${art.metal()}"/>` +
    `<rect x="214" y="62" width="7" height="26" rx="3" fill="#6b757b"/>` +
    `<path d="M156 98h26l18 88q2 14-10 14h-8q-8 0-10-10z" fill="${art.face(art.brand)}"/>` +
    `<path d="M146 98q2 40 18 64" fill="none" stroke="#77828a" stroke-width="8" stroke-linecap="round"/>` +
    art.text(art.title, 83, 84, 62, 12, '#4a545c'),
  gloves: (art: Easel) => {
    const palm = art.tint(art.brand)
    const one =
      `<path d="M70 196v-66l-16-30q-6-12 4-16t16 8l10 20-2-58q0-12 9-12t10 12l2 46 2-56q0-12 10-12t10 12v56l6-48q1-11 ` +
      `10-10t9 12l-4 56 6-22q3-10 11-8t6 14l-12 102z" fill="${art.face(palm)}"/><path d="M68 178h86l-2 30h-82z" fill="#f2f1ec"/>` +
      `<path d="M70 186h82M70 194h82M70 202h82" stroke="#c9c6ba" stroke-width="2"/>`
    return (
      art.shadow(124, 208, 78) +
      `<g transform="translate(52 6) rotate(10 110 120)" opacity=".96">${one}</g>` +
      `<g transform="translate(-14 2) rotate(-6 110 120)">${one}</g>`
    )
  },
  mask: (art: Easel) =>
    art.shadow(120, 196, 72) +
    `<path d="M52 96q-36-20-34-44M188 96q36-20 34-44M58 152q-34 6-40 30M182 152q34 6 40 30" fill="none" ` +
    `stroke="#d3b23f" stroke-width="4"/><path d="M46 112q8-46 74-54q66 8 74 54q4 60-74 82q-78-22-74-82z" ` +
    `fill="${art.face('#f4f5f4')}"/><path d="M92 66q28 16 56 0l-6 12q-22 8-44 0z" fill="#b9c1c7"/>` +
    `<path d="M54 128q66 34 132 0" fill="none" stroke="#d0d6d8" stroke-width="2"/>` +
    `<circle cx="120" cy="130" r="23" fill="${art.face(art.brand)}"/>` +
    `<path d="M106 124h28M104 131h32M107 138h26" stroke="#fff" stroke-width="2.5" opacity=".8"/>` +
    art.text(art.title, 120, 176, 60, 11, '#8c969c'),
  glasses: (art: Easel) =>
    art.shadow(120, 176, 84) +
    `<path d="M30 104q-8-30 20-52M210 104q8-30-20-52" fill="none" stroke="#2f363c" stroke-width="8" ` +
    `stroke-linecap="round"/><path d="M28 98q92-22 184 0q6 52-42 58q-30 2-40-26q-10-6-20 0q-10 28-40 26q-48-6-42-58z" ` +
    `fill="#cfe3ea" opacity=".85" stroke="${dark(art.brand, 0.1)}" stroke-width="4"/>` +
    `<path d="M44 104q30-10 52-10l-40 48q-14-12-12-38zM140 94q28 2 44 8l-34 42q-12-14-10-50z" fill="#fff" opacity=".55"/>` +
    `<path d="M28 98q92-22 184 0l-1 9q-91-20-182 0z" fill="${art.face(art.brand)}"/>`,
  bits: (art: Easel) =>
    art.shadow(120, 204, 84) +
    solid(art, { x: 36, y: 146, width: 150, height: 50, right: 22, up: 18 }, '#2f363c') +
    [0, 1, 2, 3, 4, 5]
      .map(
        (index) =>
          `<g transform="translate(${54 + index * 23} 0)">` +
          `<path d="M-4 ${138 - (index % 3) * 6 - 44}l4-${12} 4 ${12}v${46 + (index % 3) * 6}h-8z" ` +
          `fill="${art.round(index % 2 ? '#c9a64a' : STEEL)}"/>` +
          `<path d="M-4 ${104 - (index % 3) * 6}l8 6M-4 ${114 - (index % 3) * 6}l8 6M-4 ${124 - (index % 3) * 6}l8 6" stroke="#4a5258" ` +
          `stroke-width="1.6"/></g>`,
      )
      .join('') +
    art.band(36, 160, 150, 28),
  disc: (art: Easel) =>
    art.shadow(120, 204, 72) +
    `<circle cx="122" cy="118" r="80" fill="#20262b"/>` +
    `<circle cx="119" cy="115" r="80" fill="${art.face('#4a5258')}"/>` +
    `<circle cx="119" cy="115" r="74" fill="none" stroke="#77828a" stroke-width="1.5" stroke-dasharray="3 3"/>` +
    `<circle cx="119" cy="115" r="50" fill="${art.face(art.brand)}"/>` +
    `<circle cx="119" cy="115" r="50" fill="none" stroke="#fff" opacity=".5" stroke-width="2"/>` +
    `<circle cx="119" cy="115" r="17" fill="${art.metal()}"/><circle cx="119" cy="115" r="11" fill="#eef1f1"/>` +
    art.text(art.title, 119, 90, 70, 14) +
    art.text(art.note, 119, 150, 60, 12),
}
