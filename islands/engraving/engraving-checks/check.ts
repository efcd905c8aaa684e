import { needPart } from '../../../src/check/attribute'
import type { Check } from '../../../src/check/problem'
import { tryRead } from '../../../src/check/read'
import { readDates } from './markup'

/** Contract 08 §10.1: the dates, and the button whose click is checked. */
export const check: Check = (form) => [
  ...tryRead(() => readDates(form), form),
  ...needPart(form, '#presentationdate'),
  ...needPart(form, '#tmmengravingsettingssubmit'),
]
