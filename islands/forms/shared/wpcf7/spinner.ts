import { findAll } from '../../../../src/dom/query'
import type { Scope } from '../../../../src/page/scope'

const SPINNER_CLASS = 'wpcf7-spinner'

/**
 * Adds the spinner beside the button, which the plugin's CSS shows while the form is being sent (contract 07
 * A4).
 */
export function addSpinners(scope: Scope, form: HTMLFormElement): void {
  for (const button of findAll(form, '.has-spinner')) {
    if (button.nextElementSibling?.classList.contains(SPINNER_CLASS)) continue
    const spinner = document.createElement('span')
    spinner.className = SPINNER_CLASS
    button.after(spinner)
    scope.add(() => spinner.remove())
  }
}
