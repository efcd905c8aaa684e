import { needAttribute } from '../../../src/check/attribute'
import type { Check } from '../../../src/check/problem'

/** Contract 05 §9: the page that the box is of. */
export const check: Check = (frame) => needAttribute(frame, 'data-likebox-id')
