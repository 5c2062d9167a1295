// src/demo/pictures/kinds.ts
var pictureKinds = [
  "bag",
  "bucket",
  "pail",
  "can",
  "canister",
  "bottle",
  "spray",
  "tube",
  "box",
  "screws",
  "toolbox",
  "roll",
  "mesh",
  "cable",
  "coil",
  "tapering",
  "sheet",
  "slab",
  "board",
  "plank",
  "laminate",
  "osb",
  "tile",
  "mosaic",
  "paver",
  "brickwork",
  "shingle",
  "roofing",
  "polycarbonate",
  "brick",
  "block",
  "pipe",
  "profile",
  "plate",
  "fitting",
  "valve",
  "tap",
  "basin",
  "toilet",
  "bath",
  "tank",
  "pump",
  "radiator",
  "boiler",
  "socket",
  "switch",
  "breaker",
  "panelbox",
  "lamp",
  "ceilinglight",
  "floodlight",
  "fan",
  "door",
  "glassdoor",
  "handle",
  "lock",
  "gate",
  "house",
  "greenhouse",
  "hammer",
  "axe",
  "screwdriver",
  "wrench",
  "spatula",
  "roller",
  "brush",
  "tilecutter",
  "tape",
  "level",
  "laser",
  "knife",
  "snips",
  "gun",
  "gloves",
  "mask",
  "glasses",
  "barrow",
  "ladder",
  "shovel",
  "rake",
  "handsaw",
  "bits",
  "disc",
  "drill",
  "hammerdrill",
  "grinder",
  "jigsaw",
  "circularsaw",
  "welder",
  "generator"
];

