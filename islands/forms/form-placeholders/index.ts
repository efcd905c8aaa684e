import type { Mount } from '../../../src/page/island'
import { PLACEHOLDERS } from './placeholders'

const OPTIONS = '#sf-option-params'

/** Gives one field of the shop plugin, or of WordPress, the theme's placeholder. An empty option changes nothing. */
export const mount: Mount = (field, scope) => {
  const line = PLACEHOLDERS.find((placeholder) => field.matches(placeholder.field))
  if (!line || (line.beside && !scope.element(line.beside))) return
  const text = scope.element(OPTIONS)?.getAttribute(line.option)
  if (text) scope.adopt.attribute(field, 'placeholder', text)
}
