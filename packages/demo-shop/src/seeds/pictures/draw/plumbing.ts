import { dark, light } from '../colour'
import type { Easel } from '../easel'
import { drum } from './solid'

const CERAMIC = '#f5f6f5'

/** Taps, basins, baths, pumps, radiators, boilers. */
export const plumbing = {
  tap: (art: Easel) => {
    const metal = art.tint('#c3cacf')
    const pipe = `<path d="M112 150v-62q0-40 38-40t38 40v18" fill="none" stroke-linecap="butt"`
    return (
      art.shadow(118, 202, 62) +
      `${pipe} stroke="${dark(metal, 0.45)}" stroke-width="27"/>${pipe} stroke="${metal}" ` +
      `stroke-width="23"/><path d="M106 150v-62q0-46 44-46t44 46v14" fill="none" stroke="${light(metal, 0.8)}" stroke-width="5" ` +
      `opacity=".85"/>` +
      `<rect x="174" y="102" width="28" height="12" rx="3" fill="${art.metal(metal)}"/>` +
      `<path d="M92 134h40l4 58h-48z" fill="${art.round(metal)}"/>` +
      `<ellipse cx="112" cy="194" rx="36" ry="9" fill="${art.metal(metal)}"/>` +
      `<ellipse cx="112" cy="134" rx="20" ry="6" fill="${light(metal, 0.4)}"/>` +
      `<path d="M96 146l-46-22q-8-4-5-11t12-4l48 22z" fill="${art.face(metal)}"/>` +
      `<path d="M56 114l42 19" stroke="#fff" stroke-width="3" opacity=".6"/><circle cx="112" cy="168" r="4" fill="#c4342b"/>` +
      `<path d="M112 164a4 4 0 0 1 0 8z" fill="#2f6fb0"/>`
    )
  },
  basin: (art: Easel) =>
    art.shadow(120, 200, 56) +
    `<path d="M98 158h44l8 42h-60z" fill="${art.round(CERAMIC)}"/>` +
    `<path d="M34 96h172q-4 66-86 70q-82-4-86-70z" fill="${art.face(CERAMIC)}"/>` +
    `<path d="M34 96q4 60 70 69q-52-22-56-69z" fill="#10151a" opacity=".07"/>` +
    `<ellipse cx="120" cy="96" rx="86" ry="21" fill="#fff" stroke="#d5dadb"/>` +
    `<ellipse cx="120" cy="98" rx="66" ry="14" fill="#dde3e4"/>` +
    `<path d="M58 97q62-22 124 0q-62-10-124 0z" fill="#b9c3c6" opacity=".6"/>` +
    `<ellipse cx="120" cy="103" rx="8" ry="3" fill="${art.metal()}"/>` +
    `<path d="M114 84v-26q0-12 12-12h14" fill="none" stroke="#8e989e" stroke-width="11" stroke-linecap="round"/>` +
    `<path d="M113 80v-22q0-13 13-13h12" fill="none" stroke="#e6eaec" stroke-width="4" stroke-linecap="round"/>` +
    art.text(art.title, 120, 140, 70, 11, '#9aa5ab'),
  toilet: (art: Easel) =>
    art.shadow(122, 206, 60) +
    `<rect x="66" y="36" width="86" height="68" rx="8" fill="${art.face(CERAMIC)}"/>` +
    `<rect x="62" y="32" width="94" height="14" rx="6" fill="#fff" stroke="#d5dadb"/>` +
    `<ellipse cx="109" cy="32" rx="11" ry="4" fill="${art.metal()}"/>` +
    `<path d="M68 104h84q44 6 44 24q0 22-42 34l-6 40h-64l6-44q-22-14-22-54z" fill="${art.face(CERAMIC)}"/>` +
    `<path d="M90 158q-22-14-22-54h12q0 42 24 56l-8 42h-12z" fill="#10151a" opacity=".06"/>` +
    `<ellipse cx="134" cy="118" rx="64" ry="17" fill="#fff" stroke="#ccd3d5" stroke-width="1.5"/>` +
    `<ellipse cx="138" cy="117" rx="50" ry="11" fill="#e6ebec"/>` +
    art.text(art.title, 109, 80, 60, 11, '#9aa5ab'),
  bath: (art: Easel) =>
    art.shadow(120, 192, 100) +
    `<path d="M20 106h200q-2 52-34 76h-132q-32-24-34-76z" fill="${art.face(CERAMIC)}"/>` +
    `<path d="M20 106q2 52 34 76h16q-30-26-32-76z" fill="#10151a" opacity=".07"/>` +
    `<ellipse cx="120" cy="106" rx="102" ry="26" fill="#fff" stroke="#d0d7d9"/>` +
    `<ellipse cx="120" cy="108" rx="86" ry="18" fill="#dbe3e6"/>` +
    `<path d="M40 104q80-26 160 0q-80-14-160 0z" fill="#a9bac0" opacity=".55"/>` +
    `<ellipse cx="176" cy="112" rx="8" ry="3" fill="${art.metal()}"/>` +
    `<path d="M58 180l-4 14h12l2-12zM172 182l2 12h12l-4-14z" fill="#8e989e"/>` +
    art.text(art.title, 120, 160, 80, 13, '#9aa5ab'),
  tank: (art: Easel) => {
    const body = art.tint(['#2f4f46', '#2b3f55', '#3b3f44'][art.variant % 3] ?? '#2f4f46')
    return (
      art.shadow(120, 206, 86) +
      drum(art, 120, 86, 78, 106, body) +
      [106, 130, 154, 178]
        .map(
          (y) =>
            `<path d="M42 ${y}a78 15.6 0 0 0 156 0" fill="none" stroke="${dark(body, 0.4)}" stroke-width="5"/>` +
            `<path d="M42 ${y - 4}a78 15.6 0 0 0 156 0" fill="none" stroke="${light(body, 0.28)}" stroke-width="2"/>`,
        )
        .join('') +
      drum(art, 120, 56, 34, 26, light(body, 0.1)) +
      `<ellipse cx="120" cy="56" rx="26" ry="5" fill="${art.brand}"/>` +
      art.band(84, 136, 72, 34, 4)
    )
  },
  pump: (art: Easel) =>
    art.shadow(120, 200, 84) +
    `<path d="M50 192l10-26h116l12 26z" fill="#3a4249"/>` +
    `<rect x="40" y="96" width="120" height="74" rx="34" fill="${art.bar(art.brand)}"/>` +
    [60, 74, 88, 102]
      .map(
        (x) => `<rect x="${x}" y="98" width="6" height="70" rx="3" fill="${dark(art.brand, 0.4)}" ` + `opacity=".55"/>`,
      )
      .join('') +
    `<circle cx="164" cy="132" r="44" fill="${art.metal('#a6afb5')}"/>` +
    `<circle cx="164" cy="132" r="28" fill="${dark('#a6afb5', 0.25)}"/><circle cx="164" cy="132" r="15" fill="#2b3238"/>` +
    `<rect x="150" y="64" width="30" height="36" rx="4" fill="${art.metal('#a6afb5')}"/>` +
    `<rect x="144" y="58" width="42" height="12" rx="4" fill="${art.metal()}"/>` +
    `<rect x="66" y="72" width="60" height="30" rx="6" fill="#2f363c"/>` +
    art.text(art.title, 96, 92, 50, 12),
  radiator: (art: Easel) => {
    const white = art.tint('#f4f5f4')
    return (
      art.shadow(120, 204, 92) +
      Array.from(
        { length: 7 },
        (_, index) =>
          `<g transform="translate(${31 + index * 25.5} 0)">` +
          `<rect y="54" width="23" height="142" rx="7" fill="${art.round(white)}"/>` +
          `<path d="M6 66h11v40H6zM6 116h11v68H6z" fill="${dark(white, 0.1)}" opacity=".55"/></g>`,
      ).join('') +
      `<rect x="22" y="68" width="12" height="14" rx="2" fill="${art.metal()}"/>` +
      `<rect x="22" y="170" width="12" height="14" rx="2" fill="${art.metal()}"/>` +
      `<rect x="186" y="60" width="15" height="5" rx="1.5" fill="${art.brand}"/>`
    )
  },
  boiler: (art: Easel) =>
    art.shadow(120, 212, 46) +
    `<rect x="66" y="28" width="108" height="160" rx="18" fill="${art.round('#f5f6f5')}"/>` +
    `<rect x="66" y="132" width="108" height="2" fill="#d3d9da"/>` +
    `<rect x="92" y="142" width="56" height="24" rx="5" fill="#20262b"/>` +
    art.text('62°', 120, 160, 40, 15, '#7fe3c0') +
    `<circle cx="78" cy="154" r="5" fill="#d7dcdd"/><circle cx="162" cy="154" r="5" fill="${art.brand}"/>` +
    art.band(86, 58, 68, 26, 5) +
    `<path d="M90 188v20M110 188v16M130 188v16M150 188v20" stroke="#9aa3a9" stroke-width="7"/>` +
    `<path d="M90 202v6M150 202v6" stroke="#c08a4a" stroke-width="9"/>` +
    `<path d="M78 40v84" stroke="#fff" stroke-width="8" opacity=".7" stroke-linecap="round"/>`,
}
