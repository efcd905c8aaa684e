import { onJQuery } from '../../../legacy-shims/jquery-events'
import type { QuickViewVars } from '../../../legacy-shims/quick-view-plugin'
import { listen } from '../../../src/dom/listen'
import type { Page } from '../../../src/page/page'
import { parseUrl } from '../../../src/page/parse-url'
import type { Scope } from '../../../src/page/scope'
import { siteAddress } from '../../../src/page/site-address'
import { trustedScriptUrl } from '../../../src/wire/trusted-html'
import { inlineNames } from './inline-data'

/** The attributes that decide how the browser fetches and checks a script. */
const LOADING_ATTRIBUTES = ['type', 'integrity', 'crossorigin', 'referrerpolicy']
/** The shop plugin's folder is beside that of the quick-view plugin. */
const VARIATION_SCRIPT = '../woocommerce/assets/js/frontend/add-to-cart-variation'

/** Calls back once the page has jQuery, which the scripts of an answer need. */
export function whenJQuery({ window, add }: Scope, callback: () => void): void {
  let isDone = false
  add(
    onJQuery(window, () => {
      if (!isDone) callback()
      isDone = true
      return () => {}
    }),
  )
}

/**
 * The addresses that an answer may load scripts from, without their queries and all of this site: those of the setting
 * `quickViewScripts`, by default the shop plugin's variation script.
 */
export function allowedScripts(
  { settings }: Pick<Page, 'settings'>,
  { pluginUrl }: Pick<QuickViewVars, 'pluginUrl'>,
): string[] {
  const configured = settings['quickViewScripts']
  const plugin = parseUrl(pluginUrl, document.baseURI)?.href
  const defaults = ['.js', '.min.js'].map((ending) => parseUrl(VARIATION_SCRIPT + ending, plugin)?.href)
  return (Array.isArray(configured) ? configured : defaults).flatMap((address) => fileOf(address) ?? [])
}

/**
 * Loads the allowed scripts one after the other: those with a `src`, and those that an inline script names. They do not
 * get the page's nonce.
 * @returns whether any was loaded
 */
export async function loadScripts(
  into: HTMLElement,
  scripts: readonly HTMLScriptElement[],
  { allowed, signal }: { allowed: readonly string[]; signal: AbortSignal },
): Promise<boolean> {
  let isLoaded = false
  for (const script of scripts) {
    const address = script.getAttribute('src')
    for (const named of address === null ? inlineNames(script.textContent ?? '') : [address]) {
      if (signal.aborted) return isLoaded
      const own = siteAddress(named)
      if (own === undefined || !allowed.includes(fileOf(own) ?? '')) continue
      isLoaded = (await loadScript(trustedScriptUrl(own, allowed), script, into)) || isLoaded
    }
  }
  return isLoaded
}

/** @returns whether the script was loaded; a script that fails does not stop the others */
function loadScript(address: string, { attributes }: HTMLScriptElement, into: HTMLElement): Promise<boolean> {
  const script = document.createElement('script')
  for (const { name, value } of attributes) {
    if (LOADING_ATTRIBUTES.includes(name)) script.setAttribute(name, value)
  }
  return new Promise((resolve) => {
    listen(script, ['load'], () => resolve(true))
    listen(script, ['error'], () => resolve(false))
    script.src = address
    into.append(script)
  })
}

function fileOf(address: unknown): string | undefined {
  const own = typeof address === 'string' ? siteAddress(address) : undefined
  const url = own === undefined ? undefined : parseUrl(own, document.baseURI)
  return url && url.origin + url.pathname
}
