import type { Aisle } from '../product-row'
import { doors } from './doors'
import { dryMixes } from './dry-mixes'
import { electrics } from './electrics'
import { fasteners } from './fasteners'
import { garden } from './garden'
import { heating } from './heating'
import { insulation } from './insulation'
import { paints } from './paints'
import { plumbing } from './plumbing'
import { powerTools } from './power-tools'
import { roofing } from './roofing'
import { tilesAndFloors } from './tiles-floors'
import { timberYard } from './timber'
import { tools } from './tools'
import { walls } from './walls'

/** The roots of the catalogue in the order of the shop's menu. */
export const aisles: readonly Aisle[] = [
  dryMixes, walls, insulation, roofing, timberYard, fasteners, paints, tilesAndFloors, doors, plumbing, heating, electrics,
    powerTools, tools, garden,
]
