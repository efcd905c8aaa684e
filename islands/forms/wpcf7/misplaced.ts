import { isRecord } from '../../../src/page/is-record'

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
  lead.textContent = translate(window, LEAD)
  paragraph.append(lead, ` ${translate(window, TEXT)}`)
  host.replaceWith(paragraph)
}

/** Translates with `wp.i18n` where the site has loaded it. */
function translate(window: Window, text: string): string {
  const wp: unknown = Reflect.get(window, 'wp')
  const i18n: unknown = isRecord(wp) ? wp['i18n'] : undefined
  if (!isRecord(i18n) || typeof i18n['__'] !== 'function') return text
  const translated: unknown = Reflect.apply(i18n['__'], i18n, [text, TEXT_DOMAIN])
  return typeof translated === 'string' ? translated : text
}
