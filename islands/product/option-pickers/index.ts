import { onJQueryTriggers } from '../../../legacy-shims/jquery-events'
import { holds } from '../../../src/dom/query'
import type { Mount } from '../../../src/page/island'
import { sinceDomReady } from '../../../src/page/navigation-timing'
import type { OwnScope } from '../../../src/page/scope'
import { addButton, type PickerButton } from './button'
import { openPicker } from './dialog'
import { findPickers } from './markup'
import { restoreChoices, saveChoices } from './saved-choices'

/** After parsing; the shop plugin and the inline calculator have finished by then (contract 08 §13). */
const BUILD_DELAY_MS = 1000

/** Replaces the option selects of a product by buttons that open a choice of pictures (contract 08 §6). */
export const mount: Mount = (host, scope) => {
  const { window } = scope
  const buttons = new Map<HTMLSelectElement, PickerButton>()
  /** Scope of the modal that was opened last. */
  let modal: OwnScope | undefined

  const selects = () => [...buttons.keys()]

  function build() {
    const added = findPickers(host).filter(({ select }) => !buttons.has(select))
    for (const picker of added) buttons.set(picker.select, addButton(picker, scope))
    // The change events of restored choices update the buttons and save the choices again.
    restoreChoices(
      window,
      added.map(({ select }) => select),
    )
  }

  function update() {
    for (const button of buttons.values()) button.update()
  }

  function onChange() {
    update()
    saveChoices(window, selects())
  }

  function onClick(event: Event) {
    const { target } = event
    if (!(target instanceof Element)) return
    const button = [...buttons.values()].find(({ element }) => element.contains(target))
    if (!button) return
    event.preventDefault()
    modal?.dispose()
    modal = scope.child()
    openPicker(button.picker, modal)
  }

  scope.after(Math.max(0, BUILD_DELAY_MS - sinceDomReady(window)), build)
  scope.listen(host, 'click', onClick)
  scope.listen(host, 'change', onChange)
  scope.listen(window, 'pageshow', update)
  scope.add(onJQueryTriggers(window, host, { change: update }))
  scope.onMarkup((roots) => {
    if (buttons.size > 0 && roots.some((added) => host.contains(added) && holds(added, 'select'))) build()
  })
}
