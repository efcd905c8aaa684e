import { createAdoption } from '../../../src/dom/adoption'
import type { Unmount } from '../../../src/page/island'
import { partsOf } from './looks'
import type { PressedButton } from './pressed-button'

/** Shows that an addition is under way, until the button's component shows it. @returns ends it */
export function showFirstLook({ parts, $state }: Pick<PressedButton, 'parts' | '$state'>): Unmount {
  const { host, icon, label, labels } = parts
  const adoption = createAdoption()
  const stop = $state.listen(({ look }) => {
    adoption.restore()
    if (look !== 'loading') return
    const loading = partsOf(look, labels)
    adoption.classes(host, 'added-spinner')
    if (icon) adoption.attribute(icon, 'class', loading.icon)
    if (label && loading.text !== null) adoption.text(label, loading.text)
  })
  return () => {
    stop()
    adoption.restore()
  }
}
