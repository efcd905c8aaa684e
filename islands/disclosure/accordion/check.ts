import type { Check, Problem } from '../../../src/check/problem'
import { initialSection, readSections } from './markup'

const OPEN = 'data-active'

/** Contract 03 §15.3: an accordion has sections, and a number in `data-active` names one of them. */
export const check: Check = (accordion) => {
  const sections = readSections(accordion)
  if (sections.length === 0) {
    return [{ kind: 'missing', message: 'it has no section with an <h4> and what that opens' }]
  }
  const active = accordion.getAttribute(OPEN)?.trim() ?? ''
  const isOutOfRange = /^\d+$/.test(active) && !initialSection(accordion, sections)
  const outOfRange: Problem = {
    kind: 'unparsable',
    message: `${OPEN} is “${active}”, of ${sections.length} sections: none is open`,
  }
  return isOutOfRange ? [outOfRange] : []
}
