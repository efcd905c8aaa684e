import type { Check, Problem } from '../../../src/check/problem'
import { openAtFirst, readSections } from './markup'

const OPEN = 'data-active'

/** Contract 03 §15.3: sections, and which of them is open at first; what is no number leaves all closed. */
export const check: Check = (accordion) => {
  const sections = readSections(accordion)
  if (sections.length === 0) {
    return [{ kind: 'missing', message: 'it has no section with an <h4> and what that opens' }]
  }
  const active = accordion.getAttribute(OPEN)?.trim() ?? ''
  const isLost = /^\d+$/.test(active) && !openAtFirst(accordion, sections)
  const lost: Problem = {
    kind: 'unparsable',
    message: `${OPEN} is “${active}”, of ${sections.length} sections: none is open`,
  }
  return isLost ? [lost] : []
}
