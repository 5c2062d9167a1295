import { dark, light } from '../colour'
import type { Easel } from '../easel'
import { solid } from './solid'

/** A panel leaning in the light: its face as a parallelogram, with an edge. The pattern is drawn in a 100 by 130 field. */
const leaning = (art: Easel, colour: string, pattern: string, edge = dark(colour, 0.25)) =>
  art.shadow(126, 206, 78) +
  `<path d="M60 54l112-20 6 4v154l-112 16-6-4z" fill="${edge}"/>` +
  `<path d="M60 54l112-20v154l-112 16z" fill="${art.face(colour)}"/>` +
  `<clipPath id="c"><path d="M0 0h100v134h-100z"/></clipPath><g transform="matrix(1.12 -.2 0 1.15 60 54)">` +
  `<g clip-path="url(#c)">${pattern}</g></g>`

const sticker = (art: Easel, x: number, y: number) =>
  `<g transform="matrix(1 -.178 0 1 ${x} ${y})"><rect width="74" height="44" rx="3" ` +
  `fill="#fff"/>${art.band(0, 0, 74, 26, 3)}${art.text(art.note, 37, 39, 66, 11, '#39434b')}</g>`

const grain = (colour: string, rows: number) =>
  Array.from(
    { length: rows },
    (_, row) =>
      `<path d="M0 ${6 + (row * 124) / rows}q24 ${row % 2 ? 5 : -4} 50 0t50 ${row % 3 ? 2 : -3}" ` +
      `fill="none" stroke="${dark(colour, 0.28)}" stroke-width=".8" opacity=".55"/>`,
  ).join('')

const planks = (art: Easel, colour: string, count: number) =>
  Array.from({ length: count }, (_, row) => {
    const y = 178 - row * 26
    const shade = row % 2 ? light(colour, 0.1) : colour
    const x = 34 + (row % 2) * 8
    return (
      solid(art, { x, y, width: 26, height: 22, right: 128, up: 44 }, shade, light(shade, 0.24), dark(shade, 0.12)) +
      `<path d="M${x + 8} ${y - 3}l122-42M${x + 17} ${y - 3}l120-41" stroke="${dark(shade, 0.3)}" stroke-width=".9" opacity=".6"/>` +
      `<path d="M${x + 5} ${y + 17}q8-14 16 0M${x + 9} ${y + 19}q4-8 8 0" fill="none" stroke="${dark(shade, 0.35)}" ` +
      `stroke-width="1.2"/>`
    )
  }).join('')

const cells = (columns: number, rows: number, cell: (column: number, row: number) => string) =>
  Array.from({ length: columns * rows }, (_, index) => cell(index % columns, Math.floor(index / columns))).join('')

