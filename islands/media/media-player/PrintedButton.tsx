import { useAdopted } from '../../../src/react/adopt'
import type { ButtonName, PrintedControl } from './markup'
import type { PlayerViewProps } from './PlayerView'
import type { PlayerState } from './player'
import { SKIP_S } from './seek'
import { levelOf } from './volume'

interface PrintedButtonProps extends Pick<PlayerViewProps, 'player' | 'fullScreen' | 'onCaptions'> {
  readonly button: PrintedControl
  readonly state: PlayerState
}

/** Drives a button that the server has printed (contract 03 §14.1). */
export function PrintedButton({ button, player, state, fullScreen, onCaptions }: PrintedButtonProps) {
  const { name, node } = button
  const actions: Record<ButtonName, (() => void) | undefined> = {
    play: player.play,
    pause: player.pause,
    restart: player.restart,
    rewind: () => player.skip(-SKIP_S),
    'fast-forward': () => player.skip(SKIP_S),
    mute: player.toggleMuted,
    captions: onCaptions,
    fullscreen: fullScreen?.toggle,
  }
  const pressed: Partial<Record<ButtonName, boolean>> = {
    mute: levelOf(state.media) === 0,
    captions: state.hasCaptions,
    fullscreen: state.isFullScreen,
  }
  const isPressed = pressed[name]
  useAdopted(node, {
    attributes: isPressed === undefined ? {} : { 'aria-pressed': isPressed },
    on: {
      click: (event) => {
        event.preventDefault()
        actions[name]?.()
      },
    },
  })
  return null
}
