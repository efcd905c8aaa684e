import { onJQueryTriggers } from '../../../legacy-shims/jquery-events'
import { holds } from '../../../src/dom/query'
import type { Mount } from '../../../src/page/island'
import { sinceDomReady } from '../../../src/page/navigation-timing'
import type { OwnScope } from '../../../src/page/scope'
import { addButton, type PickerButton } from './button'
import { openPicker } from './dialog'
import { keepChoices, restoreChoices } from './kept-choices'
import { findPickers } from './markup'

/** After the page was parsed: the shop plugin and the inline calculator have then done their part (contract 08 §13). */
const BUILT_AFTER_MS = 1000

/** Buttons with pictures in place of the option selects of a product (contract 08 §6). */
export const mount: Mount = (host, scope) => {
  const { window } = scope
  const buttons = new Map<HTMLSelectElement, PickerButton>()
  /** Of the modal that was opened last. */
  let life: OwnScope | undefined

  const selects = () => [...buttons.keys()]

  function build() {
    const added = findPickers(host).filter(({ select }) => !buttons.has(select))
    for (const picker of added) buttons.set(picker.select, addButton(picker, scope))
    // Their change is heard, shown, and kept again.
    restoreChoices(
      window,
      added.map(({ select }) => select),
    )
  }

  function follow() {
    for (const button of buttons.values()) button.follow()
  }

  function onChange() {
    follow()
    keepChoices(window, selects())
  }

  function onClick(event: Event) {
    const { target } = event
    if (!(target instanceof Element)) return
    const button = [...buttons.values()].find(({ element }) => element.contains(target))
    if (!button) return
    event.preventDefault()
    life?.dispose()
    life = scope.child()
    openPicker(button.picker, life)
  }

  scope.after(Math.max(0, BUILT_AFTER_MS - sinceDomReady(window)), build)
  scope.listen(host, 'click', onClick)
  scope.listen(host, 'change', onChange)
  scope.listen(window, 'pageshow', follow)
  scope.add(onJQueryTriggers(window, host, { change: follow }))
  scope.onMarkup((roots) => {
    if (buttons.size > 0 && roots.some((added) => host.contains(added) && holds(added, 'select'))) build()
  })
}
