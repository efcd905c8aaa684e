import type { Mount } from '../../../src/page/island'
import { createHero } from './hero'
import { readParts, readSettings } from './markup'

/** The large slides at the top of a page, or in its content (contract 04 §17). */
export const mount: Mount = (host, scope) => {
  const parts = readParts(host)
  if (parts) createHero(parts, readSettings(host, scope, parts.slides.length), scope)
}
