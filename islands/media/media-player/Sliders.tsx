import type { KeyboardEvent } from 'react'
import { text } from '../../../src/page/text'
import type { Player } from './create-player'
import type { PlayerState } from './player'
import { hasLength, percentOf, SEEK, SKIP_S } from './seek'
import { positionText } from './time-text'
import { levelOf, VOLUME } from './volume'

const SKIPS: Readonly<Record<string, number>> = { PageUp: SKIP_S, PageDown: -SKIP_S }

export interface SliderProps {
  readonly player: Player
  readonly state: PlayerState
  /** The suffix of the sliders' ids, unique on the page. */
  readonly number: number
}

/** The position in the media, and how much of it is buffered. */
export function Progress({ player, state, number }: SliderProps) {
  const { timeS, durationS, bufferedS } = state.media
  const played = percentOf(timeS, durationS)
  const buffered = percentOf(bufferedS, durationS)

  function skipByKey(event: KeyboardEvent) {
    const byS = SKIPS[event.key]
    if (byS === undefined) return
    event.preventDefault()
    player.skip(byS)
  }

  return (
    <div className="player-progress">
      <label className="sr-only" htmlFor={`seek${number}`}>
        {text('media-player.seek', 'Seek')}
      </label>
      <input
        id={`seek${number}`}
        className="player-progress-seek"
        type="range"
        data-player="seek"
        {...SEEK}
        value={played}
        disabled={!hasLength(durationS)}
        aria-valuetext={positionText(timeS, durationS)}
        onChange={({ currentTarget }) => player.seek(currentTarget.valueAsNumber)}
        onKeyDown={skipByKey}
      />
      {/* Hidden from screen readers, which get the same from the slider. */}
      <progress className="player-progress-played" max={100} value={played} aria-hidden="true">
        <span>{played}</span>% played
      </progress>
      <progress className="player-progress-buffer" max={100} value={buffered} aria-hidden="true">
        <span>{buffered}</span>% buffered
      </progress>
    </div>
  )
}

export function Volume({ player, state, number }: SliderProps) {
  const level = levelOf(state.media)
  return (
    <>
      <div className="volume-wrap">
        <div className="volume-float-wrap">
          <input
            id={`volume${number}`}
            className="player-volume"
            type="range"
            data-player="volume"
            {...VOLUME}
            value={level}
            onChange={({ currentTarget }) => player.setLevel(currentTarget.valueAsNumber)}
          />
        </div>
        <button type="button" data-player="mute" aria-pressed={level === 0} onClick={player.toggleMuted}>
          <div className="icon-muted">
            <i className="sf-icon-volume" aria-hidden="true" />
          </div>
          <div>
            <i className="sf-icon-volume" aria-hidden="true" />
          </div>
          <span className="sr-only">{text('media-player.mute', 'Toggle Mute')}</span>
        </button>
      </div>
      <label className="sr-only" htmlFor={`volume${number}`}>
        {text('media-player.volume', 'Volume')}
      </label>
    </>
  )
}
