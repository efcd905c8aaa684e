import { atom } from 'nanostores'
import { createAdoption } from '../../../src/dom/adoption'
import type { Unmount } from '../../../src/page/island'
import { nextLook } from './button'
import { partsOf, showsAdded } from './look'
import type { AddToCartParts } from './markup'
import type { ButtonState, PressedButton } from './pressed-button'

/**
 * A button that answers presses at once. Not in `pressed-button`, which the build packs into a file that pages without
 * such buttons fetch too.
 */
export function createButton(parts: AddToCartParts): PressedButton {
  const $state = atom<ButtonState>({ look: 'printed', presses: 0 })
  return {
    parts,
    $state,
    endFirstLook: showFirstLook({ parts, $state }),
    dispatch(event) {
      const { look, presses } = $state.get()
      $state.set({ look: nextLook(look, event), presses: event === 'click' ? presses + 1 : presses })
    },
  }
}

/**
 * Shows that a product is being added, and was, until the button's component shows it.
 * @returns a function that ends it
 */
function showFirstLook({ parts, $state }: Pick<PressedButton, 'parts' | '$state'>): Unmount {
  const { host, icon, label, labels } = parts
  const adoption = createAdoption()
  const stop = $state.listen(({ look }) => {
    adoption.restore()
    const isAdded = showsAdded(look)
    if (look !== 'loading' && !isAdded) return
    const shown = partsOf(look, labels)
    adoption.classes(host, isAdded ? 'product-added' : 'added-spinner')
    if (icon) adoption.attribute(icon, 'class', shown.icon)
    if (label && shown.text !== null) adoption.text(label, shown.text)
  })
  return () => {
    stop()
    adoption.restore()
  }
}
