import { createElement } from 'react'
import { announce } from '../../../src/dom/announce'
import type { Mount } from '../../../src/page/island'
import type { OwnScope, Scope } from '../../../src/page/scope'
import { mountReact } from '../../../src/react/mount'
import { isAborted } from '../../../src/wire/wire-error'
import { type CaptionsEvents, createCaptions } from './captions'
import { frameVideo, placeAbove } from './captions-place'
import { createPlayer, type Player } from './create-player'
import { createFullScreen, type FullScreen, onceOffScreen } from './full-screen'
import { isShowing, keepsOwnControls, type PlayerParts, readPlayer } from './markup'
import { oneAtATime } from './one-at-a-time'
import { PlayerView } from './PlayerView'

const NO_CAPTIONS = 'The captions could not be loaded.'

/** Sound and video of the theme (contract 03 §14). */
export const mount: Mount = (host, scope) => {
  const parts = readPlayer(host)
  if (!parts) return
  oneAtATime(scope)
  // What the theme's CSS may want to know where the system's own controls stay.
  if (keepsOwnControls(scope.window, parts)) scope.adopt.classes(host, `player-${parts.kind}`, 'ios')
  // A video that the visitor has put on the whole screen keeps the browser's controls until it is back.
  else scope.add(onceOffScreen(scope.document, parts.media, () => control(parts, scope.child())))
}

function control(parts: PlayerParts, scope: OwnScope) {
  const { host, media, kind, track } = parts
  try {
    const player = createPlayer(media, scope)
    const place = kind === 'video' ? frameVideo(media) : track && placeAbove(media)
    if (place) scope.add(place.remove)
    const toggleCaptions = track && captionsOf(player, media, track, scope)
    const fullScreen = kind === 'video' ? fullScreenOf(player, host, scope) : undefined
    const number = takeNumber(scope.document)
    scope.add(() => taken.delete(number))
    const view = createElement(PlayerView, {
      player,
      parts,
      number,
      isApple: scope.device.apple,
      fullScreen,
      captions: place?.captions ?? null,
      onCaptions: toggleCaptions,
    })
    scope.add(mountReact(view, scope))
  } catch (cause) {
    scope.dispose()
    throw cause
  }
}

function fullScreenOf(player: Player, host: HTMLElement, scope: Scope): FullScreen | undefined {
  const tell = (isOn: boolean) => player.dispatch({ type: 'full-screen', isOn })
  const fullScreen = createFullScreen(host, tell, scope)
  return fullScreen.isPossible ? fullScreen : undefined
}

/** Captions that the browser would show now are shown from the start. */
function captionsOf(player: Player, media: HTMLMediaElement, track: HTMLTrackElement, scope: Scope) {
  const wasShowing = isShowing(track) || track.hasAttribute('default')
  const events: CaptionsEvents = {
    onText: (text) => player.dispatch({ type: 'caption', text }),
    onFailure(cause) {
      turn(false)
      if (isAborted(cause)) return
      scope.report(cause, 'call')
      announce(scope.document, NO_CAPTIONS)
    },
  }
  const captions = createCaptions(media, track, events, scope)

  function turn(isOn: boolean) {
    player.dispatch({ type: 'captions', isOn })
    if (isOn) captions.start()
    else captions.stop()
  }
  if (wasShowing) turn(true)
  return () => turn(!player.$state.get().hasCaptions)
}

/** Also of players whose bar is away for now, because their media has failed. */
const taken = new Set<number>()

/** The ids of the bar's sliders end with it: no other on the page does, whoever made it. */
function takeNumber(document: Document): number {
  const isTaken = (number: number) =>
    taken.has(number) || ['seek', 'volume'].some((name) => document.getElementById(`${name}${number}`))
  let number = 1
  while (isTaken(number)) number += 1
  taken.add(number)
  return number
}