/** Sheets, slabs, boards, timber, tiles, roofing, bricks. */
export const flats = {
  sheet: (art: Easel) => {
    const colour = art.tint(['#e9e6de', '#c9d8cd', '#d9b987'][art.variant % 3] ?? '#e9e6de')
    return (
      leaning(
        art,
        colour,
        `<path d="M0 6h100M0 124h100" stroke="${dark(colour, 0.12)}" stroke-width="1.2"/>`,
        '#b8b2a4',
      ) + sticker(art, 78, 128)
    )
  },
  slab: (art: Easel) => {
    const colour = ['#c7b565', '#b9a184', '#e8a65c', '#efeee8', '#d9744a'][art.variant % 5] ?? '#c7b565'
    return (
      art.shadow(124, 204, 86) +
      [0, 1, 2, 3]
        .map(
          (row) =>
            solid(art, { x: 38, y: 168 - row * 31, width: 128, height: 29, right: 40, up: 26 }, colour) +
            `<path d="M42 ${177 - row * 31}h118M46 ${184 - row * 31}h110M40 ${190 - row * 31}h124" ` +
            `stroke="${dark(colour, 0.2)}" stroke-width="1" opacity=".55" stroke-dasharray="9 4 3 5"/>`,
        )
        .join('') +
      `<path d="M38 75l40-26h128v123l-40 25h-128z" fill="#fff" opacity=".18"/>` +
      art.band(38, 112, 128, 46) +
      art.text(art.note, 102, 186, 100, 14, dark(colour, 0.7))
    )
  },
  board: (art: Easel) => {
    const colour = art.tint(['#d8b37e', '#e7e3da', '#b98d5b'][art.variant % 3] ?? '#d8b37e')
    return (
      leaning(
        art,
        colour,
        [20, 40, 60, 80]
          .map(
            (x) =>
              `<path d="M${x} 0v130" stroke="${dark(colour, 0.42)}" stroke-width="1.6"/>` +
              `<path d="M${x + 1.6} 0v130" stroke="#fff" opacity=".5"/>`,
          )
          .join('') +
          [8, 28, 50, 70, 90]
            .map(
              (x, index) =>
                `<path d="M${x} 4q${index % 2 ? 4 : -4} 40 0 64t${index % 2 ? -2 : 3} 58" fill="none" ` +
                `stroke="${dark(colour, 0.25)}" stroke-width=".8" opacity=".6"/>`,
            )
            .join(''),
      ) + sticker(art, 84, 132)
    )
  },
  plank: (art: Easel) =>
    art.shadow(122, 204, 90) +
    planks(art, art.tint(['#dfba80', '#cfa468', '#e6c793'][art.variant % 3] ?? '#dfba80'), 4) +
    [76, 128]
      .map(
        (x) =>
          `<path d="M${x} ${100 - (x - 76) * 0.34}l9-3v${102}l-9 3z" fill="${art.brand}"/>` +
          `<path d="M${x} ${100 - (x - 76) * 0.34}l9-3v5l-9 3z" fill="#fff" opacity=".3"/>`,
      )
      .join(''),
  laminate: (art: Easel) => {
    const colour = art.tint(['#b98a56', '#cbb394', '#8a6a4a'][art.variant % 3] ?? '#b98a56')
    const seams =
      `<path d="M0 26h100M0 52h100M0 78h100M0 104h100M40 0v26M70 26v26M30 52v26M60 78v26M45 104v26" ` +
      `stroke="${dark(colour, 0.5)}" stroke-width="1.3"/>`
    return leaning(art, colour, grain(colour, 15) + seams) + sticker(art, 84, 132)
  },
  osb: (art: Easel) => {
    const chips = Array.from(
      { length: 78 },
      (_, at) =>
        `M${(at * 61 + art.variant) % 97} ${(at * at * 7 + at * 29) % 131}l${9 + (at % 5)} ${((at * 3) % 15) - 7}`,
    )
    const strands = ['#c99a52', '#e9cd95', '#b17f3c']
      .map(
        (colour, turn) =>
          `<path ` +
          `d="${chips.filter((_, index) => index % 3 === turn).join('')}" stroke="${colour}" stroke-width="4"/>`,
      )
      .join('')
    return leaning(art, '#d8b06c', strands, '#9b7438') + sticker(art, 84, 132)
  },
  tile: (art: Easel) => {
    const colour = art.tint(['#e8e4da', '#9fb6bd', '#7d8489', '#d6c2a3'][art.variant % 4] ?? '#e8e4da')
    const veins =
      `<path d="M4 20q30 8 44 30M60 4q6 20 30 26M8 80q20 4 30 24M56 76q18 10 36 8" fill="none" ` +
      `stroke="${dark(colour, 0.3)}" stroke-width="1" opacity=".5"/>`
    return (
      leaning(
        art,
        '#cfd3d2',
        cells(
          2,
          2,
          (column, row) =>
            `<rect x="${column * 50.5 + 0.5}" y="${row * 65.5 + 0.5}" ` +
            `width="48.5" height="63.5" fill="${(column + row) % 2 ? light(colour, 0.12) : colour}"/>`,
        ) +
          veins +
          `<path d="M0 130l60-130h22l-60 130z" fill="#fff" opacity=".22"/>`,
      ) + sticker(art, 84, 132)
    )
  },
  mosaic: (art: Easel) => {
    const colour = art.tint('#5fa5b5')
    const toneOf = (column: number, row: number) => (column * 3 + row * 5 + ((column * row) % 4) + art.variant) % 5
    const chip = (column: number, row: number) => `M${column * 12.5 + 1} ${row * 13.4 + 1}h11v12h-11z`
    const chips = [colour, light(colour, 0.35), dark(colour, 0.22), light(colour, 0.6), dark(colour, 0.08)].map(
      (shade, tone) => {
        const own = cells(8, 10, (column, row) => (toneOf(column, row) === tone ? chip(column, row) : ''))
        return `<path d="${own}" fill="${shade}"/>`
      },
    )
    return leaning(art, '#eef0ef', chips.join('') + `<path d="M0 130l60-130h18l-60 130z" fill="#fff" opacity=".2"/>`)
  },
  paver: (art: Easel) => {
    const colour = art.tint('#9a8f86')
    const one = (x: number, y: number) => solid(art, { x, y, width: 62, height: 20, right: 30, up: 20 }, colour)
    return (
      art.shadow(122, 202, 92) +
      one(28, 172) +
      one(92, 172) +
      one(60, 146) +
      one(124, 146) +
      one(92, 120) +
      `<path d="M40 166l26-17M104 166l26-17M72 140l26-17M104 114l26-17" stroke="#fff" opacity=".16" stroke-width="6"/>`
    )
  },
  brickwork: (art: Easel) => {
    const colour = art.tint('#b7a184')
    return (
      leaning(
        art,
        dark(colour, 0.4),
        cells(
          4,
          5,
          (column, row) =>
            `<rect x="${column * 34 - (row % 2) * 14 + 1}" ` +
            `y="${row * 26 + 1.5}" width="31" height="23" rx="3" ` +
            `fill="${[colour, light(colour, 0.14), dark(colour, 0.12)][(column + row * 2 + art.variant) % 3]}"/>` +
            `<path d="M${column * 34 - (row % 2) * 14 + 4} ${row * 26 + 6}h20" stroke="#fff" opacity=".3" stroke-width="2"/>`,
        ),
      ) + sticker(art, 84, 132)
    )
  },
  shingle: (art: Easel) => {
    const colour = art.tint('#8a4b3c')
    return (
      leaning(
        art,
        dark(colour, 0.3),
        cells(
          5,
          5,
          (column, row) =>
            `<path ` +
            `d="M${column * 28 - (row % 2) * 14} ${row * 26}h26v20l-13 8-13-8z" ` +
            `fill="${[colour, light(colour, 0.12), dark(colour, 0.16)][(column * 2 + row) % 3]}"/>`,
        ),
      ) + sticker(art, 84, 132)
    )
  },
  roofing: (art: Easel) => {
    const colour = art.tint(['#6d4a35', '#3f7350', '#a8372f'][art.variant % 3] ?? '#6d4a35')
    const waves = [0, 20, 40, 60, 80]
      .map(
        (x) =>
          `<rect x="${x}" width="7" height="130" fill="${light(colour, 0.34)}"/>` +
          `<rect x="${x + 7}" width="5" height="130" fill="${dark(colour, 0.36)}"/>`,
      )
      .join('')
    return (
      leaning(
        art,
        colour,
        waves +
          [43, 86].map((y) => `<path d="M0 ${y}h100" stroke="#10151a" opacity=".28" ` + `stroke-width="2"/>`).join(''),
      ) + sticker(art, 84, 132)
    )
  },
  polycarbonate: (art: Easel) => {
    const colour = art.tint('#cfe6ee')
    return (
      leaning(
        art,
        light(colour, 0.3),
        Array.from(
          { length: 13 },
          (_, index) => `<path d="M${index * 8} 0v130" stroke="${dark(colour, 0.2)}" stroke-width="1.2" opacity=".6"/>`,
        ).join('') + `<path d="M0 130l70-130h24l-70 130z" fill="#fff" opacity=".5"/>`,
        dark(colour, 0.3),
      ) + sticker(art, 84, 132)
    )
  },
  brick: (art: Easel) => {
    const colour = art.tint(['#b5563c', '#c46a45', '#d2a06a'][art.variant % 3] ?? '#b5563c')
    const one = (x: number, y: number) => solid(art, { x, y, width: 106, height: 40, right: 40, up: 26 }, colour)
    const holes = (x: number, y: number) =>
      [0, 1, 2]
        .map(
          (hole) =>
            `<ellipse cx="${x + 38 + hole * 30}" cy="${y - 13}" rx="8" ` + `ry="4.2" fill="${dark(colour, 0.5)}"/>`,
        )
        .join('')
    return (
      art.shadow(124, 202, 92) +
      one(30, 156) +
      one(72, 112) +
      (art.variant % 2 ? holes(72, 112) : '') +
      `<path d="M40 168h60M52 180h70M84 122h50M96 138h62" stroke="#10151a" opacity=".12" stroke-width="2" stroke-dasharray="14 7 4 6"/>`
    )
  },
  block: (art: Easel) => {
    const colour = art.tint(['#d8d9d6', '#b9bbb9', '#e4e1d8'][art.variant % 3] ?? '#d8d9d6')
    const pores = Array.from(
      { length: 34 },
      (_, index) =>
        `<circle cx="${50 + ((index * 29) % 112)}" ` +
        `cy="${112 + ((index * 17) % 78)}" r="${1 + (index % 3) * 0.5}" fill="${dark(colour, 0.2)}" opacity=".6"/>`,
    ).join('')
    return (
      art.shadow(126, 206, 88) +
      solid(art, { x: 40, y: 104, width: 128, height: 94, right: 40, up: 34 }, colour) +
      pores +
      `<rect x="66" y="132" width="76" height="36" rx="3" fill="#fff" opacity=".85"/>` +
      art.text(art.title, 104, 148, 68, 13, dark(art.brand, 0.2)) +
      art.text(art.note, 104, 162, 68, 10, '#5b656d')
    )
  },
}
