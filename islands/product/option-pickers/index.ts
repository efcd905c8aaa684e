import { onJQueryTriggers } from '../../../legacy-shims/jquery-events'
import { closest, holds } from '../../../src/dom/query'
import type { Mount } from '../../../src/page/island'
import { sinceDomReady } from '../../../src/page/navigation-timing'
import { APPROACHES, formStore } from '../form-store'
import { addButton, type PickerButton } from './button'
import { findPickers, type Picker } from './markup'
import { restoreChoices, saveChoices } from './saved-choices'

/** After parsing; the shop plugin and the inline calculator have finished by then (contract 08 §13). */
const BUILD_DELAY_MS = 1000

/** Replaces the option selects of a product by buttons that open a choice of pictures (contract 08 §6). */
export const mount: Mount = (host, scope) => {
  const { window } = scope
  const store = formStore(closest(host, 'form') ?? host)
  const built = scope.child()
  const buttons = new Map<HTMLSelectElement, PickerButton>()
  /** Pressed last, while the code of the modals is on its way. */
  let pressed: Picker | undefined

  const selects = () => [...buttons.keys()]

  function build() {
    const added = findPickers(host).filter(({ select }) => !buttons.has(select))
    for (const picker of added) buttons.set(picker.select, addButton(picker, built))
    // The change events of restored choices update the buttons and save the choices again.
    restoreChoices(
      window,
      added.map(({ select }) => select),
    )
  }

  function update() {
    for (const button of buttons.values()) button.update()
    const { dialog } = store.$state.get()
    if (!dialog) return
    const { value: chosen } = dialog.picker.select
    if (dialog.chosen !== chosen) store.set({ dialog: { ...dialog, chosen } })
  }

  function onChange() {
    update()
    saveChoices(window, selects())
  }

  async function open(picker: Picker) {
    pressed = picker
    if (!store.open) await scope.showView()
    // Without the modals, the selects themselves have to be there.
    if (!store.open) return built.dispose()
    if (picker !== pressed) return
    pressed = undefined
    store.open(picker)
  }

  function onClick(event: Event) {
    const { target } = event
    if (!(target instanceof Element)) return
    const button = [...buttons.values()].find(({ element }) => element.contains(target))
    if (!button) return
    event.preventDefault()
    open(button.picker)
  }

  scope.after(Math.max(0, BUILD_DELAY_MS - sinceDomReady(window)), build)
  scope.listen(host, APPROACHES, () => void scope.showView(), { once: true, passive: true })
  scope.listen(host, 'click', onClick)
  scope.listen(host, 'change', onChange)
  scope.listen(window, 'pageshow', update)
  scope.add(onJQueryTriggers(window, host, { change: update }))
  scope.add(() => store.set({ dialog: null }))
  scope.onMarkup((roots) => {
    if (buttons.size > 0 && roots.some((added) => host.contains(added) && holds(added, 'select'))) build()
  })
}
