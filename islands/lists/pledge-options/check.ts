import { needAttribute } from '../../../src/check/attribute'
import type { Check } from '../../../src/check/problem'
import { AMOUNT_ATTRIBUTE, optionsOf } from './markup'

/** Contract 03 §11: an option says what is to be given for it. */
export const check: Check = (box) =>
  optionsOf(box).flatMap((option) => needAttribute(option, AMOUNT_ATTRIBUTE))
