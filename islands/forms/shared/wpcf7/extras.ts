import type { Scope } from '../../../../src/page/scope'
import { requireAcceptance } from './acceptance'
import { countCharacters } from './character-count'
import { uncheckOthers } from './exclusive-boxes'
import type { ContactFormElement } from './form'
import { enableFreeTexts } from './free-text'
import { resetReflections } from './reflection'
import { completeWebAddresses } from './web-address'

/** The order matters: exclusive boxes are unticked before free texts read them. */
const EXTRAS = [
  completeWebAddresses,
  uncheckOthers,
  enableFreeTexts,
  requireAcceptance,
  countCharacters,
  resetReflections,
] as const

/**
 * Adds the small features of the form's fields (contract 07 A7). They listen on the form, so that they work
 * for fields that are added later, except for a form's first acceptance.
 */
export function addExtras(scope: Scope, form: ContactFormElement): void {
  for (const add of EXTRAS) add(scope, form)
}
