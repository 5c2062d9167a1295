import { dark, light } from '../colour'
import type { Easel } from '../easel'
import { drum, wrap } from './solid'

const rings = (count: number, from: number, step: number, stroke: string, width: number, cy = 118) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<circle cx="120" cy="${cy}" r="${from + index * step}" fill="none" stroke="${stroke}" ` +
      `stroke-width="${width}"/>`,
  ).join('')

/** Rolls of film and wallpaper, meshes, cables, hoses, tapes. */
export const rolls = {
  roll: (art: Easel) => {
    const stuff = art.tint(['#d9cdb6', '#c8d2d6', '#e3d27f', '#9fb0a3'][art.variant % 4] ?? '#d9cdb6')
    return (
      art.shadow(122, 206, 66) +
      drum(art, 112, 62, 48, 136, stuff, 0.3) +
      `<path d="M160 62v136q22 2 34-6v-134q-14 6-34 4z" fill="${art.face(light(stuff, 0.2))}"/>` +
      [40, 32, 24, 17]
        .map(
          (rx) =>
            `<ellipse cx="112" cy="62" rx="${rx}" ry="${rx * 0.3}" fill="none" stroke="${dark(stuff, 0.3)}" ` +
            `stroke-width="1.2"/>`,
        )
        .join('') +
      `<ellipse cx="112" cy="62" rx="11" ry="3.6" fill="${dark(stuff, 0.6)}"/>` +
      wrap(112, 104, 48, 52, art.brand, 0.3) +
      `<path d="M146 76v130" stroke="#10151a" stroke-width="14" opacity=".1"/>` +
      art.text(art.title, 112, 146, 76, 17) +
      art.text(art.note, 112, 188, 74, 13, dark(stuff, 0.65))
    )
  },
  mesh: (art: Easel) => {
    const wire = art.tint(['#4f83b0', '#d77d3f', '#8e979d'][art.variant % 3] ?? '#8e979d')
    const lines = Array.from(
      { length: 13 },
      (_, index) => `<path d="M${72 + index * 9} 78v122" stroke="${wire}" ` + `stroke-width="1.4"/>`,
    ).join('')
    const rows = Array.from(
      { length: 13 },
      (_, index) =>
        `<path d="M66 ${84 + index * 9}q54 14 108 0" fill="none" stroke="${wire}" ` + `stroke-width="1.4"/>`,
    ).join('')
    return (
      art.shadow(120, 206, 64) +
      `<path d="M64 70v124a56 15 0 0 0 112 0v-124z" fill="${light(wire, 0.8)}"/>` +
      lines +
      rows +
      `<path d="M64 70v124a56 15 0 0 0 112 0v-124z" fill="${art.round(light(wire, 0.6))}" opacity=".35"/>` +
      `<ellipse cx="120" cy="70" rx="56" ry="15" fill="${light(wire, 0.65)}"/>` +
      [46, 36, 26]
        .map(
          (rx) =>
            `<ellipse cx="120" cy="70" rx="${rx}" ry="${rx * 0.27}" fill="none" stroke="${wire}" ` +
            `stroke-width="1.4"/>`,
        )
        .join('') +
      `<ellipse cx="120" cy="70" rx="15" ry="4.5" fill="${dark(wire, 0.5)}"/>` +
      wrap(120, 118, 56, 44, art.brand, 0.27) +
      art.text(art.title, 120, 158, 88, 18)
    )
  },
  cable: (art: Easel) => {
    const sheath = art.tint(['#2f353a', '#f0f0ec', '#d9822b'][art.variant % 3] ?? '#2f353a')
    return (
      art.shadow(120, 204, 72) +
      `<circle cx="120" cy="118" r="64" fill="none" stroke="${dark(sheath, 0.25)}" stroke-width="46"/>` +
      rings(6, 44, 8, light(sheath, 0.16), 5.5) +
      rings(6, 43, 8, light(sheath, 0.42), 1.4) +
      `<path d="M164 166q26 26 40 22" fill="none" stroke="${sheath}" stroke-width="9" stroke-linecap="round"/>` +
      `<path d="M202 186l12-6M203 189l14 0M202 191l12 6" stroke-width="3.5" stroke="#c9803e" stroke-linecap="round"/>` +
      `<path d="M104 30h32v48h-32z" fill="${art.brand}"/><path d="M104 158h32v46h-32z" fill="${art.brand}"/>` +
      art.text(art.title, 120, 114, 72, 16, '#2b333a') +
      art.text(art.note, 120, 132, 66, 12, '#5b656d')
    )
  },
  coil: (art: Easel) => {
    const hose = art.tint(['#3f8f5f', '#cdd3d6', '#c9502f', '#4b5157'][art.variant % 4] ?? '#3f8f5f')
    return (
      art.shadow(120, 206, 78) +
      [0, 1, 2, 3]
        .map(
          (turn) =>
            `<ellipse cx="120" cy="${176 - turn * 22}" rx="74" ry="25" fill="none" stroke="${dark(hose, 0.34)}" ` +
            `stroke-width="19"/><ellipse cx="120" cy="${174 - turn * 22}" rx="74" ry="25" fill="none" stroke="${hose}" stroke-width="15"/>` +
            `<ellipse cx="120" cy="${171 - turn * 22}" rx="74" ry="25" fill="none" stroke="${light(hose, 0.45)}" ` +
            `stroke-width="3"/>`,
        )
        .join('') +
      `<path d="M190 100q16-18 8-46" fill="none" stroke="${dark(hose, 0.2)}" stroke-width="15"/>` +
      `<path d="M188 98q14-18 7-44" fill="none" stroke="${light(hose, 0.3)}" stroke-width="4"/>` +
      `<rect x="186" y="36" width="24" height="18" rx="3" fill="${art.metal()}"/>` +
      `<rect x="86" y="150" width="68" height="54" rx="4" fill="#fff"/>` +
      art.band(86, 150, 68, 30, 4) +
      art.text(art.note, 120, 197, 60, 12, '#39434b')
    )
  },
  tapering: (art: Easel) => {
    const stuff = art.tint('#e0cf9c')
    return (
      art.shadow(122, 198, 70) +
      `<path d="M120 52a66 70 0 0 1 0 140h28a66 70 0 0 0 0-140z" fill="${art.round(dark(stuff, 0.1))}"/>` +
      `<ellipse cx="118" cy="122" rx="66" ry="70" fill="${art.face(stuff)}"/>` +
      [60, 54, 48]
        .map(
          (rx) =>
            `<ellipse cx="118" cy="122" rx="${rx}" ry="${rx * 1.06}" fill="none" stroke="${dark(stuff, 0.16)}" ` +
            `stroke-width="1.2"/>`,
        )
        .join('') +
      `<ellipse cx="118" cy="122" rx="42" ry="45" fill="${art.brand}"/><ellipse cx="118" cy="122" rx="35" ry="38" fill="#f4f5f4"/>` +
      `<path d="M92 98a35 38 0 0 1 52 0a40 44 0 0 0-52 0z" fill="#10151a" opacity=".16"/>` +
      art.text(art.title, 118, 121, 58, 13, '#2b333a') +
      art.text(art.note, 118, 137, 52, 10, '#5b656d')
    )
  },
}
