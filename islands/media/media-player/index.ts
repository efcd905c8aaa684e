import { createElement } from 'react'
import { createAdoption } from '../../../src/dom/adoption'
import { announce } from '../../../src/page/announce'
import type { Page } from '../../../src/page/page'
import { mountReact } from '../../../src/react/mount'
import type { Mount } from '../../../src/runtime/island'
import { isAborted } from '../../../src/wire/wire-error'
import { type Captions, createCaptions } from './captions'
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
  const { release } = oneAtATime(scope.document)
  try {
    const stop = keepsOwnControls(scope.window, parts) ? mark(parts) : takeOver(parts, scope)
    return void scope.add(() => {
      stop()
      release()
    })
  } catch (cause) {
    release()
    throw cause
  }
}

/** What the theme's CSS may want to know where the system's own controls stay. */
function mark({ host, kind }: PlayerParts) {
  const adopted = createAdoption()
  adopted.classes(host, `player-${kind}`, 'ios')
  return adopted.restore
}

/** A video that the visitor has put on the whole screen keeps the browser's controls until it is back. */
function takeOver(parts: PlayerParts, page: Page) {
  let undo = () => {}
  const stopWaiting = onceOffScreen(page.document, parts.media, () => {
    undo = control(parts, page)
  })
  return () => {
    stopWaiting()
    undo()
  }
}

function control(parts: PlayerParts, page: Page) {
  const { host, media, kind, track } = parts
  const player = createPlayer(media, page)
  const place = kind === 'video' ? frameVideo(media) : track && placeAbove(media)
  const captions = track && captionsOf(player, media, track, page)
  const fullScreen = kind === 'video' ? fullScreenOf(player, host, page) : undefined
  const number = takeNumber(page.document)
  let unmount = () => {}

  function stop() {
    unmount()
    captions?.end()
    fullScreen?.end()
    place?.remove()
    player.end()
    taken.delete(number)
  }
  try {
    unmount = mountReact(
      createElement(PlayerView, {
        player,
        parts,
        number,
        isApple: page.device.apple,
        fullScreen,
        captions: place?.captions ?? null,
        onCaptions: captions?.toggle,
      }),
      page,
    )
    return stop
  } catch (cause) {
    stop()
    throw cause
  }
}

function fullScreenOf(player: Player, host: HTMLElement, page: Page): FullScreen | undefined {
  const fullScreen = createFullScreen(page, host, (isOn) => player.dispatch({ type: 'full-screen', isOn }))
  return fullScreen.isPossible ? fullScreen : undefined
}

/** Captions that the browser would show now are shown from the start. */
function captionsOf(player: Player, media: HTMLMediaElement, track: HTMLTrackElement, page: Page) {
  const wasShowing = isShowing(track) || track.hasAttribute('default')
  const captions: Captions = createCaptions(media, track, {
    onText: (text) => player.dispatch({ type: 'caption', text }),
    onFailure(cause) {
      turn(false)
      if (isAborted(cause)) return
      page.report(cause, 'call')
      announce(page.document, NO_CAPTIONS)
    },
  })

  function turn(isOn: boolean) {
    player.dispatch({ type: 'captions', isOn })
    if (isOn) captions.start()
    else captions.stop()
  }
  if (wasShowing) turn(true)
  return { end: captions.end, toggle: () => turn(!player.$state.get().hasCaptions) }
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
