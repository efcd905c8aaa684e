import { needAttribute } from '../../../src/check/attribute'
import type { Check } from '../../../src/check/problem'
import { AMOUNT_ATTRIBUTE, optionsOf } from './markup'

/** Contract 03 §11: an option names its amount. */
export const check: Check = (box) =>
  optionsOf(box).flatMap((option) => needAttribute(option, AMOUNT_ATTRIBUTE))
