import { currentJQuery } from '../../../legacy-shims/jquery-events'
import type { QuickViewVars } from '../../../legacy-shims/quick-view-plugin'
import type { Scope } from '../../../src/page/scope'
import { inlineData } from './inline-data'
import { allowedScripts, loadScripts, whenJQuery } from './load-scripts'
import { addQuantityButtons, BUTTON_CLASS } from './quantity'

const FORM = 'form.variations_form'

/**
 * Does the work of an answer's scripts without running them (contract 02 §11.2): sets their data globals, adds the
 * quantity's buttons, and loads the scripts that they name and the site allows.
 */
export function standInForScripts(
  content: HTMLElement,
  scripts: readonly HTMLScriptElement[],
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

/** Starts the form with the page's own variation script, which starts forms by itself only as it loads. */
function startForm(content: HTMLElement, window: Window) {
  const form = content.querySelector(FORM)
  if (form) currentJQuery(window)?.(form).wc_variation_form?.()
}
