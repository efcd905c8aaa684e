import { useStore } from '@nanostores/react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { createAdoption } from '../../../src/dom/adoption'
import { AdoptedText, useAdopted } from '../../../src/react/adopt'
import { ControlBar } from './ControlBar'
import type { Player } from './create-player'
import { Failure } from './Failure'
import type { FullScreen } from './full-screen'
import type { PlayerParts } from './markup'
import { PrintedButton } from './PrintedButton'
import { type PlayerState, phaseOf } from './player'
import { showBarOnMove } from './show-bar'
import { markTabFocus } from './tab-focus'
import { levelOf } from './volume'

export interface PlayerViewProps {
  readonly player: Player
  readonly parts: PlayerParts
  readonly number: number
  readonly isApple: boolean
  /** Undefined for sound alone, and where nothing can be filled. */
  readonly fullScreen: FullScreen | undefined
  /** The leaf that says the captions. */
  readonly captions: HTMLElement | null
  /** Undefined without a track. */
  readonly onCaptions: (() => void) | undefined
}

/** One player of the theme's: the server's media, and a bar that React renders beside it. */
export function PlayerView(props: PlayerViewProps) {
  const { player, parts, isApple, fullScreen } = props
  const { host, kind, label } = parts
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
    attributes: { role: host.getAttribute('role') ?? 'group', 'aria-label': label },
  })
  return hasFailed ? (
    <Failure
      parts={parts}
      wasInside={wasInside}
      leaveScreen={state.isFullScreen ? fullScreen?.toggle : undefined}
    />
  ) : (
    <Working {...props} state={state} wasInside={wasInside} />
  )
}

interface WorkingProps extends PlayerViewProps {
  readonly state: PlayerState
  readonly wasInside: RefObject<boolean>
}

function Working({ state, wasInside, ...props }: WorkingProps) {
  const { player, parts, number, fullScreen, captions, onCaptions } = props
  const { host, media, kind, buttons } = parts
  const { isFullScreen } = state
  const hasOwnSwitch = buttons.some(({ name }) => name === 'captions')

  // After the bar is there, by the order of React's work: without its code the browser's controls would stay.
  useAdopted(media, {
    attributes: { controls: null },
    on: {
      click: (event) => {
        // Others may have made use of the click.
        if (kind === 'video' && !event.defaultPrevented) player.toggle()
      },
    },
  })
  useLayoutEffect(() => markTabFocus(host), [host])
  useLayoutEffect(() => {
    if (!isFullScreen) return
    const adopted = createAdoption()
    const stop = showBarOnMove(host, adopted)
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
          onCaptions={hasOwnSwitch ? undefined : onCaptions}
          onFullScreen={fullScreen?.toggle}
        />,
        host,
      )}
    </>
  )
}
