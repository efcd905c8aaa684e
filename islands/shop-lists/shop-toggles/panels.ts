import { createAdoption } from '../../../src/dom/adoption'
import { stopSlide } from '../../../src/page/slide'

/** Several links may work one panel: it is given back by the last of them. */
const adopted = createAdoption()
const slid = new Set<HTMLElement>()
let borrowers = 0
let ids = 0

export interface Panels {
  /** Its inline `display` is about to change. */
  display(panel: HTMLElement): void
  /** The panel's id; one is given to a panel without. */
  id(panel: HTMLElement): string
  giveBack(): void
}

export function borrowPanels(): Panels {
  borrowers += 1
  return {
    display(panel) {
      slid.add(panel)
      adopted.style(panel, 'display', panel.style.display)
    },
    id(panel) {
      if (panel.id === '') {
        ids += 1
        adopted.attribute(panel, 'id', `laurel-shop-panel-${ids}`)
      }
      return panel.id
    },
    giveBack() {
      borrowers -= 1
      if (borrowers > 0) return
      for (const panel of slid) stopSlide(panel)
      slid.clear()
      adopted.restore()
    },
  }
}
