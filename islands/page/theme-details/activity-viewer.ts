import type { Scope } from '../../../src/page/scope'

const VIEWER = '.viewer'

/** Hides the viewer of an activity stream when a link to one of its activities is clicked. */
export function hideViewerOnClick(link: HTMLElement, { document, listen, adopt }: Scope): void {
  listen(link, 'click', () => {
    for (const viewer of document.querySelectorAll<HTMLElement>(VIEWER)) {
      adopt.style(viewer, 'display', 'none')
    }
  })
}
