import { dark, light } from '../colour'
import type { Easel } from '../easel'

const tubeAlong = (art: Easel, x: number, y: number, length: number, radius: number, colour: string) =>
  `<g transform="rotate(-24 ${x} ${y})"><rect x="${x}" y="${y - radius}" width="${length}" height="${radius * 2}" ` +
  `fill="${art.bar(colour)}"/><ellipse cx="${x + length}" cy="${y}" rx="${radius * 0.42}" ry="${radius}" ` +
  `fill="${dark(colour, 0.28)}"/>` +
  `<ellipse cx="${x}" cy="${y}" rx="${radius * 0.42}" ry="${radius}" fill="${light(colour, 0.4)}"/>` +
  `<ellipse cx="${x}" cy="${y}" rx="${radius * 0.28}" ry="${radius * 0.7}" fill="${dark(colour, 0.62)}"/></g>`

const hole = (x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="#eef1f1"/>` +
  `<path d="M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${radius * 2} 0" fill="none" stroke="#10151a" opacity=".35" ` +
  `stroke-width="1.6"/>`

/** Pipes, profiles, plates, fittings, valves. */
export const metalwork = {
  pipe: (art: Easel) => {
    const colour = art.tint(['#e9ebea', '#8b949a', '#c07a3a', '#4a6f9a'][art.variant % 4] ?? '#e9ebea')
    return (
      art.shadow(124, 196, 92) +
      tubeAlong(art, 40, 178, 168, 18, colour) +
      tubeAlong(art, 36, 136, 168, 18, colour) +
      tubeAlong(art, 58, 164, 168, 18, light(colour, 0.1)) +
      `<g transform="rotate(-24 58 164)">` +
      `<rect x="112" y="143" width="58" height="42" fill="${art.brand}"/><path d="M112 143h58v9h-58z" fill="#fff" opacity=".25"/>` +
      `<path d="M112 174h58v11h-58z" fill="#10151a" opacity=".22"/>${art.text(art.title, 141, 169, 50, 13)}</g>`
    )
  },
  profile: (art: Easel) => {
    const colour = art.tint('#b4bcc2')
    const rail = (x: number, y: number) =>
      `<path d="M${x} ${y}l136-62 22 9-136 63z" fill="${light(colour, 0.45)}"/>` +
      `<path d="M${x} ${y}v22l6 2v-19l10 4v19l6 2v-20z" fill="${dark(colour, 0.16)}"/>` +
      `<path d="M${x + 22} ${y + 10}l136-63v22l-136 63z" fill="${art.metal(colour)}"/>` +
      `<path d="M${x + 26} ${y + 20}l130-60" stroke="${dark(colour, 0.25)}" stroke-width="1.6"/>`
    return (
      art.shadow(124, 198, 90) +
      rail(34, 124) +
      rail(44, 158) +
      `<path d="M112 98l12-5.5 22 9v21l-12 5.5v-21z" fill="${dark(art.brand, 0.2)}"/>` +
      `<path d="M112 98l12-5.5 22 9-12 5.5z" fill="${art.brand}"/><path d="M134 107l12-5.5v21l-12 5.5z" fill="${art.brand}"/>`
    )
  },
  plate: (art: Easel) => {
    const colour = art.tint('#b9c1c7')
    return (
      art.shadow(122, 196, 80) +
      `<path d="M48 170l76 22 76-34-74-24z" fill="${dark(colour, 0.08)}"/>` +
      `<path d="M48 170l76 22v7l-76-22zM124 192l76-34v7l-76 34z" fill="${dark(colour, 0.42)}"/>` +
      `<path d="M48 170l78-36v-92l-78 34z" fill="${art.metal(colour)}"/><path d="M126 42l6 2v92l-6-2z" fill="${dark(colour, 0.4)}"/>` +
      hole(72, 92, 6) +
      hole(102, 80, 6) +
      hole(72, 128, 6) +
      hole(102, 114, 6) +
      `<ellipse cx="104" cy="168" rx="7" ry="3.6" fill="#eef1f1"/><ellipse cx="136" cy="156" rx="7" ry="3.6" fill="#eef1f1"/>` +
      `<ellipse cx="136" cy="178" rx="7" ry="3.6" fill="#eef1f1"/><ellipse cx="166" cy="164" rx="7" ry="3.6" fill="#eef1f1"/>` +
      `<path d="M80 160l60-28" stroke="#fff" stroke-width="3" opacity=".4"/>`
    )
  },
  fitting: (art: Easel) => {
    const colour = art.tint(['#eceeed', '#9aa3a9', '#5b8fb0'][art.variant % 3] ?? '#eceeed')
    return (
      art.shadow(122, 202, 66) +
      `<path d="M70 196v-64q0-54 54-54h58v60h-46q-8 0-8 8v50z" fill="${art.face(colour)}"/>` +
      `<path d="M76 196v-62q0-50 50-50h52" fill="none" stroke="${light(colour, 0.7)}" stroke-width="7" opacity=".7"/>` +
      `<rect x="64" y="176" width="70" height="26" rx="5" fill="${art.round(colour)}"/>` +
      `<rect x="164" y="70" width="26" height="76" rx="5" fill="${art.face(colour)}"/>` +
      `<ellipse cx="190" cy="108" rx="11" ry="38" fill="${light(colour, 0.3)}"/>` +
      `<ellipse cx="190" cy="108" rx="7.5" ry="28" fill="${dark(colour, 0.55)}"/>` +
      art.text(art.note, 112, 118, 52, 15, dark(colour, 0.6))
    )
  },
  valve: (art: Easel) => {
    const handle = ['#c4342b', '#22588f', '#2f353a'][art.variant % 3] ?? '#c4342b'
    return (
      art.shadow(120, 192, 78) +
      `<rect x="112" y="76" width="16" height="40" fill="${art.metal()}"/>` +
      `<path d="M98 70q0-10 10-10h86q12 0 12 10t-12 10h-80q-16 0-16-10z" fill="${art.face(handle)}"/>` +
      `<circle cx="120" cy="70" r="7" fill="${art.metal()}"/>` +
      `<path d="M78 116h84l8 16v36l-8 16h-84l-8-16v-36z" fill="${art.metal('#c2c9cd')}"/>` +
      `<path d="M34 122l12-6h30v68h-30l-12-6zM206 122l-12-6h-30v68h30l12-6z" fill="${art.metal('#b5bdc2')}"/>` +
      `<path d="M44 118v64M52 117v66M60 116v68M180 116v68M188 117v66M196 118v64" stroke="#5d666c" opacity=".55" stroke-width="1.6"/>` +
      `<rect x="86" y="136" width="68" height="28" rx="4" fill="#10151a" opacity=".08"/>` +
      art.text(art.title, 120, 155, 60, 14, '#3a444b')
    )
  },
}
