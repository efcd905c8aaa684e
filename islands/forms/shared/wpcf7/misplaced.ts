import { isRecord } from '../../../../src/page/is-record'
import { text } from '../../../../src/page/text'

/** The form plugin's texts in English, by which it has translated them. */
const LEAD = 'Error:'
const TEXT = 'This contact form is placed in the wrong place.'
const TEXT_DOMAIN = 'contact-form-7'

/**
 * Whether a contact form was printed inside another form, where browsers drop its `form` element (contract
 * 07 A7).
 */
export const isMisplaced = (host: Element) => host.matches('form .wpcf7[data-wpcf7-id]')

/**
 * Replaces it with an error message. It is not restored at unmount, because the other form would send its
 * fields.
 */
export function replaceMisplaced(host: Element, window: Window): void {
  const paragraph = document.createElement('p')
  paragraph.className = 'wpcf7-form-in-wrong-place'
  const lead = document.createElement('strong')
  lead.textContent = translated(window, LEAD) ?? text('wpcf7.error', 'Error:')
  const message =
    translated(window, TEXT) ?? text('wpcf7.misplaced', 'This contact form is placed in the wrong place.')
  paragraph.append(lead, ` ${message}`)
  host.replaceWith(paragraph)
}

/** The form plugin's own translation, where the site has loaded it with `wp.i18n`. */
function translated(window: Window, english: string): string | undefined {
  const wp: unknown = Reflect.get(window, 'wp')
  const i18n: unknown = isRecord(wp) ? wp['i18n'] : undefined
  if (!isRecord(i18n) || typeof i18n['__'] !== 'function') return undefined
  const found: unknown = Reflect.apply(i18n['__'], i18n, [english, TEXT_DOMAIN])
  return typeof found === 'string' && found !== english ? found : undefined
}
