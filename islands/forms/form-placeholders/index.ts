import { createAdoption } from '../../../src/dom/adoption'
import type { Mount } from '../../../src/runtime/island'
import { PLACEHOLDERS } from './placeholders'

const OPTIONS = '#sf-option-params'

/** Gives one field of the shop plugin, or of WordPress, the theme's placeholder. An empty option changes nothing. */
export const mount: Mount = (field, page) => {
  const line = PLACEHOLDERS.find((placeholder) => field.matches(placeholder.field))
  if (!line || (line.beside && !page.element(line.beside))) return undefined
  const text = page.element(OPTIONS)?.getAttribute(line.option)
  if (!text) return undefined
  const adoption = createAdoption()
  adoption.attribute(field, 'placeholder', text)
  return adoption.restore
}
