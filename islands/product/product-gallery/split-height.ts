import { createAdoption } from '../../../src/dom/adoption'
import { BREAKPOINTS_PX } from '../../../src/page/breakpoints'
import { headerOffset } from '../../../src/page/header-offset'
import type { Scope } from '../../../src/page/scope'

const LOAD_WAIT_MS = 400
const RESIZE_WAIT_MS = 100

/**
 * On a page that is split into pictures and text, both halves are at least as high as the window (contract
 * 02 §13.4).
 */
export function keepSplitHeight(host: HTMLElement, scope: Scope): void {
  const { document, window } = scope
  if (!document.body.classList.contains('product-fw-split')) return
  const adopted = createAdoption()
  scope.add(adopted.restore)
  let cancel = () => {}

  function fit() {
    adopted.restore()
    if (window.innerWidth <= BREAKPOINTS_PX.tabletLandscape) return
    const main =
      host.closest<HTMLElement>('.product-main') ?? document.querySelector<HTMLElement>('.product-main')
    const images = host.closest<HTMLElement>('.images')?.offsetHeight ?? 0
    const pager = host.querySelector<HTMLElement>('.lSPager')
    const pagerHeight = pager?.offsetHeight ?? 0
    const height = Math.max(images, window.innerHeight - headerOffset(document).total)
    if (main) adopted.style(main, 'height', `${height}px`)
    if (pager) adopted.style(pager, 'margin-top', `${-pagerHeight / 2}px`)
  }
  function after(ms: number) {
    cancel()
    cancel = scope.after(ms, fit)
  }
  scope.listen(window, 'load', () => after(LOAD_WAIT_MS))
  scope.listen(window, 'resize', () => after(RESIZE_WAIT_MS))
  if (document.readyState === 'complete') after(LOAD_WAIT_MS)
}
