import type { Bricks } from '../../legacy-shims/masonry'
import type { Mount } from '../../src/runtime/island'

/** Contract 04 §16: whatever the page does late, it has done by then. */
const AGAIN_AFTER_MS = 500

/** Testimonials and reviews, each below the shortest column. */
export const mount: Mount = (list, page) => {
  let bricks: Bricks | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  async function lay() {
    const { createBricks } = await import('../../legacy-shims/masonry')
    if (isOver) return
    bricks = createBricks({ container: list, isOriginLeft: !page.document.body.classList.contains('rtl') })
    timer = setTimeout(bricks.layout, AGAIN_AFTER_MS)
  }
  // Without the library it is a list as the server printed it.
  lay().catch(page.report)
  const stopMarkup = page.onMarkup((roots) => {
    if (roots.some(({ parentElement }) => parentElement === list)) bricks?.reload()
  })
  return () => {
    isOver = true
    clearTimeout(timer)
    stopMarkup()
    bricks?.destroy()
  }
}
