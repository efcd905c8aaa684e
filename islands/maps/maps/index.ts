import type { Mount } from '../../../src/page/island'
import { showMap } from '../show-map'
import { readMap } from './markup'

/** Draws a map of the pins that are beside its canvas (contract 03 §9). */
export const mount: Mount = (canvas, scope) => {
  const plan = readMap(canvas, scope)
  if (plan.pins.length > 0) showMap(scope, plan)
}
