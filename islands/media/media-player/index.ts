import { createElement } from 'react'
import { announce } from '../../../src/dom/announce'
import type { Mount } from '../../../src/page/island'
import type { OwnScope, Scope } from '../../../src/page/scope'
import { sharedByHosts } from '../../../src/page/shared-by-hosts'
import { text } from '../../../src/page/text'
import { mountReact } from '../../../src/react/mount'
import { isAborted } from '../../../src/wire/wire-error'
import { addCaptionLine, wrapVideo } from './caption-box'
import { type CaptionsEvents, createCaptions } from './captions'
import { createPlayer, type Player } from './create-player'
import { createFullScreen, type FullScreen, onceOutOfFullScreen } from './full-screen'
import { allMedia, hasOwnControls, isShowing, type PlayerParts, readPlayer } from './markup'
import { PlayerView } from './PlayerView'

const noCaptions = () => text('media-player.no-captions', 'The captions could not be loaded.')

/** The theme's player of sound or video (contract 03 §14). */
export const mount: Mount = (host, scope) => {
  const parts = readPlayer(host)
  if (!parts) return
  oneAtATime(scope)
  // The theme's CSS knows players with the system's own controls by these classes.
  if (hasOwnControls(scope.window, parts)) scope.adopt.classes(host, `player-${parts.kind}`, 'ios')
  // A video in full screen has the browser's own controls until it is back.
  else scope.add(onceOutOfFullScreen(parts.media, () => mountPlayer(parts, scope.child())))
}

/** Pauses all other players of the page when one starts (contract 03 §21, D13). */
const oneAtATime = sharedByHosts(({ document, listen }) =>
  listen(document, 'play', ({ target }) => pauseOthers(document, target), { capture: true }),
)

function pauseOthers(document: Document, started: EventTarget | null) {
  const all = allMedia({ document })
  // A player that is paused again before its event arrives pauses no other.
  if (!all.some((media) => media === started && !media.paused)) return
  for (const media of all) if (media !== started && !media.paused) media.pause()
}

function mountPlayer(parts: PlayerParts, scope: OwnScope) {
  const { host, media, kind, track } = parts
  try {
    const player = createPlayer(media, scope)
    const captionBox = kind === 'video' ? wrapVideo(media) : track && addCaptionLine(media)
    if (captionBox) scope.add(captionBox.remove)
    const toggleCaptions = track && connectCaptions(player, media, track, scope)
    const fullScreen = kind === 'video' ? connectFullScreen(player, host, scope) : undefined
    const number = takeNumber(scope.document)
    scope.add(() => takenNumbers.delete(number))
    const view = createElement(PlayerView, {
      player,
      parts,
      number,
      isApple: scope.device.apple,
      fullScreen,
      captions: captionBox?.captions ?? null,
      onCaptions: toggleCaptions,
    })
    scope.add(mountReact(view, scope))
  } catch (cause) {
    scope.dispose()
    throw cause
  }
}

function connectFullScreen(player: Player, host: HTMLElement, scope: Scope): FullScreen | undefined {
  const onChange = (isOn: boolean) => player.dispatch({ type: 'full-screen', isOn })
  const fullScreen = createFullScreen(host, onChange, scope)
  return fullScreen.isPossible ? fullScreen : undefined
}

/** Captions that the browser shows, or would show by default, are on from the start. @returns toggles them */
function connectCaptions(player: Player, media: HTMLMediaElement, track: HTMLTrackElement, scope: Scope) {
  const wasShowing = isShowing(track) || track.hasAttribute('default')
  const events: CaptionsEvents = {
    onText: (caption) => player.dispatch({ type: 'caption', text: caption }),
    onFailure(cause) {
      setCaptions(false)
      if (isAborted(cause)) return
      scope.report(cause, 'call')
      announce(scope.document, noCaptions())
    },
  }
  const captions = createCaptions(media, track, events, scope)

  function setCaptions(isOn: boolean) {
    player.dispatch({ type: 'captions', isOn })
    if (isOn) captions.start()
    else captions.stop()
  }
  if (wasShowing) setCaptions(true)
  return () => setCaptions(!player.$state.get().hasCaptions)
}

/** The numbers of all mounted players, including those whose media has failed and whose bar is not rendered. */
const takenNumbers = new Set<number>()

/** A number for the ids of the bar's sliders that no other element on the page has. */
function takeNumber(document: Document): number {
  const isTaken = (number: number) =>
    takenNumbers.has(number) || ['seek', 'volume'].some((name) => document.getElementById(`${name}${number}`))
  let number = 1
  while (isTaken(number)) number += 1
  takenNumbers.add(number)
  return number
}
