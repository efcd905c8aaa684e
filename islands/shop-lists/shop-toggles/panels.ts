import { stopSlide } from '../../../src/motion/slide'
import { sharedByHosts } from '../../../src/page/shared-by-hosts'

let ids = 0

/** Several links may work one panel: it is given back by the last of them. */
export const borrowPanels = sharedByHosts(({ adopt: adopted, add }) => {
  const slid = new Set<HTMLElement>()
  add(() => slid.forEach(stopSlide))
  return {
    /** Its inline `display` is about to change. */
    display(panel: HTMLElement) {
      slid.add(panel)
      adopted.style(panel, 'display', panel.style.display)
    },
    /** The panel's id; one is given to a panel without. */
    id(panel: HTMLElement): string {
      if (panel.id === '') {
        ids += 1
        adopted.attribute(panel, 'id', `laurel-shop-panel-${ids}`)
      }
      return panel.id
    },
  }
})
