import { createAdoption } from '../../../src/dom/adoption'
import type { Unmount } from '../../../src/page/island'
import { partsOf, showsAdded } from './looks'
import type { PressedButton } from './pressed-button'

/**
 * Shows that a product is being added, and was, until the button's component shows it.
 * @returns a function that ends it
 */
export function showFirstLook({ parts, $state }: Pick<PressedButton, 'parts' | '$state'>): Unmount {
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
