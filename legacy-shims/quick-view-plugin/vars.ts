import { isRecord } from '../../src/page/is-record'
import { parseWebUrl } from '../../src/page/parse-url'
import { text } from '../../src/page/text'
import { type QuickViewSettings, readSettings } from './settings'

/** The data that the quick-view plugin prints for its script (contract 02 §11.2). */
export interface QuickViewVars {
  readonly ajaxUrl: string
  readonly nonce: string
  /** The folder of the plugin's files; empty when it is not printed. */
  readonly pluginUrl: string
  readonly texts: Readonly<Record<'adding' | 'added' | 'loading', string>>
  readonly settings: QuickViewSettings
}

const defaultTexts = () => ({
  adding: text('quick-view.adding', 'Adding to cart...'),
  added: text('quick-view.added', 'Added to cart'),
  loading: text('common.loading-dots', 'Loading...'),
})

/** @returns null when the plugin has printed nothing, or no valid address for its calls */
export function readVars({
  document,
  jckqv_vars: vars,
}: Window & { readonly jckqv_vars?: unknown }): QuickViewVars | null {
  if (!isRecord(vars)) return null
  const { ajaxurl, nonce, url, text: printed, settings } = vars
  if (typeof ajaxurl !== 'string' || !isAddress(ajaxurl, document)) return null
  const texts = isRecord(printed) ? printed : {}
  const defaults = defaultTexts()
  const textOf = (name: keyof typeof defaults) => {
    const value = texts[name]
    return typeof value === 'string' && value.trim() ? value : defaults[name]
  }
  return {
    ajaxUrl: ajaxurl,
    nonce: typeof nonce === 'string' || typeof nonce === 'number' ? String(nonce) : '',
    pluginUrl: typeof url === 'string' ? url : '',
    texts: { adding: textOf('adding'), added: textOf('added'), loading: textOf('loading') },
    settings: readSettings(settings),
  }
}

function isAddress(url: string, { baseURI }: Document): boolean {
  return url.trim() !== '' && parseWebUrl(url, baseURI) !== undefined
}
