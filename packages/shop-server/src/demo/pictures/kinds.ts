/**
 * What can be drawn. A product keeps its kind as a place in this list (see `look.ts`), so new kinds go to the end.
 */
export const pictureKinds = [
  'bag', 'bucket', 'pail', 'can', 'canister', 'bottle', 'spray', 'tube', 'box', 'screws', 'toolbox',
  'roll', 'mesh', 'cable', 'coil', 'tapering',
  'sheet', 'slab', 'board', 'plank', 'laminate', 'osb', 'tile', 'mosaic', 'paver', 'brickwork', 'shingle', 'roofing',
  'polycarbonate', 'brick', 'block',
  'pipe', 'profile', 'plate', 'fitting', 'valve',
  'tap', 'basin', 'toilet', 'bath', 'tank', 'pump', 'radiator', 'boiler',
  'socket', 'switch', 'breaker', 'panelbox', 'lamp', 'ceilinglight', 'floodlight', 'fan',
  'door', 'glassdoor', 'handle', 'lock', 'gate', 'house', 'greenhouse',
  'hammer', 'axe', 'screwdriver', 'wrench', 'spatula', 'roller', 'brush', 'tilecutter', 'tape', 'level', 'laser', 'knife', 'snips', 'gun',
  'gloves', 'mask', 'glasses', 'barrow', 'ladder', 'shovel', 'rake', 'handsaw', 'bits', 'disc',
  'drill', 'hammerdrill', 'grinder', 'jigsaw', 'circularsaw', 'welder', 'generator',
] as const

/** What a picture shows. */
export type PictureKind = (typeof pictureKinds)[number]
