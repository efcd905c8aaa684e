import { useState } from 'react'
import { flushSync } from 'react-dom'
import { layOutList } from '../../../src/page/list-layout'
import { useAdopted } from '../../../src/react/adopt'
import { useScope } from '../../../src/react/use-scope'
import { contentWidthOf } from '../content-width'
import { useFeed } from './feed-context'
import type { VideoParts } from './markup'

/** Contract 05 §8. */
const FIXED_CLASS = 'cff-no-video-expand'
const NARROW_BELOW = 150
/** The error of a film that the browser cannot play. */
const CANNOT_PLAY = 'NotSupportedError'

const HIDDEN = { style: { display: 'none' } }

/** `printed`: the button plays the film; `wide`: it plays at full width; `unplayable`: the button links to the film. */
type State = 'printed' | 'playing' | 'wide' | 'unplayable'

/** A film that plays where it is, in a feed without a lightbox (contract 05 §8). */
export function InlineVideo({ button, box, video, posters, widened }: VideoParts) {
  const { feed, scope } = useFeed()
  const [state, setState] = useState<State>('printed')
  const isShown = state === 'playing' || state === 'wide'

  useAdopted(button, { ...(isShown && HIDDEN), on: state === 'unplayable' ? {} : { click: press } })
  useAdopted(posters, isShown ? HIDDEN : {})
  useAdopted(video, isShown ? { attributes: { controls: '' } } : {})
  useAdopted(widened, state === 'wide' ? { style: { width: '100%' } } : {})
  useScope(
    scope,
    ({ add }) =>
      void add(() => {
        if (!video.paused) video.pause()
      }),
    [video],
  )

  function press(event: Event) {
    event.preventDefault()
    const hadFocus = button.ownerDocument.activeElement === button
    const isNarrow = contentWidthOf(box) < NARROW_BELOW && !box.classList.contains(FIXED_CLASS)
    flushSync(() => setState(isNarrow ? 'wide' : 'playing'))
    if (hadFocus) video.focus()
    if (isNarrow) layOutList(feed)
    void play()
  }
  async function play() {
    try {
      await video.play()
    } catch (cause) {
      // A pause or blocked autoplay also rejects, and needs nothing: the film has controls.
      if (Object(cause).name !== CANNOT_PLAY) return
      setState('unplayable')
      scope.report(cause)
    }
  }
  return null
}
