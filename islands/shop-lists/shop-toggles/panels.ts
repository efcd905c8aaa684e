import { stopSlide } from '../../../src/motion/slide'
import { sharedByHosts } from '../../../src/page/shared-by-hosts'

let ids = 0

/** The state that links of the same panel share. The last one to unmount restores the panel. */
export const sharePanels = sharedByHosts(({ adopt: adopted, add }) => {
  const slid = new Set<HTMLElement>()
  add(() => slid.forEach(stopSlide))
  return {
    /** Call this before the panel's inline `display` changes. */
    display(panel: HTMLElement) {
      slid.add(panel)
      adopted.style(panel, 'display', panel.style.display)
    },
    /** The panel's id; a panel without one gets one. */
    id(panel: HTMLElement): string {
      if (panel.id === '') {
        ids += 1
        adopted.attribute(panel, 'id', `laurel-shop-panel-${ids}`)
      }
      return panel.id
    },
  }
})
