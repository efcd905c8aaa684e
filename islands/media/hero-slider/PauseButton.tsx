import { useInsertionEffect, useState } from 'react'
import { useAdopted } from '../../../src/react/adopt'
import type { PartProps } from './hero'
import '../../../src/slides/pause-button.css'
import './pause-button.css'

/** Pauses and resumes the slides and their videos. */
export function PauseButton({ hero, state }: PartProps) {
  const { host } = hero.parts
  const isPaused = state.playback === 'paused'
  // A portal would make the slider React's: React climbs from the target of every event, without end in a
  // caption's form with a field `parentNode`.
  const [button] = useState(() => host.ownerDocument.createElement('button'))
  // As the first child, so that the keyboard reaches the button before what moves.
  useInsertionEffect(() => {
    host.prepend(button)
    return () => button.remove()
  }, [host, button])
  useAdopted(button, {
    class: { 'laurel-pause': true, 'laurel-hero-pause': true, 'laurel-pause-stopped': isPaused },
    attributes: { type: 'button', 'aria-label': `${isPaused ? 'Play' : 'Pause'} the slides` },
    on: { click: () => hero.dispatch({ type: isPaused ? 'play' : 'pause' }) },
  })
  return null
}
