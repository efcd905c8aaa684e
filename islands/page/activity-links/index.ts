import type { Mount } from '../../../src/page/island'

const VIEWER = '.viewer'

/** Hides the viewer of an activity stream when a link to one of its activities is clicked (contract 01 §27). */
export const mount: Mount = (host, { document, listen, adopt }) => {
  listen(host, 'click', () => {
    for (const viewer of document.querySelectorAll<HTMLElement>(VIEWER)) {
      adopt.style(viewer, 'display', 'none')
    }
  })
}
