import { asOurs } from '../../../legacy-shims/globals/ours'
import { provideGlobal } from '../../../legacy-shims/globals/provide-global'
import { closest } from '../../../src/dom/query'
import { reported } from '../../../src/dom/reporting'
import type { Mount } from '../../../src/page/island'
import type { Scope } from '../../../src/page/scope'
import { COPY_CALL, MAPS_CALL, PREVIEW_CALL, send } from '../calls'
import { fileProblem } from '../logo-files'

/** The buttons whose click takes the visitor to a step, the first that the page has. */
const STEP_BUTTONS: Readonly<Record<number, readonly string[]>> = {
  2: ['#tmmengravingsettingssubmit'],
  3: ['#tmmengravingdetailssubmit', '#tmmengravingsettingssubmit'],
}

/** A handler of a step or a button, as the server prints it: the function, and its second argument. */
const HANDLER = /^\s*(?:return )?(redirectUrl|stepSubmit)\(this, ?'?([^')]*)'?\)/

/**
 * The functions that the server's inline handlers and the maps loader call (contract 08 §10). Those of a script that is
 * still on the page stay.
 */
export const mount: Mount = (_, scope) => {
  const functions = functionsOf(scope)
  for (const [name, call] of Object.entries(functions)) {
    if (typeof Reflect.get(scope.window, name) === 'function') continue
    scope.add(provideGlobal(scope.window, name, asOurs(call)))
  }
  scope.listen(scope.document, 'click', (event) => {
    const element = closest(event.target, '[onclick]')
    // Where a policy blocks inline handlers, the property is empty in spite of the attribute.
    if (!element || element.onclick) return
    const [, name = '', argument] = HANDLER.exec(element.getAttribute('onclick') ?? '') ?? []
    if (!functions[name]) return
    // Links and buttons must not act by themselves. A checkbox is still ticked.
    if (!(element instanceof HTMLInputElement)) event.preventDefault()
    functions[name](element, argument)
  })
}

function functionsOf(scope: Scope): Readonly<Record<string, (...args: unknown[]) => boolean>> {
  const { navigation, page } = scope
  const follow = reported((url: unknown) => {
    if (typeof url === 'string' && url) navigation.follow(url)
  }, scope.report)

  /** Sends a call to an island, whose code may be on its way. */
  function call(host: Element | null, target: EventTarget | null, type: string, detail?: unknown) {
    if (!host || !target || send(target, type, detail)) return
    void scope.wake(host)?.then(() => send(target, type, detail))
  }

  return {
    redirectUrl(element, url) {
      const isOff = element instanceof HTMLInputElement && element.type === 'checkbox' && !element.checked
      if (!isOff) follow(url)
      return false
    },
    stepSubmit(element, step) {
      const [button] = (STEP_BUTTONS[Number(step)] ?? []).flatMap((id) => page.element(id) ?? [])
      if (button) button.click()
      else follow(element instanceof Element && closest(element, 'a')?.getAttribute('data-link'))
      return false
    },
    copyToNext(element, order, position, itemPosition) {
      const form = element instanceof Element ? closest(element, 'form') : null
      call(form, form, COPY_CALL, { order, position, itemPosition })
      return false
    },
    previewImage(element) {
      if (!(element instanceof HTMLInputElement)) return false
      const files = [...(element.files ?? [])]
      call(element.form, element, PREVIEW_CALL)
      return files.length > 0 && !fileProblem(files)
    },
    initAutocomplete() {
      const form = page.element('form.checkout')
      call(form, form, MAPS_CALL)
      return false
    },
  }
}
