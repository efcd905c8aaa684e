import type { Ref } from 'react'
import { text } from '../../../../src/page/text'
import { useEventValue } from '../../../../src/react/use-event-value'
import { hasFullScreen, isFullScreen, toggleFullScreen } from './full-screen'
import { ToolLink } from './ToolLink'
import type { ThemeBox } from './theme-box'

const FULL_SCREEN_EVENTS = ['fullscreenchange']

interface ToolbarProps {
  readonly box: ThemeBox
  readonly isAlbum: boolean
  readonly closer: Ref<HTMLAnchorElement>
}

/** The buttons that close, step and toggle full screen (contract 03 §4.3). */
export function Toolbar({ box, isAlbum, closer }: ToolbarProps) {
  const { settings, lightbox, page } = box
  const { document } = page
  const isFull = useEventValue(document, FULL_SCREEN_EVENTS, () => isFullScreen(document))
  const step = (by: -1 | 1) => () => lightbox.step(by, 'arrow')
  return (
    <div className={`ilightbox-toolbar ${settings.skin}`} style={{ display: 'block' }}>
      <ToolLink
        ref={closer}
        className="ilightbox-close"
        label={text('common.close', 'Close')}
        onPress={lightbox.close}
      />
      {hasFullScreen(document) && (
        <ToolLink
          className="ilightbox-fullscreen"
          label={text('theme-lightbox.full-screen', 'Full screen')}
          isPressed={isFull}
          onPress={() => toggleFullScreen(document)}
        />
      )}
      {isAlbum && (
        <>
          <ToolLink
            className="ilightbox-prev-button"
            label={text('common.previous-picture', 'Previous picture')}
            isDisabled={!lightbox.canStep(-1, 'arrow')}
            onPress={step(-1)}
          />
          <ToolLink
            className="ilightbox-next-button"
            label={text('common.next-picture', 'Next picture')}
            isDisabled={!lightbox.canStep(1, 'arrow')}
            onPress={step(1)}
          />
        </>
      )}
    </div>
  )
}
