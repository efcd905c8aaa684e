import { useStore } from '@nanostores/react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { createAdoption } from '../../../src/dom/adoption'
import { AdoptedText, useAdopted } from '../../../src/react/adopt'
import { ControlBar } from './ControlBar'
import type { Player } from './create-player'
import { Failure } from './Failure'
import { showTabFocus } from './focus'
import type { FullScreen } from './full-screen'
import type { PlayerParts } from './markup'
import { PrintedButton } from './PrintedButton'
import { type PlayerState, phaseOf } from './player'
import { showBarOnActivity } from './show-bar'
import { levelOf } from './volume'

export interface PlayerViewProps {
  readonly player: Player
  readonly parts: PlayerParts
  readonly number: number
  readonly isApple: boolean
  /** Undefined for sound, and where full screen is not possible. */
  readonly fullScreen: FullScreen | undefined
  /** The element with the captions' text. */
  readonly captions: HTMLElement | null
  /** Toggles the captions; undefined without a track. */
  readonly onCaptions: (() => void) | undefined
}

/** A player: the server's media element, and the bar beside it. */
export function PlayerView(props: PlayerViewProps) {
  const { player, parts, isApple, fullScreen } = props
  const { host, kind, role, label } = parts
  const state = useStore(player.$state)
  const phase = phaseOf(state)
  const wasInside = useRef(false)
  const hasFailed = phase === 'failed'

  useAdopted(host, {
    class: {
      'player-video': kind === 'video',
      'player-audio': kind === 'audio',
      ...(isApple && { ios: true }),
      stopped: phase === 'stopped',
      playing: phase === 'playing',
      loading: state.isLoading,
      muted: levelOf(state.media) === 0,
      'fullscreen-enabled': fullScreen !== undefined && !hasFailed,
      'fullscreen-hide-controls': fullScreen !== undefined && !hasFailed,
      'fullscreen-active': state.isFullScreen,
      'captions-enabled': props.onCaptions !== undefined && !hasFailed,
      'captions-active': state.hasCaptions,
    },
    attributes: { role, 'aria-label': label },
  })
  return hasFailed ? (
    <Failure
      parts={parts}
      wasInside={wasInside}
      leaveFullScreen={state.isFullScreen ? fullScreen?.toggle : undefined}
    />
  ) : (
    <Controls {...props} state={state} wasInside={wasInside} />
  )
}

interface ControlsProps extends PlayerViewProps {
  readonly state: PlayerState
  readonly wasInside: RefObject<boolean>
}

function Controls({ state, wasInside, ...props }: ControlsProps) {
  const { player, parts, number, fullScreen, captions, onCaptions } = props
  const { host, media, kind, buttons } = parts
  const { isFullScreen } = state
  const hasPrintedButton = buttons.some(({ name }) => name === 'captions')

  // React runs this after the bar has been rendered, so that there are always controls.
  useAdopted(media, {
    attributes: { controls: null },
    on: {
      click: (event) => {
        // Another script may have handled the click.
        if (kind === 'video' && !event.defaultPrevented) player.toggle()
      },
    },
  })
  useLayoutEffect(() => showTabFocus(host), [host])
  useLayoutEffect(() => {
    if (!isFullScreen) return
    const adopted = createAdoption()
    const stop = showBarOnActivity(host, adopted)
    return () => {
      stop()
      adopted.restore()
    }
  }, [host, isFullScreen])

  return (
    <>
      {captions && <AdoptedText node={captions}>{state.caption}</AdoptedText>}
      {buttons.map((button) => (
        <PrintedButton key={buttons.indexOf(button)} {...props} state={state} button={button} />
      ))}
      {createPortal(
        <ControlBar
          player={player}
          state={state}
          media={media}
          number={number}
          wasInside={wasInside}
          onCaptions={hasPrintedButton ? undefined : onCaptions}
          onFullScreen={fullScreen?.toggle}
        />,
        host,
      )}
    </>
  )
}
