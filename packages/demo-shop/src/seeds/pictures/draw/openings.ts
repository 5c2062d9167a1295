import { dark, light } from '../colour'
import type { Easel } from '../easel'

const leaf = (art: Easel, colour: string, inside: string) =>
  art.shadow(126, 210, 62) +
  `<path d="M70 26h108v182h-108z" fill="${dark(colour, 0.3)}"/>` +
  `<path d="M76 32h96v176h-96z" fill="#dfe5e6"/><path d="M76 32l84 8v162l-84 6z" fill="${art.face(colour)}"/>` +
  `<path d="M160 40l6 1v160l-6 1z" fill="${dark(colour, 0.4)}"/>${inside}` +
  `<rect x="144" y="118" width="9" height="18" rx="3" fill="${art.metal()}"/>` +
  `<path d="M150 124h-22" stroke="#848e94" stroke-width="5" stroke-linecap="round"/>` +
  `<path d="M149 123h-20" stroke="#e8ecee" stroke-width="2" stroke-linecap="round"/>`

/** Doors, locks, gates, houses, greenhouses. */
export const openings = {
  door: (art: Easel) => {
    const colour = art.tint(['#e9e6df', '#b98a56', '#6d4a35', '#585e64'][art.variant % 4] ?? '#e9e6df')
    const panel = (y: number, height: number) =>
      `<path d="M90 ${y}l54 3v${height}l-54 ${-1}z" fill="${dark(colour, 0.08)}" ` +
      `stroke="${dark(colour, 0.22)}" stroke-width="1.6"/>` +
      `<path d="M91 ${y + 1}v${height - 3}" stroke="${light(colour, 0.5)}" stroke-width="1.6"/>`
    return leaf(art, colour, panel(52, 52) + panel(116, 74))
  },
  glassdoor: (art: Easel) => {
    const colour = art.tint(['#e9e6df', '#b98a56', '#6d4a35'][art.variant % 3] ?? '#e9e6df')
    const pane = (y: number, height: number) =>
      `<path d="M92 ${y}l48 3v${height}l-48-1z" fill="#d3e4e8" ` +
      `stroke="${dark(colour, 0.25)}" stroke-width="1.6"/>` +
      `<path d="M92 ${y + height - 6}l26 -${height - 8}h10l-30 ${height - 4}z" fill="#fff" opacity=".55"/>`
    return leaf(art, colour, pane(50, 38) + pane(98, 38) + pane(146, 38))
  },
  handle: (art: Easel) => {
    const metal = art.tint('#c3cacf')
    return (
      art.shadow(126, 176, 84) +
      `<circle cx="72" cy="116" r="36" fill="${dark(metal, 0.35)}"/>` +
      `<circle cx="70" cy="113" r="36" fill="${art.metal(metal)}"/><circle cx="70" cy="113" r="25" fill="${art.face(metal)}"/>` +
      `<path d="M60 100q0-6 8-6h126q16 2 16 14t-16 13h-98q-10 0-12 8q-6 10-16 8q-10-4-8-16z" fill="${art.metal(metal)}"/>` +
      `<path d="M70 100h124" stroke="#fff" stroke-width="3" opacity=".7" stroke-linecap="round"/>`
    )
  },
  lock: (art: Easel) =>
    art.shadow(120, 204, 58) +
    `<path d="M82 112v-34q0-38 38-38t38 38v34" fill="none" stroke="#77828a" stroke-width="19"/>` +
    `<path d="M80 112v-34q0-42 40-42t40 42" fill="none" stroke="#eef1f2" stroke-width="5" opacity=".8"/>` +
    `<rect x="62" y="102" width="116" height="96" rx="14" fill="${art.face(art.variant % 2 ? '#c79a4a' : '#4f575e')}"/>` +
    `<rect x="68" y="108" width="104" height="84" rx="10" fill="none" stroke="#fff" opacity=".3" stroke-width="2"/>` +
    `<circle cx="120" cy="158" r="14" fill="#20262b"/><path d="M120 148v20" stroke="#b9c1c7" stroke-width="5"/>` +
    art.text(art.title, 120, 130, 88, 15),
  gate: (art: Easel) => {
    const colour = art.tint('#4a545c')
    return (
      art.shadow(120, 200, 104) +
      `<path d="M18 58h14v142h-14zM208 58h14v142h-14z" fill="${art.round('#8b7d72')}"/>` +
      `<path d="M16 52h18v8h-18zM206 52h18v8h-18z" fill="#5d534b"/><path d="M34 74h126v116h-126z" fill="${art.face(colour)}"/>` +
      `<path d="M164 74h42v116h-42z" fill="${art.face(colour)}"/>` +
      Array.from(
        { length: 11 },
        (_, index) =>
          `<path d="M${40 + index * 11} 78v108" stroke="${dark(colour, 0.4)}" stroke-width="3"/>` +
          `<path d="M${43 + index * 11} 78v108" stroke="${light(colour, 0.28)}" stroke-width="1.5"/>`,
      ).join('') +
      [170, 178, 186, 194, 202]
        .map((x) => `<path d="M${x} 78v108" stroke="${dark(colour, 0.4)}" stroke-width="2.5"/>`)
        .join('') +
      `<path d="M34 74h126M34 190h126M164 74h42M164 190h42" stroke="${dark(colour, 0.5)}" stroke-width="5"/>` +
      `<rect x="168" y="126" width="6" height="22" rx="3" fill="${art.metal()}"/>` +
      `<path d="M20 196h200" stroke="#6b757b" stroke-width="4"/>`
    )
  },
  house: (art: Easel) => {
    const wood = art.tint(['#d8a25e', '#c78b4a', '#e0b87c'][art.variant % 3] ?? '#d8a25e')
    const roof = ['#6d3a30', '#3f4a52', '#3e5a43'][art.variant % 3] ?? '#6d3a30'
    return (
      `<ellipse cx="120" cy="200" rx="108" ry="14" fill="#a9c48c" opacity=".7"/>` +
      `<path d="M44 106h112v92h-112z" fill="${art.face(wood)}"/><path d="M156 106l46-10v92l-46 10z" fill="${dark(wood, 0.24)}"/>` +
      [118, 130, 142, 154, 166, 178, 190]
        .map(
          (y) =>
            `<path d="M44 ${y}h112M156 ${y}l46-10" stroke="${dark(wood, 0.35)}" ` + `stroke-width="1.4" opacity=".7"/>`,
        )
        .join('') +
      `<path d="M32 110l68-66 68 66h-14l-54-52-54 52z" fill="${dark(roof, 0.15)}"/>` +
      `<path d="M100 44l48-10 66 62-46 14z" fill="${art.face(roof)}"/>` +
      `<path d="M112 52l60 54M124 49l60 54M136 46l62 54" stroke="#10151a" opacity=".2" stroke-width="1.5"/>` +
      `<path d="M58 108l42-40 42 40z" fill="${light(wood, 0.12)}"/>` +
      `<rect x="86" y="148" width="28" height="50" fill="#6a4728"/><circle cx="108" cy="174" r="2" fill="#e3d08a"/>` +
      `<rect x="54" y="128" width="24" height="26" fill="#cfe3ea" stroke="#fff" stroke-width="3"/>` +
      `<rect x="122" y="128" width="24" height="26" fill="#cfe3ea" stroke="#fff" stroke-width="3"/>` +
      `<circle cx="100" cy="90" r="8" fill="#cfe3ea" stroke="#fff" stroke-width="2.5"/>` +
      `<rect x="168" y="124" width="20" height="24" fill="#b9d2da" stroke="#fff" stroke-width="2.5" transform="skewY(-12) ` +
      `translate(0 38)"/>`
    )
  },
  greenhouse: (art: Easel) => {
    const arch = (x: number, opacity: number) =>
      `<path d="M${x} 176v-54q4-54 38-54t38 54v54" fill="none" stroke="#9fb3ba" ` +
      `stroke-width="3.5" opacity="${opacity}"/>`
    return (
      `<ellipse cx="122" cy="190" rx="106" ry="14" fill="#a9c48c" opacity=".75"/>` +
      `<path d="M28 186v-54q4-54 38-54l100-24q34 0 38 54v48l-100 30z" fill="#d9eef0" opacity=".8"/>` +
      `<path d="M66 78l100-24q34 0 38 54l-100 26q-4-56-38-56z" fill="#fff" opacity=".45"/>` +
      [0, 33, 66, 100]
        .map((shift) => `<g transform="translate(${-4 + shift} ${10 - shift * 0.24})">${arch(32, 0.95)}` + `</g>`)
        .join('') +
      `<path d="M28 186h76l100-30M28 132l76 0 100-26M66 78l100-24" fill="none" stroke="#8fa5ac" ` +
      `stroke-width="3"/><path d="M50 186v-46h32v46z" fill="#eef8f8" stroke="${art.brand}" stroke-width="3"/>` +
      `<path d="M110 176q4-18 10-18t8 14M140 166q4-20 10-18t8 14M170 158q4-18 9-17t8 12" fill="none" stroke="#5f9a55" ` +
      `stroke-width="4"/>`
    )
  },
}
