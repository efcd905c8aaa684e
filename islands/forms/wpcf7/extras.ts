import type { Scope } from '../../../src/page/scope'
import { requireAcceptance } from './acceptance'
import { countCharacters } from './counter'
import { keepExclusive } from './exclusive'
import type { ContactFormElement } from './form'
import { openFreeTexts } from './free-text'
import { returnReflections } from './reflection'
import { completeWebAddresses } from './web-address'

/** In their order: free text asks for boxes that the exclusive ones may have unticked. */
const EXTRAS = [
  completeWebAddresses,
  keepExclusive,
  openFreeTexts,
  requireAcceptance,
  countCharacters,
  returnReflections,
] as const

/**
 * The small helpers of the form's fields (contract 07 A7): web addresses, exclusive boxes, free text, acceptance,
 * counters, reflections. They listen on the form, so that most fields which come later are helped as well; a form
 * whose first acceptance comes later is not held up by it.
 */
export function addExtras(scope: Scope, form: ContactFormElement): void {
  for (const add of EXTRAS) add(scope, form)
}
