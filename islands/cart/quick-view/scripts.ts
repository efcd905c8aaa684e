import { currentJQuery, onJQuery } from '../../../legacy-shims/jquery-events'
import type { QuickViewVars } from '../../../legacy-shims/quick-view-plugin'
import { listen } from '../../../src/dom/listen'
import type { Page } from '../../../src/page/page'
import { parseUrl } from '../../../src/page/parse-url'
import type { Scope } from '../../../src/page/scope'
import { siteAddress } from '../../../src/page/site-address'
import { trustedScriptUrl } from '../../../src/wire/trusted-html'
import { inlineData, inlineNames } from './inline-data'
import { addQuantityButtons, BUTTON_CLASS } from './quantity'

type Scripts = readonly HTMLScriptElement[]

/** The attributes that decide how the browser fetches and checks a script. */
const LOADING_ATTRIBUTES = ['type', 'integrity', 'crossorigin', 'referrerpolicy']
/** The shop plugin's folder is beside that of the quick-view plugin. */
const VARIATION_SCRIPT = '../woocommerce/assets/js/frontend/add-to-cart-variation'
const FORM = 'form.variations_form'

/**
 * Does the work of an answer's scripts without running them (contract 02 §11.2): sets their data globals, adds the
 * quantity's buttons, and loads the scripts that they name and the site allows.
 */
export function standInForScripts(
  content: HTMLElement,
  scripts: Scripts,
  vars: QuickViewVars,
  scope: Scope,
): void {
  const { window, report, signal } = scope
  const code = scripts.map(({ textContent }) => textContent ?? '')
  for (const [name, value] of code.flatMap(inlineData)) Reflect.set(window, name, value)
  if (code.some((text) => text.includes(BUTTON_CLASS))) addQuantityButtons(content)

  async function start() {
    const isLoaded = await loadScripts(content, scripts, { allowed: allowedScripts(scope, vars), signal })
    if (!isLoaded && !signal.aborted) startForm(content, window)
  }
  whenJQuery(scope, () => void start().catch(report))
}

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
  scripts: Scripts,
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

/** Starts the form with the page's own variation script, which starts forms by itself only as it loads. */
function startForm(content: HTMLElement, window: Window) {
  const form = content.querySelector(FORM)
  if (form) currentJQuery(window)?.(form).wc_variation_form?.()
}
