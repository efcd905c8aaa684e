import { currentJQuery, onJQuery } from '../../../legacy-shims/jquery-events'
import type { QuickViewVars } from '../../../legacy-shims/quick-view-plugin'
import { listen } from '../../../src/dom/listen'
import type { Page } from '../../../src/page/page'
import { parseUrl } from '../../../src/page/parse-url'
import type { Scope } from '../../../src/page/scope'
import { siteAddress } from '../../../src/page/site-address'
import { trustedScriptUrl } from '../../../src/wire/trusted-html'
import { inlineData, inlineNames } from './inline-data'
import { addButtons, BUTTON_CLASS } from './quantity-buttons'

type Scripts = readonly HTMLScriptElement[]

/** What the browser looks at before it runs what it fetches. */
const KEPT_ATTRIBUTES = ['type', 'integrity', 'crossorigin', 'referrerpolicy']
/** The shop plugin's folder is beside that of the quick-view plugin. */
const VARIATION_SCRIPT = '../woocommerce/assets/js/frontend/add-to-cart-variation'
const FORM = 'form.variations_form'

/**
 * Does what the scripts of an answer are there for (contract 02 §11.2), of which none is run: sets the globals that hold
 * data, adds the buttons of the quantity, and loads the scripts that they name, as far as the site allows.
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
  if (code.some((text) => text.includes(BUTTON_CLASS))) addButtons(content)

  async function start() {
    const isLoaded = await loadScripts(content, scripts, { allowed: allowedScripts(scope, vars), signal })
    if (!isLoaded && !signal.aborted) startForm(content, window)
  }
  whenJQuery(scope, () => void start().catch(report))
}

/** Calls back once, when the page has the jQuery that an answer's scripts need. */
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
 * The scripts that an answer may load, all of this site: those that the site has set, or the shop plugin's for
 * variations. What follows a file's name in an address makes no difference.
 */
export function allowedScripts(
  { settings }: Pick<Page, 'settings'>,
  { pluginUrl }: Pick<QuickViewVars, 'pluginUrl'>,
): string[] {
  const set = settings['quickViewScripts']
  const plugin = parseUrl(pluginUrl, document.baseURI)?.href
  const usual = ['.js', '.min.js'].map((ending) => parseUrl(VARIATION_SCRIPT + ending, plugin)?.href)
  return (Array.isArray(set) ? set : usual).flatMap((address) => fileOf(address) ?? [])
}

/**
 * Loads what scripts load, as far as it is allowed, one after the other: an inline one is read for the addresses that it
 * names. Nothing of it gets the page's nonce.
 * @returns whether there was any
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
      isLoaded = (await load(trustedScriptUrl(own, allowed), script, into)) || isLoaded
    }
  }
  return isLoaded
}

/** @returns whether it came: without it its feature alone is missed */
function load(address: string, { attributes }: HTMLScriptElement, into: HTMLElement): Promise<boolean> {
  const script = document.createElement('script')
  for (const { name, value } of attributes) {
    if (KEPT_ATTRIBUTES.includes(name)) script.setAttribute(name, value)
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

/** Has the shop plugin's script, where the page has it, take up the form, as it does by itself when it is loaded. */
function startForm(content: HTMLElement, window: Window) {
  const form = content.querySelector(FORM)
  if (form) currentJQuery(window)?.(form).wc_variation_form?.()
}
