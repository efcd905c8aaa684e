import { type MouseEvent, type RefObject, useRef } from 'react'
import { text } from '../../../src/page/text'
import { useBarFocus, usePlayPauseFocus } from './focus'
import { phaseOf } from './player'
import { Progress, type SliderProps, Volume } from './Sliders'
import { durationText, timeText } from './time-text'

interface ControlBarProps extends SliderProps {
  readonly media: HTMLMediaElement
  /** Set when the bar is unmounted: whether it had the focus. */
  readonly wasInside: RefObject<boolean>
  /** Undefined where there are no captions, or where a printed button toggles them. */
  readonly onCaptions: (() => void) | undefined
  readonly onFullScreen: (() => void) | undefined
}

/** The bar of controls, with the class names of the theme's CSS (contract 03 §14.1). */
export function ControlBar(props: ControlBarProps) {
  const { player, state, media, wasInside, onCaptions, onFullScreen } = props
  const bar = useRef<HTMLDivElement>(null)
  const buttons = { play: useRef<HTMLButtonElement>(null), pause: useRef<HTMLButtonElement>(null) }
  usePlayPauseFocus(buttons, phaseOf(state) === 'playing')
  useBarFocus(buttons, bar, media, wasInside)
  const { timeS, durationS } = state.media
  return (
    <div className="player-controls" ref={bar}>
      <span className="player-controls-left">
        <button type="button" data-player="play" ref={buttons.play} onClick={onPress(player.play)}>
          <i className="sf-icon-play" aria-hidden="true" />
          <span className="sr-only">{text('media-player.play', 'Play')}</span>
        </button>
        <button type="button" data-player="pause" ref={buttons.pause} onClick={onPress(player.pause)}>
          <i className="sf-icon-pause" aria-hidden="true" />
          <span className="sr-only">{text('media-player.pause', 'Pause')}</span>
        </button>
        <Progress {...props} />
      </span>
      <span className="player-controls-right">
        <span className="player-time">
          <span className="sr-only">{text('media-player.current-time', 'Current time')}</span>
          <span className="player-current-time">{timeText(timeS, durationS)}</span>
        </span>
        <span className="player-time">
          <span className="sr-only">{text('media-player.duration', 'Duration')}</span>
          <span className="player-duration">{durationText(durationS)}</span>
        </span>
        <Volume {...props} />
        {onCaptions && (
          <button type="button" data-player="captions" aria-pressed={state.hasCaptions} onClick={onCaptions}>
            <span aria-hidden="true">{text('media-player.cc', 'CC')}</span>
            <span className="sr-only">{text('media-player.toggle-captions', 'Toggle Captions')}</span>
          </button>
        )}
        {onFullScreen && (
          <button
            type="button"
            data-player="fullscreen"
            aria-pressed={state.isFullScreen}
            onClick={onFullScreen}
          >
            <div className="icon-exit-fullscreen">
              <i className="sf-icon-enlarge" aria-hidden="true" />
            </div>
            <div>
              <i className="sf-icon-enlarge" aria-hidden="true" />
            </div>
            <span className="sr-only">{text('media-player.toggle-fullscreen', 'Toggle Fullscreen')}</span>
          </button>
        )}
      </span>
    </div>
  )
}

/** Safari does not focus a button at a click: without the focus it could not move to the other button (contract 03 §14.2). */
function onPress(act: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.focus({ preventScroll: true })
    act()
  }
}