// src/demo/pictures/colour.ts
var channels = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
var mix = (from, to, share) => {
  const end = channels(to);
  const mixed = channels(from).map((channel, index) => Math.round(channel + ((end[index] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
};
var light = (colour, share) => mix(colour, "#ffffff", share);
var dark = (colour, share) => mix(colour, "#10151a", share);
var isDeep = (colour) => {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return red * 0.299 + green * 0.587 + blue * 0.114 < 165;
};
var brandColours = ["#1f6f54", "#c8442e", "#22588f", "#d98a1f", "#5b3f8c", "#0f7c8a", "#8c2f45", "#3e5a2a", "#b3541e", "#2b3f55"];
var tints = [
  ["", ""],
  ["\u0431\u0435\u043B", "#f4f4f1"],
  ["\u0447[\u0435\u0451]\u0440\u043D", "#2c3035"],
  ["\u0441\u0435\u0440|\u0433\u0440\u0430\u0444\u0438\u0442|\u0430\u043D\u0442\u0440\u0430\u0446\u0438\u0442|\u0431\u0435\u0442\u043E\u043D|\u0443\u0433\u043E\u043B\u044C|\u0446\u0438\u043D\u043A|\u0441\u0430\u0442\u0438\u043D|\u0441\u0435\u0440\u0435\u0431\u0440|\u043E\u0446\u0438\u043D\u043A", "#858c93"],
  ["\u043A\u0440\u0430\u0441\u043D|\u0432\u0438\u0448\u043D|\u0442\u0435\u0440\u0440\u0430\u043A\u043E\u0442", "#a8372f"],
  ["\u0441\u0438\u043D|\u0432\u0430\u0441\u0438\u043B", "#2f5f9e"],
  ["\u0437\u0435\u043B[\u0435\u0451]\u043D|\u043C\u043E\u0445|\u0438\u0437\u0443\u043C\u0440\u0443\u0434|\u043C\u044F\u0442\u0430|\u0441\u0430\u043B\u0430\u0442", "#3f7350"],
  ["\u0436[\u0435\u0451]\u043B\u0442|\u043B\u0438\u043C\u043E\u043D|\u0437\u043E\u043B\u043E\u0442|\u0441\u043E\u043B\u043E\u043C\u0430|\u0431\u0430\u043D\u0430\u043D|\u043E\u0445\u0440\u0430", "#dba73a"],
  ["\u043A\u043E\u0440\u0438\u0447\u043D|\u0448\u043E\u043A\u043E\u043B\u0430\u0434|\u043E\u0440\u0435\u0445|\u0432\u0435\u043D\u0433\u0435|\u0442[\u0435\u0451]\u043C\u043D|\u043F\u0430\u043B\u0438\u0441\u0430\u043D\u0434\u0440|\u0431\u0440\u043E\u043D\u0437|\u043A\u043E\u0444\u0435", "#6d4a35"],
  ["\u0431\u0435\u0436|\u043A\u0440\u0435\u043C|\u0441\u043B\u043E\u043D\u043E\u0432|\u043A\u0430\u0440\u0430\u043C\u0435\u043B\u044C|\u043F\u0435\u0441\u043E\u043A|\u043F\u0435\u0441\u0447\u0430\u043D|\u0430\u0431\u0440\u0438\u043A\u043E\u0441|\u043F\u0435\u0440\u0441\u0438\u043A|\u0432\u0430\u043D\u0438\u043B\u044C", "#dcc6a0"],
  ["\u0433\u043E\u043B\u0443\u0431|\u0431\u0438\u0440\u044E\u0437|\u0430\u043A\u0432\u0430", "#6fb1bd"],
  ["\u0434\u0443\u0431|\u0441\u043E\u0441\u043D|\u0445\u0432\u043E\u044F|\u043B\u0438\u043F\u0430|\u044F\u0441\u0435\u043D\u044C|\u043A\u043B[\u0435\u0451]\u043D|\u0442\u0438\u043A|\u043A\u0435\u0434\u0440", "#c99c62"],
  ["\u0441\u0438\u0440\u0435\u043D\u044C|\u0444\u0438\u043E\u043B", "#8d79ad"],
  ["\u0445\u0440\u043E\u043C|\u043D\u0435\u0440\u0436\u0430\u0432", "#c3cacf"],
  ["\u043F\u0440\u043E\u0437\u0440\u0430\u0447\u043D|\u0431\u0435\u0441\u0446\u0432\u0435\u0442", "#d6e6ea"],
  ["\u043C\u0440\u0430\u043C\u043E\u0440", "#e6e4df"]
];
var spoken = tints.map(([words]) => words === "" ? null : new RegExp(`(^|[\\s,/-])(${words})`));
var tintOf = (text) => Math.max(0, spoken.findIndex((words) => words?.test(text.toLowerCase())));

// src/demo/pictures/draw/solid.ts
var solid = (art, { x, y, width, height, right, up }, colour, top = light(colour, 0.28), side = dark(colour, 0.22)) => `<path d="M${x} ${y}l${right} ${-up}h${width}l${-right} ${up}z" fill="${top}"/><path d="M${x + width} ${y}l${right} ${-up}v${height}l${-right} ${up}z" fill="${side}"/><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${art.face(colour)}"/>`;
var drum = (art, x, y, radius, height, colour, flat = 0.2) => {
  const ry = radius * flat;
  return `<path d="M${x - radius} ${y}v${height}a${radius} ${ry} 0 0 0 ${radius * 2} 0v${-height}z" fill="${art.round(colour)}"/><ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${ry}" fill="${light(colour, 0.34)}"/>`;
};
var wrap = (x, y, radius, height, fill, flat = 0.2) => `<path d="M${x - radius} ${y}a${radius} ${radius * flat} 0 0 0 ${radius * 2} 0v${height}a${radius} ${radius * flat} 0 0 1 ${-radius * 2} 0z" fill="${fill}"/>`;

// src/demo/pictures/draw/electrics.ts
var frame = (art, colour) => art.shadow(120, 204, 66) + `<path d="M50 60q0-12 12-12h116q12 0 12 12v126q0 12-12 12h-116q-12 0-12-12z" fill="${dark(colour, 0.2)}"/><rect x="50" y="44" width="140" height="148" rx="12" fill="${art.face(colour)}"/><rect x="58" y="52" width="124" height="132" rx="8" fill="none" stroke="#fff" stroke-width="2" opacity=".6"/>`;
var electrics = {
  socket: (art) => {
    const colour = art.tint("#f6f6f3");
    return frame(art, colour) + `<circle cx="120" cy="118" r="48" fill="${dark(colour, 0.1)}"/><circle cx="120" cy="119" r="44" fill="${art.face(dark(colour, 0.03))}"/><circle cx="120" cy="118" r="36" fill="${dark(colour, 0.16)}"/><circle cx="120" cy="119" r="34" fill="${dark(colour, 0.06)}"/><circle cx="104" cy="119" r="6.5" fill="#20262b"/><circle cx="136" cy="119" r="6.5" fill="#20262b"/><rect x="115" y="82" width="10" height="9" rx="2" fill="${art.metal()}"/><rect x="115" y="147" width="10" height="9" rx="2" fill="${art.metal()}"/>` + art.text(art.title, 120, 182, 70, 9, dark(colour, 0.35));
  },
  switch: (art) => {
    const colour = art.tint("#f6f6f3");
    const two = art.variant % 3 === 0;
    return frame(art, colour) + `<rect x="72" y="66" width="96" height="104" rx="6" fill="${dark(colour, 0.2)}"/><path d="M74 72q0-4 4-4h84q4 0 4 4v46h-92z" fill="${light(colour, 0.3)}"/><path d="M74 118h92v46q0 4-4 4h-84q-4 0-4-4z" fill="${dark(colour, 0.07)}"/>` + (two ? `<path d="M120 68v100" stroke="${dark(colour, 0.3)}" stroke-width="2.5"/>` : "") + `<rect x="112" y="156" width="16" height="3" rx="1.5" fill="${art.brand}"/>` + art.text(art.title, 120, 182, 70, 9, dark(colour, 0.35));
  },
  breaker: (art) => art.shadow(122, 204, 50) + solid(art, { x: 74, y: 42, width: 80, height: 158, right: 20, up: 8 }, "#eef0ef") + `<rect x="74" y="42" width="80" height="34" fill="#e2e6e6"/><rect x="74" y="166" width="80" height="34" fill="#e2e6e6"/>` + [92, 136].map((x) => `<circle cx="${x}" cy="59" r="8" fill="${art.metal()}"/><path d="M${x - 6} 59h12" stroke="#4a5258" stroke-width="2"/><circle cx="${x}" cy="183" r="8" fill="${art.metal()}"/><path d="M${x - 6} 183h12" stroke="#4a5258" stroke-width="2"/>`).join("") + `<rect x="92" y="112" width="44" height="46" rx="4" fill="#cfd5d6"/><path d="M98 118h32v16h-32z" fill="${art.face(art.brand)}"/><path d="M98 134h32v14h-32z" fill="${dark(art.brand, 0.3)}"/>` + art.text(art.title, 114, 92, 64, 13, "#2b333a") + art.text(art.note, 114, 107, 58, 11, art.brand),
  panelbox: (art) => art.shadow(122, 202, 76) + solid(art, { x: 46, y: 58, width: 140, height: 138, right: 16, up: 10 }, "#eff1f0") + `<rect x="58" y="78" width="116" height="98" rx="6" fill="#2c3a44" opacity=".82"/><path d="M58 176l60-98h22l-60 98z" fill="#fff" opacity=".08"/>` + [0, 1].map((row) => Array.from({ length: 6 }, (_, index) => `<rect x="${66 + index * 17}" y="${90 + row * 44}" width="14" height="32" rx="1.5" fill="#f2f3f2"/><rect x="${70 + index * 17}" y="${98 + row * 44}" width="6" height="11" fill="${index === 0 ? art.brand : "#3a444b"}"/>`).join("")).join("") + art.text(art.title, 116, 72, 90, 11, "#5b656d"),
  lamp: (art) => `<circle cx="120" cy="98" r="92" fill="url(#w)"/>` + art.shadow(120, 210, 30) + `<path d="M120 36q48 0 48 48q0 24-18 42q-8 9-9 20h-42q-1-11-9-20q-18-18-18-42q0-48 48-48z" fill="#fffdf4" stroke="#e3ded0"/><path d="M86 74q4-22 24-27" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/><path d="M99 130h42l-4 32h-34z" fill="${art.round("#eceeed")}"/><path d="M102 162h36v30q0 8-8 8h-20q-8 0-8-8z" fill="${art.round("#b5bdc2")}"/><path d="M101 169l38 4M101 178l38 4M101 187l38 4" stroke="#6b757b" stroke-width="2.5"/><path d="M110 200h20l-4 8h-12z" fill="#2b3238"/>` + art.text(art.title, 120, 144, 32, 9, "#7b858b") + art.text(art.note, 120, 156, 30, 9, art.brand),
  ceilinglight: (art) => {
    const rim = art.tint("#f4f4f1");
    return `<circle cx="120" cy="116" r="104" fill="url(#w)"/>` + art.shadow(120, 208, 62) + `<ellipse cx="120" cy="122" rx="84" ry="80" fill="${dark(rim, 0.2)}"/><ellipse cx="120" cy="116" rx="84" ry="80" fill="${art.face(rim)}"/><ellipse cx="120" cy="116" rx="72" ry="68" fill="#fffef8"/><path d="M64 92q16-36 56-40" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round"/>` + art.text(art.title, 120, 170, 60, 9, "#b7b09a");
  },
  floodlight: (art) => {
    const body = art.tint("#2f353a");
    return art.shadow(120, 206, 62) + `<path d="M44 92v54q0 44 30 44h92q30 0 30-44v-54" fill="none" stroke="${dark(body, 0.1)}" stroke-width="10"/><path d="M38 52q0-8 8-8h148q8 0 8 8v96q0 8-8 8h-148q-8 0-8-8z" fill="${art.face(body)}"/><rect x="52" y="58" width="136" height="84" rx="3" fill="#fdf7dd"/>` + Array.from({ length: 15 }, (_, index) => `<rect x="${66 + index % 5 * 24}" y="${68 + Math.floor(index / 5) * 24}" width="14" height="14" rx="2" fill="#f3d97a" stroke="#e2c25a"/>`).join("") + `<path d="M52 142l66-84h26l-66 84z" fill="#fff" opacity=".5"/>` + art.text(art.title, 120, 153, 70, 9, "#c7ced2");
  },
  fan: (art) => {
    const colour = art.tint("#f6f6f3");
    return frame(art, colour) + `<circle cx="120" cy="118" r="56" fill="${dark(colour, 0.55)}"/>` + [0, 60, 120, 180, 240, 300].map((turn) => `<path d="M120 118q-14-30 6-50q18 10 14 34z" fill="${light(colour, 0.1)}" opacity=".85" transform="rotate(${turn} 120 118)"/>`).join("") + [18, 32, 46].map((radius) => `<circle cx="120" cy="118" r="${radius}" fill="none" stroke="${colour}" stroke-width="2.5"/>`).join("") + `<path d="M120 62v112M64 118h112" stroke="${colour}" stroke-width="3"/><circle cx="120" cy="118" r="13" fill="${art.brand}"/>`;
  }
};

// src/demo/pictures/draw/flats.ts
var leaning = (art, colour, pattern, edge = dark(colour, 0.25)) => art.shadow(126, 206, 78) + `<path d="M60 54l112-20 6 4v154l-112 16-6-4z" fill="${edge}"/><path d="M60 54l112-20v154l-112 16z" fill="${art.face(colour)}"/><clipPath id="c"><path d="M0 0h100v134h-100z"/></clipPath><g transform="matrix(1.12 -.2 0 1.15 60 54)"><g clip-path="url(#c)">${pattern}</g></g>`;
var sticker = (art, x, y) => `<g transform="matrix(1 -.178 0 1 ${x} ${y})"><rect width="74" height="44" rx="3" fill="#fff"/>${art.band(0, 0, 74, 26, 3)}${art.text(art.note, 37, 39, 66, 11, "#39434b")}</g>`;
var grain = (colour, rows) => Array.from({ length: rows }, (_, row) => `<path d="M0 ${6 + row * 124 / rows}q24 ${row % 2 ? 5 : -4} 50 0t50 ${row % 3 ? 2 : -3}" fill="none" stroke="${dark(colour, 0.28)}" stroke-width=".8" opacity=".55"/>`).join("");
var planks = (art, colour, count) => Array.from({ length: count }, (_, row) => {
  const y = 178 - row * 26;
  const shade = row % 2 ? light(colour, 0.1) : colour;
  const x = 34 + row % 2 * 8;
  return solid(art, { x, y, width: 26, height: 22, right: 128, up: 44 }, shade, light(shade, 0.24), dark(shade, 0.12)) + `<path d="M${x + 8} ${y - 3}l122-42M${x + 17} ${y - 3}l120-41" stroke="${dark(shade, 0.3)}" stroke-width=".9" opacity=".6"/><path d="M${x + 5} ${y + 17}q8-14 16 0M${x + 9} ${y + 19}q4-8 8 0" fill="none" stroke="${dark(shade, 0.35)}" stroke-width="1.2"/>`;
}).join("");
var cells = (columns, rows, cell) => Array.from({ length: columns * rows }, (_, index) => cell(index % columns, Math.floor(index / columns))).join("");
var flats = {
  sheet: (art) => {
    const colour = art.tint(["#e9e6de", "#c9d8cd", "#d9b987"][art.variant % 3] ?? "#e9e6de");
    return leaning(art, colour, `<path d="M0 6h100M0 124h100" stroke="${dark(colour, 0.12)}" stroke-width="1.2"/>`, "#b8b2a4") + sticker(art, 78, 128);
  },
  slab: (art) => {
    const colour = ["#c7b565", "#b9a184", "#e8a65c", "#efeee8", "#d9744a"][art.variant % 5] ?? "#c7b565";
    return art.shadow(124, 204, 86) + [0, 1, 2, 3].map((row) => solid(art, { x: 38, y: 168 - row * 31, width: 128, height: 29, right: 40, up: 26 }, colour) + `<path d="M42 ${177 - row * 31}h118M46 ${184 - row * 31}h110M40 ${190 - row * 31}h124" stroke="${dark(colour, 0.2)}" stroke-width="1" opacity=".55" stroke-dasharray="9 4 3 5"/>`).join("") + `<path d="M38 75l40-26h128v123l-40 25h-128z" fill="#fff" opacity=".18"/>` + art.band(38, 112, 128, 46) + art.text(art.note, 102, 186, 100, 14, dark(colour, 0.7));
  },
  board: (art) => {
    const colour = art.tint(["#d8b37e", "#e7e3da", "#b98d5b"][art.variant % 3] ?? "#d8b37e");
    return leaning(art, colour, [20, 40, 60, 80].map((x) => `<path d="M${x} 0v130" stroke="${dark(colour, 0.42)}" stroke-width="1.6"/><path d="M${x + 1.6} 0v130" stroke="#fff" opacity=".5"/>`).join("") + [8, 28, 50, 70, 90].map((x, index) => `<path d="M${x} 4q${index % 2 ? 4 : -4} 40 0 64t${index % 2 ? -2 : 3} 58" fill="none" stroke="${dark(colour, 0.25)}" stroke-width=".8" opacity=".6"/>`).join("")) + sticker(art, 84, 132);
  },
  plank: (art) => art.shadow(122, 204, 90) + planks(art, art.tint(["#dfba80", "#cfa468", "#e6c793"][art.variant % 3] ?? "#dfba80"), 4) + [76, 128].map((x) => `<path d="M${x} ${100 - (x - 76) * 0.34}l9-3v${102}l-9 3z" fill="${art.brand}"/><path d="M${x} ${100 - (x - 76) * 0.34}l9-3v5l-9 3z" fill="#fff" opacity=".3"/>`).join(""),
  laminate: (art) => {
    const colour = art.tint(["#b98a56", "#cbb394", "#8a6a4a"][art.variant % 3] ?? "#b98a56");
    const seams = `<path d="M0 26h100M0 52h100M0 78h100M0 104h100M40 0v26M70 26v26M30 52v26M60 78v26M45 104v26" stroke="${dark(colour, 0.5)}" stroke-width="1.3"/>`;
    return leaning(art, colour, grain(colour, 15) + seams) + sticker(art, 84, 132);
  },
  osb: (art) => {
    const chips = Array.from({ length: 78 }, (_, index) => `M${(index * 61 + art.variant) % 97} ${(index * index * 7 + index * 29) % 131}l${9 + index % 5} ${index * 3 % 15 - 7}`);
    const strands = ["#c99a52", "#e9cd95", "#b17f3c"].map((colour, turn) => `<path d="${chips.filter((_, index) => index % 3 === turn).join("")}" stroke="${colour}" stroke-width="4"/>`).join("");
    return leaning(art, "#d8b06c", strands, "#9b7438") + sticker(art, 84, 132);
  },
  tile: (art) => {
    const colour = art.tint(["#e8e4da", "#9fb6bd", "#7d8489", "#d6c2a3"][art.variant % 4] ?? "#e8e4da");
    const veins = `<path d="M4 20q30 8 44 30M60 4q6 20 30 26M8 80q20 4 30 24M56 76q18 10 36 8" fill="none" stroke="${dark(colour, 0.3)}" stroke-width="1" opacity=".5"/>`;
    return leaning(art, "#cfd3d2", cells(2, 2, (column, row) => `<rect x="${column * 50.5 + 0.5}" y="${row * 65.5 + 0.5}" width="48.5" height="63.5" fill="${(column + row) % 2 ? light(colour, 0.12) : colour}"/>`) + veins + `<path d="M0 130l60-130h22l-60 130z" fill="#fff" opacity=".22"/>`) + sticker(art, 84, 132);
  },
  mosaic: (art) => {
    const colour = art.tint("#5fa5b5");
    return leaning(art, "#eef0ef", [colour, light(colour, 0.35), dark(colour, 0.22), light(colour, 0.6), dark(colour, 0.08)].map((shade, tone) => `<path d="${cells(8, 10, (column, row) => (column * 3 + row * 5 + column * row % 4 + art.variant) % 5 === tone ? `M${column * 12.5 + 1} ${row * 13.4 + 1}h11v12h-11z` : "")}" fill="${shade}"/>`).join("") + `<path d="M0 130l60-130h18l-60 130z" fill="#fff" opacity=".2"/>`);
  },
  paver: (art) => {
    const colour = art.tint("#9a8f86");
    const one = (x, y) => solid(art, { x, y, width: 62, height: 20, right: 30, up: 20 }, colour);
    return art.shadow(122, 202, 92) + one(28, 172) + one(92, 172) + one(60, 146) + one(124, 146) + one(92, 120) + `<path d="M40 166l26-17M104 166l26-17M72 140l26-17M104 114l26-17" stroke="#fff" opacity=".16" stroke-width="6"/>`;
  },
  brickwork: (art) => {
    const colour = art.tint("#b7a184");
    return leaning(art, dark(colour, 0.4), cells(4, 5, (column, row) => `<rect x="${column * 34 - row % 2 * 14 + 1}" y="${row * 26 + 1.5}" width="31" height="23" rx="3" fill="${[colour, light(colour, 0.14), dark(colour, 0.12)][(column + row * 2 + art.variant) % 3]}"/><path d="M${column * 34 - row % 2 * 14 + 4} ${row * 26 + 6}h20" stroke="#fff" opacity=".3" stroke-width="2"/>`)) + sticker(art, 84, 132);
  },
  shingle: (art) => {
    const colour = art.tint("#8a4b3c");
    return leaning(art, dark(colour, 0.3), cells(5, 5, (column, row) => `<path d="M${column * 28 - row % 2 * 14} ${row * 26}h26v20l-13 8-13-8z" fill="${[colour, light(colour, 0.12), dark(colour, 0.16)][(column * 2 + row) % 3]}"/>`)) + sticker(art, 84, 132);
  },
  roofing: (art) => {
    const colour = art.tint(["#6d4a35", "#3f7350", "#a8372f"][art.variant % 3] ?? "#6d4a35");
    const waves = [0, 20, 40, 60, 80].map((x) => `<rect x="${x}" width="7" height="130" fill="${light(colour, 0.34)}"/><rect x="${x + 7}" width="5" height="130" fill="${dark(colour, 0.36)}"/>`).join("");
    return leaning(art, colour, waves + [43, 86].map((y) => `<path d="M0 ${y}h100" stroke="#10151a" opacity=".28" stroke-width="2"/>`).join("")) + sticker(art, 84, 132);
  },
  polycarbonate: (art) => {
    const colour = art.tint("#cfe6ee");
    return leaning(art, light(colour, 0.3), Array.from({ length: 13 }, (_, index) => `<path d="M${index * 8} 0v130" stroke="${dark(colour, 0.2)}" stroke-width="1.2" opacity=".6"/>`).join("") + `<path d="M0 130l70-130h24l-70 130z" fill="#fff" opacity=".5"/>`, dark(colour, 0.3)) + sticker(art, 84, 132);
  },
  brick: (art) => {
    const colour = art.tint(["#b5563c", "#c46a45", "#d2a06a"][art.variant % 3] ?? "#b5563c");
    const one = (x, y) => solid(art, { x, y, width: 106, height: 40, right: 40, up: 26 }, colour);
    const holes = (x, y) => [0, 1, 2].map((hole2) => `<ellipse cx="${x + 38 + hole2 * 30}" cy="${y - 13}" rx="8" ry="4.2" fill="${dark(colour, 0.5)}"/>`).join("");
    return art.shadow(124, 202, 92) + one(30, 156) + one(72, 112) + (art.variant % 2 ? holes(72, 112) : "") + `<path d="M40 168h60M52 180h70M84 122h50M96 138h62" stroke="#10151a" opacity=".12" stroke-width="2" stroke-dasharray="14 7 4 6"/>`;
  },
  block: (art) => {
    const colour = art.tint(["#d8d9d6", "#b9bbb9", "#e4e1d8"][art.variant % 3] ?? "#d8d9d6");
    const pores = Array.from({ length: 34 }, (_, index) => `<circle cx="${50 + index * 29 % 112}" cy="${112 + index * 17 % 78}" r="${1 + index % 3 * 0.5}" fill="${dark(colour, 0.2)}" opacity=".6"/>`).join("");
    return art.shadow(126, 206, 88) + solid(art, { x: 40, y: 104, width: 128, height: 94, right: 40, up: 34 }, colour) + pores + `<rect x="66" y="132" width="76" height="36" rx="3" fill="#fff" opacity=".85"/>` + art.text(art.title, 104, 148, 68, 13, dark(art.brand, 0.2)) + art.text(art.note, 104, 162, 68, 10, "#5b656d");
  }
};

// src/demo/pictures/draw/garden.ts
var shaft = (art, x, from, to, width = 11) => `<rect x="${x - width / 2}" y="${from}" width="${width}" height="${to - from}" rx="${width / 2}" fill="${art.round("#d3a364")}"/>`;
var garden = {
  shovel: (art) => art.shadow(132, 208, 46) + `<g transform="rotate(18 120 120)">${shaft(art, 120, 20, 136)}<path d="M92 128h56q10 26 4 50q-8 24-32 36q-24-12-32-36q-6-24 4-50z" fill="${art.metal(art.variant % 2 ? "#77828a" : art.brand)}"/><path d="M114 112h12l4 56h-20z" fill="#5b656d"/><path d="M100 26q0-12 20-12t20 12v10h-8v-8h-24v8h-8z" fill="${art.brand}"/></g>`,
  rake: (art) => art.shadow(128, 208, 62) + `<g transform="rotate(14 120 120)">${shaft(art, 120, 18, 160)}<rect x="54" y="156" width="132" height="14" rx="5" fill="${art.face(art.brand)}"/>${Array.from({ length: 10 }, (_, index) => `<path d="M${60 + index * 13} 168h7l-2 34h-3z" fill="${art.metal()}"/>`).join("")}</g>`,
  barrow: (art) => art.shadow(124, 206, 92) + `<path d="M70 146l-24 56M148 142l16 60" stroke="#3a4249" stroke-width="8" stroke-linecap="round"/><path d="M24 112h60l112 62" fill="none" stroke="#3a4249" stroke-width="8" stroke-linecap="round"/><path d="M14 112h30" stroke="#20262b" stroke-width="13" stroke-linecap="round"/><path d="M66 88h140q10 0 6 10l-26 48q-4 8-14 8h-70q-10 0-14-8z" fill="${art.face(art.brand)}"/><path d="M66 88h140q6 0 7 4q-74 12-146 4z" fill="#10151a" opacity=".25"/><circle cx="192" cy="176" r="29" fill="#20262b"/><circle cx="192" cy="176" r="15" fill="${art.metal()}"/><circle cx="192" cy="176" r="5" fill="#2b3238"/>${art.text(art.title, 138, 128, 80, 16)}`,
  ladder: (art) => art.shadow(122, 210, 74) + `<path d="M150 30l44 178M138 34l36 168" stroke="#77828a" stroke-width="7" stroke-linecap="round"/><path d="M154 84h18M162 124h20M170 164h22" stroke="#9aa3a9" stroke-width="6"/><path d="M100 30l-42 180M140 30l8 180" stroke="#5b656d" stroke-width="9" stroke-linecap="round"/><path d="M98 30l-42 180M138 30l8 180" stroke="#dfe4e6" stroke-width="4" stroke-linecap="round"/>${[62, 98, 134, 170].map((y, index) => `<path d="M${93 - index * 8.5} ${y}h${52 + index * 9.5}v9h-${54 + index * 10}z" fill="${art.face(art.brand)}"/>`).join("")}<path d="M92 22h62q6 0 6 6v6h-74v-6q0-6 6-6z" fill="#2f363c"/>`,
  handsaw: (art) => art.shadow(120, 184, 92) + `<g transform="rotate(-20 120 120)"><path d="M14 108l138-22v54l-138-12z" fill="${art.metal("#c9d0d4")}"/><path d="M14 128l${Array.from({ length: 23 }, () => "3 5 3-4.5").join(" ")}" fill="none" stroke="#5b656d" stroke-width="1.8" transform="rotate(5 14 128)"/><path d="M142 78q40-8 66 8q22 16 14 42q-4 22-32 24q-34 2-50-12z" fill="${art.face(art.brand)}"/><path d="M172 100q24-4 32 8q6 14-8 20q-16 4-28-4q-6-18 4-24z" fill="#eef1f1"/>${art.text(art.title, 90, 118, 80, 14, "#5b656d")}</g>`
};

// src/demo/pictures/draw/hand-tools.ts
var steel = "#b4bcc2";
var wood = "#d3a364";
var grip = (art, x, y, width, height) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${width / 2.4}" fill="${art.round(art.brand)}"/><path d="M${x + 3} ${y + height * 0.3}h${width - 6}M${x + 3} ${y + height * 0.45}h${width - 6}M${x + 3} ${y + height * 0.6}h${width - 6}" stroke="#20262b" stroke-width="2.5" opacity=".6"/>`;
var tilted = (turn, inside) => `<g transform="rotate(${turn} 120 120)">${inside}</g>`;
var blade = (d, fill) => `<path d="${d}" fill="${fill}" stroke="#7d878d" stroke-width=".8"/>`;
var handTools = {
  hammer: (art) => art.shadow(120, 204, 74) + tilted(34, `<rect x="112" y="56" width="16" height="84" fill="${art.round(wood)}"/>${grip(art, 109, 124, 22, 84)}<path d="M70 44h84q8 0 8 8v22q0 8-8 8h-24v6h-20v-6h-22q-12 0-34 10q-2-24 6-34q4-14 10-14z" fill="${art.metal("#7d878d")}"/><rect x="154" y="42" width="16" height="42" rx="4" fill="${art.metal(steel)}"/>`),
  axe: (art) => art.shadow(120, 206, 72) + tilted(30, `<path d="M112 50h16q-2 70 4 158h-22q4-80 2-158z" fill="${art.round(art.variant % 2 ? wood : "#2f353a")}"/><path d="M134 44v44h-26q-22 2-44 26q-16-40 0-80q24 14 44 12z" fill="${art.metal("#8b949a")}"/><path d="M64 114q-16-40 0-80q6 4 9 5q-12 34 0 66z" fill="#eef1f2"/>${art.text(art.title, 104, 74, 46, 11)}`),
  screwdriver: (art) => art.shadow(120, 206, 78) + [-26, 0, 26].map((turn, index) => `<g transform="rotate(${turn} 120 230)"><rect x="116" y="98" width="8" height="92" fill="${art.round(steel)}"/><path d="M115 188h10l-2 14h-6z" fill="#6b757b"/><path d="M105 42q0-14 15-14t15 14l-3 20q-2 8 3 16v18q0 8-15 8t-15-8v-18q5-8 3-16z" fill="${art.round(index === 1 ? art.brand : light(art.brand, 0.25))}"/><path d="M112 36v62M128 36v62" stroke="#20262b" stroke-width="3" opacity=".5"/></g>`).join(""),
  wrench: (art) => art.shadow(120, 204, 66) + tilted(38, `<path d="M108 92h24v100q0 14-12 14t-12-14z" fill="${art.metal(steel)}"/><circle cx="120" cy="192" r="6" fill="#eef1f1"/><path d="M86 70q0-36 28-42v34l16 8 14-12v-26q16 12 10 40q-4 26-34 28t-34-30z" fill="${art.metal("#9aa3a9")}"/><path d="M112 120h16v58h-16z" fill="${art.brand}"/><path d="M106 80h30v8h-30z" fill="#6b757b"/>`),
  spatula: (art) => art.shadow(120, 204, 70) + tilted(24, `${blade("M62 46h116l-20 64q-4 12-16 12h-44q-12 0-16-12z", art.metal("#cfd6da"))}<path d="M104 120h32l-4 16h-24z" fill="#2f353a"/>${grip(art, 106, 132, 28, 78)}${art.text(art.title, 120, 104, 62, 12, "#6b757b")}`),
  roller: (art) => art.shadow(120, 206, 74) + `<path d="M178 78h22v46h-74v26" fill="none" stroke="#8b949a" stroke-width="7" stroke-linejoin="round"/><path d="M178 76h22v46h-74v26" fill="none" stroke="#e3e8ea" stroke-width="2"/><rect x="36" y="48" width="144" height="58" rx="20" fill="${art.bar(["#f0eee6", "#f3d06a", "#e9ecee"][art.variant % 3] ?? "#f0eee6")}"/>` + Array.from({ length: 17 }, (_, index) => `<path d="M${44 + index * 8} 52q5 24 0 50" fill="none" stroke="#10151a" opacity=".07" stroke-width="2"/>`).join("") + `<ellipse cx="178" cy="77" rx="9" ry="28" fill="#d4d9da"/>` + grip(art, 114, 146, 24, 62),
  brush: (art) => {
    const hair = ["#e3d3ae", "#3a332c", "#f0eee6"][art.variant % 3] ?? "#e3d3ae";
    return art.shadow(120, 206, 52) + tilted(16, `<path d="M78 132q-6 42 2 68q40 10 80 0q8-26 2-68z" fill="${art.round(hair)}"/>${Array.from({ length: 13 }, (_, index) => `<path d="M${84 + index * 6} 136q-1 40 0 64" fill="none" stroke="${dark(hair, 0.4)}" stroke-width="1" opacity=".6"/>`).join("")}<rect x="76" y="98" width="88" height="40" rx="3" fill="${art.metal()}"/><path d="M78 98q6-18 26-24q6-20 4-36q0-12 12-12t12 12q-2 16 4 36q20 6 26 24z" fill="${art.round(art.variant % 2 ? wood : art.brand)}"/><circle cx="120" cy="40" r="4" fill="#eef1f1"/>${art.text(art.title, 120, 123, 74, 13, "#4a545c")}`);
  },
  tilecutter: (art) => art.shadow(120, 198, 96) + solid(art, { x: 28, y: 172, width: 164, height: 14, right: 28, up: 30 }, "#4a545c") + `<path d="M44 152l150-8v14l-150 12z" fill="#e6e3da"/><rect x="34" y="98" width="10" height="78" fill="#2f363c"/><rect x="196" y="86" width="10" height="70" fill="#2f363c"/><path d="M36 104l168-10M36 112l168-10" stroke="#c3cacf" stroke-width="6"/><rect x="104" y="92" width="34" height="34" rx="5" fill="${art.face(art.brand)}"/><path d="M118 94l-34-56" stroke="#2f363c" stroke-width="11" stroke-linecap="round"/><path d="M92 52l-9-15" stroke="${art.brand}" stroke-width="16" stroke-linecap="round"/><circle cx="120" cy="134" r="8" fill="${art.metal()}"/>` + art.text(art.title, 112, 184, 90, 10),
  tape: (art) => art.shadow(124, 196, 80) + `<path d="M150 168h74v12h-78z" fill="#f4d34e"/><path d="M160 168v6M168 168v9M176 168v6M184 168v9M192 168v6M200 168v9M208 168v6" stroke="#2b3238" stroke-width="1.5"/><rect x="218" y="164" width="7" height="24" rx="1.5" fill="${art.metal()}"/><path d="M46 66q0-22 22-22h54q44 2 44 48v76q0 22-22 22h-76q-22 0-22-22z" fill="${art.face("#2f363c")}"/><circle cx="106" cy="118" r="44" fill="${art.face(art.brand)}"/><circle cx="106" cy="118" r="36" fill="none" stroke="#fff" stroke-width="2" opacity=".5"/>` + art.text(art.title, 106, 118, 62, 15) + art.text(art.note, 106, 137, 50, 13),
  level: (art) => art.shadow(122, 170, 104) + `<g transform="rotate(-14 120 130)"><rect x="14" y="106" width="212" height="46" rx="4" fill="${art.bar(art.brand)}"/><rect x="14" y="114" width="212" height="30" fill="${dark(art.brand, 0.12)}"/><rect x="92" y="112" width="56" height="24" rx="12" fill="#d9f06a"/><rect x="108" y="113" width="24" height="22" rx="10" fill="#f3fbd0"/><path d="M107 112v24M133 112v24" stroke="#2b3238" stroke-width="1.6"/><circle cx="48" cy="129" r="13" fill="#d9f06a" stroke="#20262b" stroke-width="3"/><circle cx="192" cy="129" r="13" fill="#d9f06a" stroke="#20262b" stroke-width="3"/><rect x="10" y="106" width="8" height="46" rx="3" fill="#20262b"/><rect x="222" y="106" width="8" height="46" rx="3" fill="#20262b"/>${art.text(art.title, 164, 134, 26, 9)}</g>`,
  laser: (art) => art.shadow(120, 204, 52) + `<path d="M120 108L18 60M120 108L222 60M120 108L120 18" stroke="${art.variant % 2 ? "#35c06a" : "#e0402f"}" stroke-width="3" opacity=".75"/>` + drum(art, 120, 182, 44, 14, "#2f363c") + `<path d="M78 100q0-34 42-34t42 34v76q0 10-42 10t-42-10z" fill="${art.round(art.brand)}"/><path d="M92 96q28-22 56 0v28h-56z" fill="#20262b"/><circle cx="120" cy="106" r="9" fill="#a9c7d6"/><circle cx="117" cy="103" r="3" fill="#fff"/>` + art.text(art.title, 120, 154, 66, 14),
  knife: (art) => art.shadow(120, 186, 86) + `<g transform="rotate(-28 120 120)">${blade("M20 108l18-8h64v24h-82z", art.metal("#d3d9dc"))}<path d="M44 100l-8 24M60 100l-8 24M76 100l-8 24M92 100l-8 24" stroke="#77828a" stroke-width="1.2"/><path d="M92 94h116q14 2 14 16t-14 20h-116q-8-2-8-18t8-18z" fill="${art.bar(art.brand)}"/><rect x="116" y="100" width="50" height="12" rx="4" fill="#20262b"/><rect x="124" y="97" width="18" height="16" rx="3" fill="#4f575e"/>${art.text(art.title, 176, 124, 50, 9)}</g>`,
  snips: (art) => art.shadow(120, 206, 66) + `<path d="M116 104q-40 50-54 94q-2 12 8 12t12-10q16-46 44-82z" fill="${art.face(art.brand)}"/><path d="M124 104q40 50 54 94q2 12-8 12t-12-10q-16-46-44-82z" fill="${art.face(dark(art.brand, 0.15))}"/>${blade("M110 108l-14-74q16 14 28 58z", art.metal("#8b949a"))}${blade("M130 108l14-74q-16 14-28 58z", art.metal("#aab2b8"))}<circle cx="120" cy="104" r="11" fill="${art.metal("#6b757b")}"/><circle cx="120" cy="104" r="4" fill="#2b3238"/><path d="M96 150l-16 40M144 150l16 40" stroke="#20262b" stroke-width="3" opacity=".35"/>`,
  gun: (art) => art.shadow(118, 200, 78) + `<rect x="24" y="76" width="18" height="6" fill="${art.metal()}"/><path d="M40 66h116v26h-116z" fill="${art.bar("#c3cacf")}"/><path d="M46 62h74v34h-74z" fill="${art.bar("#f2f3f1")}" opacity=".92"/><rect x="150" y="54" width="30" height="46" rx="5" fill="${art.face("#2f363c")}"/><rect x="180" y="72" width="40" height="6" fill="${art.metal()}"/><rect x="214" y="62" width="7" height="26" rx="3" fill="#6b757b"/><path d="M156 98h26l18 88q2 14-10 14h-8q-8 0-10-10z" fill="${art.face(art.brand)}"/><path d="M146 98q2 40 18 64" fill="none" stroke="#77828a" stroke-width="8" stroke-linecap="round"/>` + art.text(art.title, 83, 84, 62, 12, "#4a545c"),
  gloves: (art) => {
    const palm = art.tint(art.brand);
    const one = `<path d="M70 196v-66l-16-30q-6-12 4-16t16 8l10 20-2-58q0-12 9-12t10 12l2 46 2-56q0-12 10-12t10 12v56l6-48q1-11 10-10t9 12l-4 56 6-22q3-10 11-8t6 14l-12 102z" fill="${art.face(palm)}"/><path d="M68 178h86l-2 30h-82z" fill="#f2f1ec"/><path d="M70 186h82M70 194h82M70 202h82" stroke="#c9c6ba" stroke-width="2"/>`;
    return art.shadow(124, 208, 78) + `<g transform="translate(52 6) rotate(10 110 120)" opacity=".96">${one}</g><g transform="translate(-14 2) rotate(-6 110 120)">${one}</g>`;
  },
  mask: (art) => art.shadow(120, 196, 72) + `<path d="M52 96q-36-20-34-44M188 96q36-20 34-44M58 152q-34 6-40 30M182 152q34 6 40 30" fill="none" stroke="#d3b23f" stroke-width="4"/><path d="M46 112q8-46 74-54q66 8 74 54q4 60-74 82q-78-22-74-82z" fill="${art.face("#f4f5f4")}"/><path d="M92 66q28 16 56 0l-6 12q-22 8-44 0z" fill="#b9c1c7"/><path d="M54 128q66 34 132 0" fill="none" stroke="#d0d6d8" stroke-width="2"/><circle cx="120" cy="130" r="23" fill="${art.face(art.brand)}"/><path d="M106 124h28M104 131h32M107 138h26" stroke="#fff" stroke-width="2.5" opacity=".8"/>` + art.text(art.title, 120, 176, 60, 11, "#8c969c"),
  glasses: (art) => art.shadow(120, 176, 84) + `<path d="M30 104q-8-30 20-52M210 104q8-30-20-52" fill="none" stroke="#2f363c" stroke-width="8" stroke-linecap="round"/><path d="M28 98q92-22 184 0q6 52-42 58q-30 2-40-26q-10-6-20 0q-10 28-40 26q-48-6-42-58z" fill="#cfe3ea" opacity=".85" stroke="${dark(art.brand, 0.1)}" stroke-width="4"/><path d="M44 104q30-10 52-10l-40 48q-14-12-12-38zM140 94q28 2 44 8l-34 42q-12-14-10-50z" fill="#fff" opacity=".55"/><path d="M28 98q92-22 184 0l-1 9q-91-20-182 0z" fill="${art.face(art.brand)}"/>`,
  bits: (art) => art.shadow(120, 204, 84) + solid(art, { x: 36, y: 146, width: 150, height: 50, right: 22, up: 18 }, "#2f363c") + [0, 1, 2, 3, 4, 5].map((index) => `<g transform="translate(${54 + index * 23} 0)"><path d="M-4 ${138 - index % 3 * 6 - 44}l4-${12} 4 ${12}v${46 + index % 3 * 6}h-8z" fill="${art.round(index % 2 ? "#c9a64a" : steel)}"/><path d="M-4 ${104 - index % 3 * 6}l8 6M-4 ${114 - index % 3 * 6}l8 6M-4 ${124 - index % 3 * 6}l8 6" stroke="#4a5258" stroke-width="1.6"/></g>`).join("") + art.band(36, 160, 150, 28),
  disc: (art) => art.shadow(120, 204, 72) + `<circle cx="122" cy="118" r="80" fill="#20262b"/><circle cx="119" cy="115" r="80" fill="${art.face("#4a5258")}"/><circle cx="119" cy="115" r="74" fill="none" stroke="#77828a" stroke-width="1.5" stroke-dasharray="3 3"/><circle cx="119" cy="115" r="50" fill="${art.face(art.brand)}"/><circle cx="119" cy="115" r="50" fill="none" stroke="#fff" opacity=".5" stroke-width="2"/><circle cx="119" cy="115" r="17" fill="${art.metal()}"/><circle cx="119" cy="115" r="11" fill="#eef1f1"/>` + art.text(art.title, 119, 90, 70, 14) + art.text(art.note, 119, 150, 60, 12)
};

// src/demo/pictures/draw/metalwork.ts
var tubeAlong = (art, x, y, length, radius, colour) => `<g transform="rotate(-24 ${x} ${y})"><rect x="${x}" y="${y - radius}" width="${length}" height="${radius * 2}" fill="${art.bar(colour)}"/><ellipse cx="${x + length}" cy="${y}" rx="${radius * 0.42}" ry="${radius}" fill="${dark(colour, 0.28)}"/><ellipse cx="${x}" cy="${y}" rx="${radius * 0.42}" ry="${radius}" fill="${light(colour, 0.4)}"/><ellipse cx="${x}" cy="${y}" rx="${radius * 0.28}" ry="${radius * 0.7}" fill="${dark(colour, 0.62)}"/></g>`;
var hole = (x, y, radius) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="#eef1f1"/><path d="M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${radius * 2} 0" fill="none" stroke="#10151a" opacity=".35" stroke-width="1.6"/>`;
var metalwork = {
  pipe: (art) => {
    const colour = art.tint(["#e9ebea", "#8b949a", "#c07a3a", "#4a6f9a"][art.variant % 4] ?? "#e9ebea");
    return art.shadow(124, 196, 92) + tubeAlong(art, 40, 178, 168, 18, colour) + tubeAlong(art, 36, 136, 168, 18, colour) + tubeAlong(art, 58, 164, 168, 18, light(colour, 0.1)) + `<g transform="rotate(-24 58 164)"><rect x="112" y="143" width="58" height="42" fill="${art.brand}"/><path d="M112 143h58v9h-58z" fill="#fff" opacity=".25"/><path d="M112 174h58v11h-58z" fill="#10151a" opacity=".22"/>${art.text(art.title, 141, 169, 50, 13)}</g>`;
  },
  profile: (art) => {
    const colour = art.tint("#b4bcc2");
    const rail = (x, y) => `<path d="M${x} ${y}l136-62 22 9-136 63z" fill="${light(colour, 0.45)}"/><path d="M${x} ${y}v22l6 2v-19l10 4v19l6 2v-20z" fill="${dark(colour, 0.16)}"/><path d="M${x + 22} ${y + 10}l136-63v22l-136 63z" fill="${art.metal(colour)}"/><path d="M${x + 26} ${y + 20}l130-60" stroke="${dark(colour, 0.25)}" stroke-width="1.6"/>`;
    return art.shadow(124, 198, 90) + rail(34, 124) + rail(44, 158) + `<path d="M112 98l12-5.5 22 9v21l-12 5.5v-21z" fill="${dark(art.brand, 0.2)}"/><path d="M112 98l12-5.5 22 9-12 5.5z" fill="${art.brand}"/><path d="M134 107l12-5.5v21l-12 5.5z" fill="${art.brand}"/>`;
  },
  plate: (art) => {
    const colour = art.tint("#b9c1c7");
    return art.shadow(122, 196, 80) + `<path d="M48 170l76 22 76-34-74-24z" fill="${dark(colour, 0.08)}"/><path d="M48 170l76 22v7l-76-22zM124 192l76-34v7l-76 34z" fill="${dark(colour, 0.42)}"/><path d="M48 170l78-36v-92l-78 34z" fill="${art.metal(colour)}"/><path d="M126 42l6 2v92l-6-2z" fill="${dark(colour, 0.4)}"/>` + hole(72, 92, 6) + hole(102, 80, 6) + hole(72, 128, 6) + hole(102, 114, 6) + `<ellipse cx="104" cy="168" rx="7" ry="3.6" fill="#eef1f1"/><ellipse cx="136" cy="156" rx="7" ry="3.6" fill="#eef1f1"/><ellipse cx="136" cy="178" rx="7" ry="3.6" fill="#eef1f1"/><ellipse cx="166" cy="164" rx="7" ry="3.6" fill="#eef1f1"/><path d="M80 160l60-28" stroke="#fff" stroke-width="3" opacity=".4"/>`;
  },
  fitting: (art) => {
    const colour = art.tint(["#eceeed", "#9aa3a9", "#5b8fb0"][art.variant % 3] ?? "#eceeed");
    return art.shadow(122, 202, 66) + `<path d="M70 196v-64q0-54 54-54h58v60h-46q-8 0-8 8v50z" fill="${art.face(colour)}"/><path d="M76 196v-62q0-50 50-50h52" fill="none" stroke="${light(colour, 0.7)}" stroke-width="7" opacity=".7"/><rect x="64" y="176" width="70" height="26" rx="5" fill="${art.round(colour)}"/><rect x="164" y="70" width="26" height="76" rx="5" fill="${art.face(colour)}"/><ellipse cx="190" cy="108" rx="11" ry="38" fill="${light(colour, 0.3)}"/><ellipse cx="190" cy="108" rx="7.5" ry="28" fill="${dark(colour, 0.55)}"/>` + art.text(art.note, 112, 118, 52, 15, dark(colour, 0.6));
  },
  valve: (art) => {
    const handle = ["#c4342b", "#22588f", "#2f353a"][art.variant % 3] ?? "#c4342b";
    return art.shadow(120, 192, 78) + `<rect x="112" y="76" width="16" height="40" fill="${art.metal()}"/><path d="M98 70q0-10 10-10h86q12 0 12 10t-12 10h-80q-16 0-16-10z" fill="${art.face(handle)}"/><circle cx="120" cy="70" r="7" fill="${art.metal()}"/><path d="M78 116h84l8 16v36l-8 16h-84l-8-16v-36z" fill="${art.metal("#c2c9cd")}"/><path d="M34 122l12-6h30v68h-30l-12-6zM206 122l-12-6h-30v68h30l12-6z" fill="${art.metal("#b5bdc2")}"/><path d="M44 118v64M52 117v66M60 116v68M180 116v68M188 117v66M196 118v64" stroke="#5d666c" opacity=".55" stroke-width="1.6"/><rect x="86" y="136" width="68" height="28" rx="4" fill="#10151a" opacity=".08"/>` + art.text(art.title, 120, 155, 60, 14, "#3a444b");
  }
};

// src/demo/pictures/draw/openings.ts
var leaf = (art, colour, inside) => art.shadow(126, 210, 62) + `<path d="M70 26h108v182h-108z" fill="${dark(colour, 0.3)}"/><path d="M76 32h96v176h-96z" fill="#dfe5e6"/><path d="M76 32l84 8v162l-84 6z" fill="${art.face(colour)}"/><path d="M160 40l6 1v160l-6 1z" fill="${dark(colour, 0.4)}"/>${inside}<rect x="144" y="118" width="9" height="18" rx="3" fill="${art.metal()}"/><path d="M150 124h-22" stroke="#848e94" stroke-width="5" stroke-linecap="round"/><path d="M149 123h-20" stroke="#e8ecee" stroke-width="2" stroke-linecap="round"/>`;
var openings = {
  door: (art) => {
    const colour = art.tint(["#e9e6df", "#b98a56", "#6d4a35", "#585e64"][art.variant % 4] ?? "#e9e6df");
    const panel = (y, height) => `<path d="M90 ${y}l54 3v${height}l-54 ${-1}z" fill="${dark(colour, 0.08)}" stroke="${dark(colour, 0.22)}" stroke-width="1.6"/><path d="M91 ${y + 1}v${height - 3}" stroke="${light(colour, 0.5)}" stroke-width="1.6"/>`;
    return leaf(art, colour, panel(52, 52) + panel(116, 74));
  },
  glassdoor: (art) => {
    const colour = art.tint(["#e9e6df", "#b98a56", "#6d4a35"][art.variant % 3] ?? "#e9e6df");
    const pane = (y, height) => `<path d="M92 ${y}l48 3v${height}l-48-1z" fill="#d3e4e8" stroke="${dark(colour, 0.25)}" stroke-width="1.6"/><path d="M92 ${y + height - 6}l26 -${height - 8}h10l-30 ${height - 4}z" fill="#fff" opacity=".55"/>`;
    return leaf(art, colour, pane(50, 38) + pane(98, 38) + pane(146, 38));
  },
  handle: (art) => {
    const metal = art.tint("#c3cacf");
    return art.shadow(126, 176, 84) + `<circle cx="72" cy="116" r="36" fill="${dark(metal, 0.35)}"/><circle cx="70" cy="113" r="36" fill="${art.metal(metal)}"/><circle cx="70" cy="113" r="25" fill="${art.face(metal)}"/><path d="M60 100q0-6 8-6h126q16 2 16 14t-16 13h-98q-10 0-12 8q-6 10-16 8q-10-4-8-16z" fill="${art.metal(metal)}"/><path d="M70 100h124" stroke="#fff" stroke-width="3" opacity=".7" stroke-linecap="round"/>`;
  },
  lock: (art) => art.shadow(120, 204, 58) + `<path d="M82 112v-34q0-38 38-38t38 38v34" fill="none" stroke="#77828a" stroke-width="19"/><path d="M80 112v-34q0-42 40-42t40 42" fill="none" stroke="#eef1f2" stroke-width="5" opacity=".8"/><rect x="62" y="102" width="116" height="96" rx="14" fill="${art.face(art.variant % 2 ? "#c79a4a" : "#4f575e")}"/><rect x="68" y="108" width="104" height="84" rx="10" fill="none" stroke="#fff" opacity=".3" stroke-width="2"/><circle cx="120" cy="158" r="14" fill="#20262b"/><path d="M120 148v20" stroke="#b9c1c7" stroke-width="5"/>` + art.text(art.title, 120, 130, 88, 15),
  gate: (art) => {
    const colour = art.tint("#4a545c");
    return art.shadow(120, 200, 104) + `<path d="M18 58h14v142h-14zM208 58h14v142h-14z" fill="${art.round("#8b7d72")}"/><path d="M16 52h18v8h-18zM206 52h18v8h-18z" fill="#5d534b"/><path d="M34 74h126v116h-126z" fill="${art.face(colour)}"/><path d="M164 74h42v116h-42z" fill="${art.face(colour)}"/>` + Array.from({ length: 11 }, (_, index) => `<path d="M${40 + index * 11} 78v108" stroke="${dark(colour, 0.4)}" stroke-width="3"/><path d="M${43 + index * 11} 78v108" stroke="${light(colour, 0.28)}" stroke-width="1.5"/>`).join("") + [170, 178, 186, 194, 202].map((x) => `<path d="M${x} 78v108" stroke="${dark(colour, 0.4)}" stroke-width="2.5"/>`).join("") + `<path d="M34 74h126M34 190h126M164 74h42M164 190h42" stroke="${dark(colour, 0.5)}" stroke-width="5"/><rect x="168" y="126" width="6" height="22" rx="3" fill="${art.metal()}"/><path d="M20 196h200" stroke="#6b757b" stroke-width="4"/>`;
  },
  house: (art) => {
    const wood2 = art.tint(["#d8a25e", "#c78b4a", "#e0b87c"][art.variant % 3] ?? "#d8a25e");
    const roof = ["#6d3a30", "#3f4a52", "#3e5a43"][art.variant % 3] ?? "#6d3a30";
    return `<ellipse cx="120" cy="200" rx="108" ry="14" fill="#a9c48c" opacity=".7"/><path d="M44 106h112v92h-112z" fill="${art.face(wood2)}"/><path d="M156 106l46-10v92l-46 10z" fill="${dark(wood2, 0.24)}"/>` + [118, 130, 142, 154, 166, 178, 190].map((y) => `<path d="M44 ${y}h112M156 ${y}l46-10" stroke="${dark(wood2, 0.35)}" stroke-width="1.4" opacity=".7"/>`).join("") + `<path d="M32 110l68-66 68 66h-14l-54-52-54 52z" fill="${dark(roof, 0.15)}"/><path d="M100 44l48-10 66 62-46 14z" fill="${art.face(roof)}"/><path d="M112 52l60 54M124 49l60 54M136 46l62 54" stroke="#10151a" opacity=".2" stroke-width="1.5"/><path d="M58 108l42-40 42 40z" fill="${light(wood2, 0.12)}"/><rect x="86" y="148" width="28" height="50" fill="#6a4728"/><circle cx="108" cy="174" r="2" fill="#e3d08a"/><rect x="54" y="128" width="24" height="26" fill="#cfe3ea" stroke="#fff" stroke-width="3"/><rect x="122" y="128" width="24" height="26" fill="#cfe3ea" stroke="#fff" stroke-width="3"/><circle cx="100" cy="90" r="8" fill="#cfe3ea" stroke="#fff" stroke-width="2.5"/><rect x="168" y="124" width="20" height="24" fill="#b9d2da" stroke="#fff" stroke-width="2.5" transform="skewY(-12) translate(0 38)"/>`;
  },
  greenhouse: (art) => {
    const arch = (x, opacity) => `<path d="M${x} 176v-54q4-54 38-54t38 54v54" fill="none" stroke="#9fb3ba" stroke-width="3.5" opacity="${opacity}"/>`;
    return `<ellipse cx="122" cy="190" rx="106" ry="14" fill="#a9c48c" opacity=".75"/><path d="M28 186v-54q4-54 38-54l100-24q34 0 38 54v48l-100 30z" fill="#d9eef0" opacity=".8"/><path d="M66 78l100-24q34 0 38 54l-100 26q-4-56-38-56z" fill="#fff" opacity=".45"/>` + [0, 33, 66, 100].map((shift) => `<g transform="translate(${-4 + shift} ${10 - shift * 0.24})">${arch(32, 0.95)}</g>`).join("") + `<path d="M28 186h76l100-30M28 132l76 0 100-26M66 78l100-24" fill="none" stroke="#8fa5ac" stroke-width="3"/><path d="M50 186v-46h32v46z" fill="#eef8f8" stroke="${art.brand}" stroke-width="3"/><path d="M110 176q4-18 10-18t8 14M140 166q4-20 10-18t8 14M170 158q4-18 9-17t8 12" fill="none" stroke="#5f9a55" stroke-width="4"/>`;
  }
};

// src/demo/pictures/draw/packs.ts
var swatch = (art, x, y, radius) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${art.tint(light(art.brand, 0.5))}" stroke="#fff" stroke-width="2.5"/>`;
var packs = {
  bag: (art) => {
    const paper = ["#f2ece0", "#ffffff", "#d9c7a6"][art.variant % 3] ?? "#ffffff";
    const ink = dark(art.brand, 0.25);
    return art.shadow(120, 206, 76) + `<path d="M68 44q-5 80-8 156q60 12 120 0q-3-76-8-156q-52 7-104 0z" fill="${art.face(paper)}"/><path d="M64.5 92q55.5 7 111 0l1.8 46q-57 7-114.6 0z" fill="${art.brand}"/><path d="M62.7 138q57.3 7 114.6 0l.4 8q-57.7 7-115.4 0z" fill="${light(art.brand, 0.45)}"/><path d="M68 34h104v14q-52 7-104 0z" fill="${dark(paper, 0.09)}"/><path d="M70 43q50 6 100 0" fill="none" stroke="${dark(paper, 0.4)}" stroke-width="1.5" stroke-dasharray="5 3"/><path d="M160 56q8 72 8 146l12-2q-3-76-8-144z" fill="#10151a" opacity=".09"/><path d="M78 56q-6 70-8 144" fill="none" stroke="#fff" stroke-width="5" opacity=".4"/><path d="M96 58q3 12-1 24M146 188q-8-10-6-20M84 186q7-6 7-16" fill="none" stroke="#10151a" stroke-width="1.5" opacity=".16"/>` + art.text(art.title, 120, 124, 98, 21) + art.text(art.note, 120, 182, 70, 19, ink) + `<circle cx="120" cy="72" r="8" fill="${art.brand}"/><path d="M120 66l6 10h-12z" fill="#fff"/>`;
  },
  bucket: (art) => {
    const body = art.tint("#f6f6f3");
    return art.shadow(120, 206, 68) + `<path d="M58 92q62 84 124 0" fill="none" stroke="#9aa3a9" stroke-width="4"/><path d="M62 80l10 118q48 14 96 0l10-118z" fill="${art.round(light(body, 0.35))}"/><path d="M65 116q55 16 110 0l-4 48q-51 14-102 0z" fill="${art.brand}"/><path d="M68.5 158q51.5 14 103 0l-.5 6q-51 14-102 0z" fill="${light(art.brand, 0.5)}"/><path d="M56 66q0-9 64-9t64 9v16q0 10-64 10t-64-10z" fill="${art.round(light(body, 0.2))}"/><ellipse cx="120" cy="66" rx="64" ry="9.5" fill="${light(body, 0.55)}"/><ellipse cx="120" cy="66" rx="52" ry="6.5" fill="${dark(body, 0.06)}"/>` + art.text(art.title, 120, 150, 90, 20) + art.text(art.note, 120, 190, 66, 15, "#39434b");
  },
  pail: (art) => {
    const body = ["#20262b", "#2c5a8c", "#c9502f", "#3d7a4c"][art.variant % 4] ?? "#20262b";
    return art.shadow(120, 206, 64) + `<path d="M56 84q64-72 128 0" fill="none" stroke="#a9b1b7" stroke-width="4"/><rect x="100" y="42" width="40" height="9" rx="4.5" fill="#3a4249"/><path d="M56 82l16 116q48 14 96 0l16-116z" fill="${art.round(body)}"/><ellipse cx="120" cy="82" rx="64" ry="13" fill="${light(body, 0.25)}"/><ellipse cx="120" cy="83.5" rx="57" ry="10" fill="${dark(body, 0.45)}"/><path d="M62 118q58 17 116 0M66 146q54 16 108 0M69 172q51 15 102 0" fill="none" stroke="#fff" stroke-width="1.5" opacity=".22"/>` + art.text(art.note || art.title, 120, 140, 70, 18, "#ffffff", 600);
  },
  can: (art) => art.shadow(120, 206, 66) + `<path d="M62 78q-3-50 58-50t58 50" fill="none" stroke="#9aa3a9" stroke-width="3.5"/>` + drum(art, 120, 74, 60, 118, "#c6ccd0") + wrap(120, 92, 60, 88, art.brand) + wrap(120, 92, 60, 12, light(art.brand, 0.35)) + `<ellipse cx="120" cy="73" rx="51" ry="9.5" fill="#dfe3e6"/><ellipse cx="120" cy="74.5" rx="42" ry="7" fill="#b4bcc2"/><path d="M152 90q14-2 28-10v112q-10 9-28 11z" fill="#10151a" opacity=".16"/><path d="M74 96v96" stroke="#fff" stroke-width="7" opacity=".2"/>` + art.text(art.title, 120, 140, 92, 20) + swatch(art, 120, 160, 11) + art.text(art.note, 120, 187, 60, 13),
  canister: (art) => {
    const body = ["#f1f1ec", "#dfe9ee", "#ffd9a0"][art.variant % 3] ?? "#f1f1ec";
    return art.shadow(120, 206, 62) + `<rect x="140" y="36" width="26" height="20" rx="4" fill="${art.round(art.brand)}"/><path d="M70 66q0-12 12-12h88q10 0 10 12v126q0 12-12 12h-86q-12 0-12-12z" fill="${art.face(body)}"/><path d="M84 68h40q6 0 6 7v3q0 7-6 7h-40q-6 0-6-7v-3q0-7 6-7z" fill="#e6ebec" stroke="${dark(body, 0.2)}" stroke-width="1.5"/><rect x="78" y="102" width="94" height="86" rx="5" fill="#fff"/>` + art.band(78, 102, 94, 40, 5) + `<path d="M90 152h70M90 160h54" stroke="#c4ccd1" stroke-width="3" stroke-linecap="round"/>` + art.text(art.note, 125, 183, 70, 17, dark(art.brand, 0.2)) + `<path d="M172 58q8 2 8 12v122q0 10-8 12z" fill="#10151a" opacity=".1"/>`;
  },
  bottle: (art) => {
    const body = art.tint("#eef3f4");
    return art.shadow(120, 207, 44) + `<rect x="104" y="32" width="32" height="26" rx="4" fill="${art.round(art.brand)}"/><path d="M108 38v16M114 38v16M120 38v16M126 38v16M132 38v16" stroke="#10151a" opacity=".2"/><path d="M106 58h28q2 14 18 22q12 6 12 22v92q0 12-12 12h-64q-12 0-12-12v-92q0-16 12-22q16-8 18-22z" fill="${art.round(body)}"/><rect x="77" y="112" width="86" height="74" fill="#fff"/>` + art.band(77, 112, 86, 38) + `<path d="M92 160h56M92 167h36" stroke="#c4ccd1" stroke-width="3" stroke-linecap="round"/>` + art.text(art.note, 120, 182, 50, 12, "#39434b");
  },
  spray: (art) => art.shadow(120, 208, 36) + `<path d="M100 40q0-8 8-8h24q8 0 8 8v30h-40z" fill="${art.round(art.tint("#e9ecee"))}"/>` + drum(art, 120, 76, 33, 122, art.brand, 0.16) + `<path d="M87 78q3-10 14-11h38q11 1 14 11" fill="${art.metal()}"/>` + wrap(120, 158, 33, 6, light(art.brand, 0.6), 0.16) + wrap(120, 190, 33, 8, "#c6ccd0", 0.16) + `<path d="M97 84v106" stroke="#fff" stroke-width="5" opacity=".25"/>` + art.text(art.title, 120, 124, 52, 17) + swatch(art, 120, 142, 9) + art.text(art.note, 120, 184, 46, 12),
  tube: (art) => art.shadow(120, 208, 32) + `<path d="M114 78l3-48h6l3 48z" fill="${art.round("#f2f3f1")}"/><path d="M96 84q6-8 24-8t24 8z" fill="#dfe3e2"/>` + drum(art, 120, 86, 26, 112, "#f7f7f4", 0.16) + wrap(120, 102, 26, 78, art.brand, 0.16) + wrap(120, 160, 26, 20, light(art.brand, 0.55), 0.16) + wrap(120, 192, 27, 8, "#d4d9d9", 0.16) + `<path d="M101 92v104" stroke="#fff" stroke-width="4" opacity=".3"/>` + swatch(art, 120, 152, 8) + art.text(art.title, 120, 132, 44, 14) + art.text(art.note, 120, 178, 40, 11, dark(art.brand, 0.35)),
  box: (art) => art.shadow(124, 200, 76) + solid(art, { x: 54, y: 96, width: 108, height: 100, right: 28, up: 22 }, "#d8b98a") + art.band(54, 122, 108, 40) + `<path d="M101 96l28-22h14l-28 22v16h-14z" fill="#f3e6cc" opacity=".8"/>` + art.text(art.note, 108, 184, 84, 14, "#5a4426"),
  screws: (art) => {
    const steel2 = art.tint(["#c9a64a", "#9aa3a9", "#4a4f55"][art.variant % 3] ?? "#9aa3a9");
    const one = (x, y, turn) => `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-7-3h14l-3 6h-8z" fill="${dark(steel2, 0.1)}"/><ellipse cy="-3.5" rx="7.5" ry="2.6" fill="${light(steel2, 0.35)}"/><path d="M-3-3.5h6M0-5v3" stroke="${dark(steel2, 0.5)}" stroke-width="1.2"/><path d="M-3 3h6v36l-3 9-3-9z" fill="${art.round(steel2)}"/><path d="M-4 10l8-3M-4 16l8-3M-4 22l8-3M-4 28l8-3M-4 34l8-3M-3 40l6-3" stroke="${dark(steel2, 0.45)}" stroke-width="1.6"/></g>`;
    return art.shadow(120, 202, 86) + solid(art, { x: 44, y: 76, width: 100, height: 88, right: 26, up: 20 }, light(art.brand, 0.06)) + art.text(art.title, 94, 106, 86, 18) + `<rect x="54" y="118" width="80" height="32" rx="4" fill="#fff"/>` + art.text(art.note, 94, 139, 70, 14, dark(art.brand, 0.3)) + one(178, 134, 14) + one(202, 150, 62) + one(150, 176, -74) + one(120, 178, 68);
  },
  toolbox: (art) => art.shadow(120, 198, 90) + `<path d="M88 86q0-26 32-26t32 26" fill="none" stroke="#2f363c" stroke-width="11" stroke-linecap="round"/>` + solid(art, { x: 36, y: 92, width: 150, height: 100, right: 20, up: 14 }, "#343b42") + `<rect x="36" y="92" width="150" height="32" fill="${art.face(art.brand)}"/><rect x="58" y="112" width="18" height="26" rx="3" fill="#d98a1f"/><rect x="146" y="112" width="18" height="26" rx="3" fill="#d98a1f"/><path d="M46 160h130M46 176h130" stroke="#10151a" opacity=".35" stroke-width="3"/>` + art.text(art.title, 111, 114, 66, 15)
};

// src/demo/pictures/draw/plumbing.ts
var ceramic = "#f5f6f5";
var plumbing = {
  tap: (art) => {
    const metal = art.tint("#c3cacf");
    const pipe = `<path d="M112 150v-62q0-40 38-40t38 40v18" fill="none" stroke-linecap="butt"`;
    return art.shadow(118, 202, 62) + `${pipe} stroke="${dark(metal, 0.45)}" stroke-width="27"/>${pipe} stroke="${metal}" stroke-width="23"/><path d="M106 150v-62q0-46 44-46t44 46v14" fill="none" stroke="${light(metal, 0.8)}" stroke-width="5" opacity=".85"/><rect x="174" y="102" width="28" height="12" rx="3" fill="${art.metal(metal)}"/><path d="M92 134h40l4 58h-48z" fill="${art.round(metal)}"/><ellipse cx="112" cy="194" rx="36" ry="9" fill="${art.metal(metal)}"/><ellipse cx="112" cy="134" rx="20" ry="6" fill="${light(metal, 0.4)}"/><path d="M96 146l-46-22q-8-4-5-11t12-4l48 22z" fill="${art.face(metal)}"/><path d="M56 114l42 19" stroke="#fff" stroke-width="3" opacity=".6"/><circle cx="112" cy="168" r="4" fill="#c4342b"/><path d="M112 164a4 4 0 0 1 0 8z" fill="#2f6fb0"/>`;
  },
  basin: (art) => art.shadow(120, 200, 56) + `<path d="M98 158h44l8 42h-60z" fill="${art.round(ceramic)}"/><path d="M34 96h172q-4 66-86 70q-82-4-86-70z" fill="${art.face(ceramic)}"/><path d="M34 96q4 60 70 69q-52-22-56-69z" fill="#10151a" opacity=".07"/><ellipse cx="120" cy="96" rx="86" ry="21" fill="#fff" stroke="#d5dadb"/><ellipse cx="120" cy="98" rx="66" ry="14" fill="#dde3e4"/><path d="M58 97q62-22 124 0q-62-10-124 0z" fill="#b9c3c6" opacity=".6"/><ellipse cx="120" cy="103" rx="8" ry="3" fill="${art.metal()}"/><path d="M114 84v-26q0-12 12-12h14" fill="none" stroke="#8e989e" stroke-width="11" stroke-linecap="round"/><path d="M113 80v-22q0-13 13-13h12" fill="none" stroke="#e6eaec" stroke-width="4" stroke-linecap="round"/>` + art.text(art.title, 120, 140, 70, 11, "#9aa5ab"),
  toilet: (art) => art.shadow(122, 206, 60) + `<rect x="66" y="36" width="86" height="68" rx="8" fill="${art.face(ceramic)}"/><rect x="62" y="32" width="94" height="14" rx="6" fill="#fff" stroke="#d5dadb"/><ellipse cx="109" cy="32" rx="11" ry="4" fill="${art.metal()}"/><path d="M68 104h84q44 6 44 24q0 22-42 34l-6 40h-64l6-44q-22-14-22-54z" fill="${art.face(ceramic)}"/><path d="M90 158q-22-14-22-54h12q0 42 24 56l-8 42h-12z" fill="#10151a" opacity=".06"/><ellipse cx="134" cy="118" rx="64" ry="17" fill="#fff" stroke="#ccd3d5" stroke-width="1.5"/><ellipse cx="138" cy="117" rx="50" ry="11" fill="#e6ebec"/>` + art.text(art.title, 109, 80, 60, 11, "#9aa5ab"),
  bath: (art) => art.shadow(120, 192, 100) + `<path d="M20 106h200q-2 52-34 76h-132q-32-24-34-76z" fill="${art.face(ceramic)}"/><path d="M20 106q2 52 34 76h16q-30-26-32-76z" fill="#10151a" opacity=".07"/><ellipse cx="120" cy="106" rx="102" ry="26" fill="#fff" stroke="#d0d7d9"/><ellipse cx="120" cy="108" rx="86" ry="18" fill="#dbe3e6"/><path d="M40 104q80-26 160 0q-80-14-160 0z" fill="#a9bac0" opacity=".55"/><ellipse cx="176" cy="112" rx="8" ry="3" fill="${art.metal()}"/><path d="M58 180l-4 14h12l2-12zM172 182l2 12h12l-4-14z" fill="#8e989e"/>` + art.text(art.title, 120, 160, 80, 13, "#9aa5ab"),
  tank: (art) => {
    const body = art.tint(["#2f4f46", "#2b3f55", "#3b3f44"][art.variant % 3] ?? "#2f4f46");
    return art.shadow(120, 206, 86) + drum(art, 120, 86, 78, 106, body) + [106, 130, 154, 178].map((y) => `<path d="M42 ${y}a78 15.6 0 0 0 156 0" fill="none" stroke="${dark(body, 0.4)}" stroke-width="5"/><path d="M42 ${y - 4}a78 15.6 0 0 0 156 0" fill="none" stroke="${light(body, 0.28)}" stroke-width="2"/>`).join("") + drum(art, 120, 56, 34, 26, light(body, 0.1)) + `<ellipse cx="120" cy="56" rx="26" ry="5" fill="${art.brand}"/>` + art.band(84, 136, 72, 34, 4);
  },
  pump: (art) => art.shadow(120, 200, 84) + `<path d="M50 192l10-26h116l12 26z" fill="#3a4249"/><rect x="40" y="96" width="120" height="74" rx="34" fill="${art.bar(art.brand)}"/>` + [60, 74, 88, 102].map((x) => `<rect x="${x}" y="98" width="6" height="70" rx="3" fill="${dark(art.brand, 0.4)}" opacity=".55"/>`).join("") + `<circle cx="164" cy="132" r="44" fill="${art.metal("#a6afb5")}"/><circle cx="164" cy="132" r="28" fill="${dark("#a6afb5", 0.25)}"/><circle cx="164" cy="132" r="15" fill="#2b3238"/><rect x="150" y="64" width="30" height="36" rx="4" fill="${art.metal("#a6afb5")}"/><rect x="144" y="58" width="42" height="12" rx="4" fill="${art.metal()}"/><rect x="66" y="72" width="60" height="30" rx="6" fill="#2f363c"/>` + art.text(art.title, 96, 92, 50, 12),
  radiator: (art) => {
    const white = art.tint("#f4f5f4");
    return art.shadow(120, 204, 92) + Array.from({ length: 7 }, (_, index) => `<g transform="translate(${31 + index * 25.5} 0)"><rect y="54" width="23" height="142" rx="7" fill="${art.round(white)}"/><path d="M6 66h11v40H6zM6 116h11v68H6z" fill="${dark(white, 0.1)}" opacity=".55"/></g>`).join("") + `<rect x="22" y="68" width="12" height="14" rx="2" fill="${art.metal()}"/><rect x="22" y="170" width="12" height="14" rx="2" fill="${art.metal()}"/><rect x="186" y="60" width="15" height="5" rx="1.5" fill="${art.brand}"/>`;
  },
  boiler: (art) => art.shadow(120, 212, 46) + `<rect x="66" y="28" width="108" height="160" rx="18" fill="${art.round("#f5f6f5")}"/><rect x="66" y="132" width="108" height="2" fill="#d3d9da"/><rect x="92" y="142" width="56" height="24" rx="5" fill="#20262b"/>` + art.text("62\xB0", 120, 160, 40, 15, "#7fe3c0") + `<circle cx="78" cy="154" r="5" fill="#d7dcdd"/><circle cx="162" cy="154" r="5" fill="${art.brand}"/>` + art.band(86, 58, 68, 26, 5) + `<path d="M90 188v20M110 188v16M130 188v16M150 188v20" stroke="#9aa3a9" stroke-width="7"/><path d="M90 202v6M150 202v6" stroke="#c08a4a" stroke-width="9"/><path d="M78 40v84" stroke="#fff" stroke-width="8" opacity=".7" stroke-linecap="round"/>`
};

// src/demo/pictures/draw/power-tools.ts
var soft = "#23292e";
var slots = (x, y, count) => Array.from({ length: count }, (_, index) => `<rect x="${x + index * 8}" y="${y}" width="4" height="18" rx="2" fill="${soft}"/>`).join("");
var chuck = (art, x, y) => `<path d="M${x} ${y - 15}h26l8 5v20l-8 5h-26z" fill="${art.bar("#3a4249")}"/><path d="M${x + 34} ${y - 9}l10 4v10l-10 4z" fill="${art.bar("#8b949a")}"/><rect x="${x + 42}" y="${y - 3}" width="30" height="6" fill="${art.bar("#b4bcc2")}"/><path d="M${x + 7} ${y - 14}v28M${x + 15} ${y - 14}v28" stroke="#6b757b" stroke-width="1.6"/>`;
var powerTools = {
  drill: (art) => art.shadow(112, 208, 66) + chuck(art, 150, 84) + `<path d="M32 70q0-18 20-18h86q14 4 14 32t-14 32h-86q-20 0-20-18z" fill="${art.bar(art.brand)}"/><path d="M62 112h46l-8 70h-42q-6-36 4-70z" fill="${art.face(soft)}"/><path d="M70 116h22l-6 58h-18z" fill="${light(soft, 0.14)}"/><path d="M108 114l14 2q2 18-6 30l-12 2z" fill="${dark(art.brand, 0.25)}"/><path d="M40 178h84q8 0 8 8v16q0 6-8 6h-84q-8 0-8-6v-16q0-8 8-8z" fill="${art.face(soft)}"/><rect x="40" y="188" width="84" height="6" fill="${art.brand}"/>` + slots(42, 74, 3) + art.text(art.title, 110, 90, 66, 15),
  hammerdrill: (art) => art.shadow(116, 206, 80) + `<rect x="178" y="80" width="46" height="9" fill="${art.bar("#8b949a")}"/><path d="M186 80l6 9M196 80l6 9M206 80l6 9" stroke="#3a4249" stroke-width="2"/><path d="M134 58h32q16 2 16 14v24q0 12-16 14h-32z" fill="${art.bar("#3a4249")}"/><path d="M24 66q0-16 18-16h88q12 0 12 14v42q0 14-12 14h-60q-12 0-14 12l-6 44q-2 14-16 14h-4q-12 0-10-14l6-44z" fill="${art.bar(art.brand)}"/><path d="M26 122q-2 34-2 62q0 10 12 10q10 0 12-12l8-48q2-12 10-14z" fill="${art.face(soft)}"/><path d="M92 118h40v44q0 8-8 8h-24q-8 0-8-8z" fill="${art.face(dark(art.brand, 0.2))}"/><path d="M148 108l-8 70q0 10 9 10t10-10l4-66z" fill="${art.face(soft)}"/>` + slots(98, 130, 4) + art.text(art.title, 88, 92, 80, 16),
  grinder: (art) => art.shadow(120, 202, 84) + `<circle cx="60" cy="138" r="50" fill="#4a5258"/><circle cx="60" cy="138" r="46" fill="none" stroke="#8b949a" stroke-dasharray="4 3"/><circle cx="60" cy="138" r="18" fill="${art.metal()}"/><path d="M14 116q18-36 60-32q36 6 34 52l-22 4q-2-26-26-30q-22-2-30 14z" fill="${art.face("#3a4249")}"/><path d="M58 92q8-26 36-26l96 14q32 6 32 30t-26 26l-98-6q-40-6-40-38z" fill="${art.bar(art.brand)}"/><path d="M150 82l44 6q28 6 28 24t-26 24l-46-3z" fill="${art.face(soft)}"/><path d="M92 68l-8-30q-2-10 8-11t12 8l8 34z" fill="${art.face(soft)}"/>` + slots(170, 98, 4) + art.text(art.title, 116, 112, 62, 15),
  jigsaw: (art) => art.shadow(120, 204, 80) + `<rect x="52" y="174" width="136" height="12" rx="3" fill="${art.bar("#8b949a")}"/><path d="M68 186h8v28l-4 4-4-4z" fill="${art.metal()}"/><path d="M54 176v-66q0-46 52-46h62q34 4 34 34v20q-2 16-18 16v-22q0-14-14-14h-38q-12 0-12 14v64z" fill="${art.face(art.brand)}"/><path d="M120 62h48q34 4 34 34v22q-2 16-18 16v-22q0-14-14-14h-48z" fill="${art.face(soft)}"/><path d="M62 128h46v40h-46z" fill="${dark(art.brand, 0.25)}"/>` + slots(68, 138, 5) + art.text(art.title, 92, 108, 62, 14),
  circularsaw: (art) => art.shadow(120, 206, 92) + `<rect x="24" y="184" width="192" height="10" rx="3" fill="${art.bar("#8b949a")}"/><circle cx="98" cy="150" r="54" fill="${art.metal("#c3cacf")}"/><circle cx="98" cy="150" r="54" fill="none" stroke="#6b757b" stroke-width="3" stroke-dasharray="5 4"/><path d="M38 152a60 62 0 0 1 120 0z" fill="${art.face("#3a4249")}"/><circle cx="98" cy="150" r="16" fill="#5b656d"/><path d="M98 92h76q28 4 34 34l-2 34h-44q-6-52-64-68z" fill="${art.face(art.brand)}"/><path d="M92 88q6-46 52-46h30q30 2 30 30t-24 28l-26-2v-10q24 4 26-14t-18-18h-14q-28 2-32 32z" fill="${art.face(soft)}"/>` + slots(166, 134, 4) + art.text(art.title, 98, 132, 72, 13),
  welder: (art) => art.shadow(120, 204, 80) + `<path d="M76 84q0-30 22-30h56q22 0 22 30" fill="none" stroke="${soft}" stroke-width="11"/>` + solid(art, { x: 46, y: 92, width: 128, height: 98, right: 28, up: 20 }, art.brand) + `<rect x="54" y="100" width="112" height="52" rx="5" fill="${soft}"/><rect x="64" y="108" width="42" height="22" rx="3" fill="#3b1512"/>` + art.text("160", 85, 125, 34, 16, "#ff6a4d") + `<circle cx="138" cy="126" r="17" fill="${art.metal()}"/><path d="M138 112v13" stroke="#c4342b" stroke-width="4"/><circle cx="74" cy="172" r="10" fill="#20262b"/><circle cx="146" cy="172" r="10" fill="#20262b"/>` + art.text(art.title, 110, 146, 60, 11) + `<path d="M146 172q40 30 66-8" fill="none" stroke="#20262b" stroke-width="7" stroke-linecap="round"/>`,
  generator: (art) => art.shadow(120, 206, 96) + `<path d="M28 66h184M28 66v126M212 66v126M28 192h184" fill="none" stroke="#3a4249" stroke-width="10" stroke-linecap="round"/><path d="M50 56h140q10 0 10 10v36h-160v-36q0-10 10-10z" fill="${art.face(art.brand)}"/><rect x="104" y="46" width="32" height="12" rx="5" fill="${soft}"/><rect x="44" y="110" width="82" height="70" rx="6" fill="${art.face("#4a5258")}"/><circle cx="84" cy="146" r="26" fill="${soft}"/><circle cx="84" cy="146" r="18" fill="none" stroke="#8b949a" stroke-width="3"/><circle cx="84" cy="146" r="6" fill="${art.metal()}"/><rect x="134" y="110" width="66" height="70" rx="5" fill="#e6e9e8"/><circle cx="152" cy="132" r="11" fill="#20262b"/><circle cx="182" cy="132" r="11" fill="#20262b"/><rect x="142" y="154" width="24" height="14" rx="2" fill="#c4342b"/><rect x="172" y="154" width="20" height="14" rx="2" fill="#20262b"/><path d="M40 196l-4 10h22l2-10zM180 196l2 10h22l-4-10z" fill="#20262b"/>` + art.text(art.title, 120, 88, 110, 19)
};

// src/demo/pictures/draw/rolls.ts
var rings = (count, from, step, stroke, width, cy = 118) => Array.from({ length: count }, (_, index) => `<circle cx="120" cy="${cy}" r="${from + index * step}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`).join("");
var rolls = {
  roll: (art) => {
    const stuff = art.tint(["#d9cdb6", "#c8d2d6", "#e3d27f", "#9fb0a3"][art.variant % 4] ?? "#d9cdb6");
    return art.shadow(122, 206, 66) + drum(art, 112, 62, 48, 136, stuff, 0.3) + `<path d="M160 62v136q22 2 34-6v-134q-14 6-34 4z" fill="${art.face(light(stuff, 0.2))}"/>` + [40, 32, 24, 17].map((rx) => `<ellipse cx="112" cy="62" rx="${rx}" ry="${rx * 0.3}" fill="none" stroke="${dark(stuff, 0.3)}" stroke-width="1.2"/>`).join("") + `<ellipse cx="112" cy="62" rx="11" ry="3.6" fill="${dark(stuff, 0.6)}"/>` + wrap(112, 104, 48, 52, art.brand, 0.3) + `<path d="M146 76v130" stroke="#10151a" stroke-width="14" opacity=".1"/>` + art.text(art.title, 112, 146, 76, 17) + art.text(art.note, 112, 188, 74, 13, dark(stuff, 0.65));
  },
  mesh: (art) => {
    const wire = art.tint(["#4f83b0", "#d77d3f", "#8e979d"][art.variant % 3] ?? "#8e979d");
    const lines = Array.from({ length: 13 }, (_, index) => `<path d="M${72 + index * 9} 78v122" stroke="${wire}" stroke-width="1.4"/>`).join("");
    const rows = Array.from({ length: 13 }, (_, index) => `<path d="M66 ${84 + index * 9}q54 14 108 0" fill="none" stroke="${wire}" stroke-width="1.4"/>`).join("");
    return art.shadow(120, 206, 64) + `<path d="M64 70v124a56 15 0 0 0 112 0v-124z" fill="${light(wire, 0.8)}"/>` + lines + rows + `<path d="M64 70v124a56 15 0 0 0 112 0v-124z" fill="${art.round(light(wire, 0.6))}" opacity=".35"/><ellipse cx="120" cy="70" rx="56" ry="15" fill="${light(wire, 0.65)}"/>` + [46, 36, 26].map((rx) => `<ellipse cx="120" cy="70" rx="${rx}" ry="${rx * 0.27}" fill="none" stroke="${wire}" stroke-width="1.4"/>`).join("") + `<ellipse cx="120" cy="70" rx="15" ry="4.5" fill="${dark(wire, 0.5)}"/>` + wrap(120, 118, 56, 44, art.brand, 0.27) + art.text(art.title, 120, 158, 88, 18);
  },
  cable: (art) => {
    const sheath = art.tint(["#2f353a", "#f0f0ec", "#d9822b"][art.variant % 3] ?? "#2f353a");
    return art.shadow(120, 204, 72) + `<circle cx="120" cy="118" r="64" fill="none" stroke="${dark(sheath, 0.25)}" stroke-width="46"/>` + rings(6, 44, 8, light(sheath, 0.16), 5.5) + rings(6, 43, 8, light(sheath, 0.42), 1.4) + `<path d="M164 166q26 26 40 22" fill="none" stroke="${sheath}" stroke-width="9" stroke-linecap="round"/><path d="M202 186l12-6M203 189l14 0M202 191l12 6" stroke-width="3.5" stroke="#c9803e" stroke-linecap="round"/><path d="M104 30h32v48h-32z" fill="${art.brand}"/><path d="M104 158h32v46h-32z" fill="${art.brand}"/>` + art.text(art.title, 120, 114, 72, 16, "#2b333a") + art.text(art.note, 120, 132, 66, 12, "#5b656d");
  },
  coil: (art) => {
    const hose = art.tint(["#3f8f5f", "#cdd3d6", "#c9502f", "#4b5157"][art.variant % 4] ?? "#3f8f5f");
    return art.shadow(120, 206, 78) + [0, 1, 2, 3].map((turn) => `<ellipse cx="120" cy="${176 - turn * 22}" rx="74" ry="25" fill="none" stroke="${dark(hose, 0.34)}" stroke-width="19"/><ellipse cx="120" cy="${174 - turn * 22}" rx="74" ry="25" fill="none" stroke="${hose}" stroke-width="15"/><ellipse cx="120" cy="${171 - turn * 22}" rx="74" ry="25" fill="none" stroke="${light(hose, 0.45)}" stroke-width="3"/>`).join("") + `<path d="M190 100q16-18 8-46" fill="none" stroke="${dark(hose, 0.2)}" stroke-width="15"/><path d="M188 98q14-18 7-44" fill="none" stroke="${light(hose, 0.3)}" stroke-width="4"/><rect x="186" y="36" width="24" height="18" rx="3" fill="${art.metal()}"/><rect x="86" y="150" width="68" height="54" rx="4" fill="#fff"/>` + art.band(86, 150, 68, 30, 4) + art.text(art.note, 120, 197, 60, 12, "#39434b");
  },
  tapering: (art) => {
    const stuff = art.tint("#e0cf9c");
    return art.shadow(122, 198, 70) + `<path d="M120 52a66 70 0 0 1 0 140h28a66 70 0 0 0 0-140z" fill="${art.round(dark(stuff, 0.1))}"/><ellipse cx="118" cy="122" rx="66" ry="70" fill="${art.face(stuff)}"/>` + [60, 54, 48].map((rx) => `<ellipse cx="118" cy="122" rx="${rx}" ry="${rx * 1.06}" fill="none" stroke="${dark(stuff, 0.16)}" stroke-width="1.2"/>`).join("") + `<ellipse cx="118" cy="122" rx="42" ry="45" fill="${art.brand}"/><ellipse cx="118" cy="122" rx="35" ry="38" fill="#f4f5f4"/><path d="M92 98a35 38 0 0 1 52 0a40 44 0 0 0-52 0z" fill="#10151a" opacity=".16"/>` + art.text(art.title, 118, 121, 58, 13, "#2b333a") + art.text(art.note, 118, 137, 52, 10, "#5b656d");
  }
};

// src/demo/pictures/easel.ts
var escape = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
var stop = (at, colour) => `<stop offset="${at}" stop-color="${colour}"/>`;
function letterEm(letter) {
  if (/[\s.,:;!'|Iil1г]/.test(letter)) return letter === "\u0433" ? 0.42 : letter === "1" ? 0.556 : 0.28;
  if (/[ШЩЖЮФМWM]/.test(letter)) return 0.94;
  if (/[шщжюфмыwm]/.test(letter)) return 0.84;
  return letter === letter.toLowerCase() ? 0.58 : 0.72;
}
function fittedText(text, x, y, width, size, colour, weight = 700) {
  const em = [...text].reduce((sum, letter) => sum + letterEm(letter), 0);
  const fitted = Math.min(size, width / em);
  return `<text x="${x}" y="${y}" font-size="${fitted.toFixed(1)}" font-weight="${weight}" fill="${colour}" text-anchor="middle" textLength="${(fitted * em).toFixed(1)}" lengthAdjust="spacingAndGlyphs">${escape(text)}</text>`;
}
function easel(variant, tint, label) {
  const defs = [];
  const gradient = (direction, stops) => {
    const id = `g${defs.length}`;
    defs.push(`<linearGradient id="${id}" ${direction}>${stops}</linearGradient>`);
    return `url(#${id})`;
  };
  const [title = "", note = ""] = label.split("\n").map((line) => line.trim().slice(0, 18));
  const brand = brandColours[variant % brandColours.length] ?? brandColours[0];
  const text = (words, x, y, width, size, colour = "#ffffff", weight = 700) => words === "" ? "" : fittedText(words, x, y, width, size, colour, weight);
  return {
    brand,
    title,
    note,
    variant,
    text,
    tint: (otherwise) => tints[tint]?.[1] || otherwise,
    round: (colour) => gradient('x2="1" y2="0"', stop(0, dark(colour, 0.26)) + stop(0.16, colour) + stop(0.34, light(colour, 0.42)) + stop(0.62, colour) + stop(1, dark(colour, 0.34))),
    bar: (colour) => gradient('x2="0" y2="1"', stop(0, dark(colour, 0.12)) + stop(0.24, light(colour, 0.55)) + stop(0.5, colour) + stop(1, dark(colour, 0.42))),
    face: (colour) => gradient('x2=".35" y2="1"', stop(0, light(colour, 0.22)) + stop(0.5, colour) + stop(1, dark(colour, 0.14))),
    metal: (colour = "#b9c1c7") => gradient('x2=".2" y2="1"', stop(0, light(colour, 0.75)) + stop(0.32, colour) + stop(0.5, dark(colour, 0.28)) + stop(0.62, light(colour, 0.5)) + stop(1, dark(colour, 0.36))),
    band: (x, y, width, height, radius = 0) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${brand}"/>` + text(title, x + width / 2, y + height / 2 + Math.min(height * 0.3, 7), width * 0.86, Math.min(height * 0.62, 20), isDeep(brand) ? "#ffffff" : "#1d2328"),
    shadow: (x, y, rx, ry = rx * 0.11) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#s)"/>`,
    defs: () => defs.join("")
  };
}

// src/demo/pictures/look.ts
var kindsMax = 128;
var tintsMax = 32;
var seedOfLook = ({ kind, tint, variant }) => pictureKinds.indexOf(kind) + kindsMax * (tint + tintsMax * variant);
function lookOfSeed(seed) {
  const rest = Math.floor(Math.abs(seed) / kindsMax);
  const tint = rest % tintsMax;
  return { kind: pictureKinds[Math.abs(seed) % kindsMax] ?? "box", tint: tint < tints.length ? tint : 0, variant: Math.floor(rest / tintsMax) };
}
var lookOf = (kind, name, variant) => ({ kind, tint: tintOf(name), variant: variant % 1024 });

// src/demo/picture.ts
var drawings = {
  ...packs,
  ...rolls,
  ...flats,
  ...metalwork,
  ...plumbing,
  ...electrics,
  ...openings,
  ...handTools,
  ...garden,
  ...powerTools
};
var studio = '<radialGradient id="b" cy=".42" r=".75"><stop offset="0" stop-color="#fff"/><stop offset=".7" stop-color="#f6f8f7"/><stop offset="1" stop-color="#e9edec"/></radialGradient><radialGradient id="s"><stop offset="0" stop-color="#10151a" stop-opacity=".34"/><stop offset=".6" stop-color="#10151a" stop-opacity=".14"/><stop offset="1" stop-color="#10151a" stop-opacity="0"/></radialGradient><radialGradient id="w"><stop offset="0" stop-color="#ffe9a8" stop-opacity=".75"/><stop offset="1" stop-color="#ffe9a8" stop-opacity="0"/></radialGradient>';
var standalone = (width, height, defs, body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Arial,Helvetica,sans-serif"><defs>${defs}</defs>${body}</svg>`;
function drawn(kind, variant, tint, label, floor) {
  const art = easel(variant, tint, label);
  const body = drawings[kind](art);
  return standalone(240, 240, studio + art.defs(), floor + body);
}
var productPicture = (seed, kind, label, tint = 0) => drawn(kind, Math.abs(Math.trunc(seed)), tint, label, '<rect width="240" height="240" fill="url(#b)"/>');
function pictureOfSeed(pictureSeed, label) {
  const { kind, tint, variant } = lookOfSeed(pictureSeed);
  return productPicture(variant, kind, label, tint);
}
var categoryPicture = (seed, kind) => {
  const art = easel(Math.abs(Math.trunc(seed)), 0, "");
  return drawn(kind, Math.abs(Math.trunc(seed)), 0, "", `<circle cx="120" cy="120" r="116" fill="${art.brand}" opacity=".1"/>`);
};
var logo = (name) => {
  const art = easel(0, 0, "");
  const green = "#1f6f54";
  const stripes = [0, 1, 2, 3, 4].map((index) => `<path d="M${10 + index * 10} 10h10v14a5 5 0 0 1-10 0z" fill="${index % 2 ? "#ffffff" : green}" stroke="${green}" stroke-width="1.4"/>`).join("");
  const counter = `<rect x="10" y="6" width="50" height="5" rx="2" fill="${green}"/>${stripes}<rect x="14" y="36" width="42" height="18" rx="2" fill="${green}"/><rect x="9" y="33" width="52" height="6" rx="2" fill="#14493a"/>`;
  return standalone(260, 64, "", `${counter}${art.text(name, 162, 43, 176, 31, "#1d2b26", 800)}`);
};

export {
  pictureKinds,
  seedOfLook,
  lookOf,
  productPicture,
  pictureOfSeed,
  categoryPicture,
  logo
};
//# sourceMappingURL=chunk-CCIV5UDS.js.map