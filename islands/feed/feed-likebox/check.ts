import { needAttribute } from '../../../tools/scan/checks/attribute'
import type { Check } from '../../../tools/scan/problem'

/** Contract 05 §9: the page that the box is of. */
export const check: Check = (frame) => needAttribute(frame, 'data-likebox-id')
