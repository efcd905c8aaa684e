import { createElement } from 'react'
import { onJQueryTriggers } from '../../../legacy-shims/jquery-events'
import { closest, holds } from '../../../src/dom/query'
import type { Mount } from '../../../src/page/island'
import { sinceDomReady } from '../../../src/page/navigation-timing'
import type { Scope } from '../../../src/page/scope'
import { mountReact } from '../../../src/react/mount'
import { storeOf } from '../form-store'
import { OptionPickers } from './OptionPickers'
import { createPickerSet, type PickerSet } from './picker-set'
import { restoreChoices, saveChoices } from './saved-choices'

/** After parsing; the shop plugin and the inline calculator have finished by then (contract 08 §13). */
const BUILD_DELAY_MS = 1000

/** Replaces the option selects of a product by buttons that open a choice of pictures (contract 08 §6). */
export const mount: Mount = (host, scope) => {
  const { window } = scope
  const set = createPickerSet(host, scope)
  const { $pickers, update } = set

  function build() {
    // The change events of restored choices update the buttons and save the choices again.
    restoreChoices(window, set.find())
  }
  function onChange() {
    update()
    saveChoices(
      window,
      $pickers.get().map(({ select }) => select),
    )
  }

  scope.after(Math.max(0, BUILD_DELAY_MS - sinceDomReady(window)), () => {
    render(host, set, scope)
    build()
  })
  scope.listen(host, 'change', onChange)
  scope.listen(window, 'pageshow', update)
  scope.add(onJQueryTriggers(window, host, { change: update }))
  scope.onMarkup((roots) => {
    const isBuilt = $pickers.get().length > 0
    if (isBuilt && roots.some((added) => host.contains(added) && holds(added, 'select'))) build()
  })
}

/** As a part of the form's price calculator, else on its own. */
function render(host: HTMLElement, set: PickerSet, scope: Scope) {
  const store = storeOf(closest(host, 'form'))
  if (!store) return scope.add(mountReact(createElement(OptionPickers, { set }), scope))
  const { $pickers } = store
  store.commit(() => $pickers.set([...$pickers.get(), set]))
  return scope.add(() => store.commit(() => $pickers.set($pickers.get().filter((other) => other !== set))))
}
