import { atom, type ReadableAtom } from 'nanostores'
import type { Scope } from '../../../src/page/scope'
import { MEDIA_EVENTS, readFacts } from './media-facts'
import { firstState, type PlayerAction, type PlayerState, phaseOf, reducePlayer } from './player'
import { positionAt, skipFrom } from './seek'
import { DEFAULT_LEVEL, levelOf, toggleMuted, volumeAt } from './volume'
import { storedLevel, storeLevel } from './volume-store'

/** A shorter wait shows no spinner (contract 03 §14.2). */
const LOADING_AFTER_MS = 250

/** A player: its state, which follows the media element, and its commands. */
export interface Player {
  readonly $state: ReadableAtom<PlayerState>
  dispatch(action: PlayerAction): void
  play(): void
  pause(): void
  toggle(): void
  /** @param value of the slider, 0 to 100 */
  seek(value: number): void
  /** @param byS seconds; negative to go back */
  skip(byS: number): void
  restart(): void
  /** @param level 0 to 10 */
  setLevel(level: number): void
  toggleMuted(): void
}

export function createPlayer(media: HTMLMediaElement, scope: Scope): Player {
  const { $state, dispatch, read, readSoon, lastHeardLevel } = followMedia(media, scope)
  const pause = () => media.pause()

  /** A refusal is read from the media's state. */
  function play() {
    try {
      media.play()?.catch(readSoon)
    } catch {
      readSoon()
    }
  }
  function goTo(timeS: number) {
    try {
      media.currentTime = timeS
    } catch {
      // A browser may refuse before the metadata is loaded.
    }
    read()
  }

  return {
    $state,
    dispatch,
    play,
    pause,
    toggle: () => (phaseOf($state.get()) === 'playing' ? pause() : play()),
    seek: (value) => goTo(positionAt(value, media.duration)),
    skip: (byS) => goTo(skipFrom(media.currentTime, byS, media.duration)),
    restart: () => goTo(0),
    setLevel(level) {
      if (level > 0) media.muted = false
      media.volume = volumeAt(level)
    },
    toggleMuted() {
      const { volume, isMuted } = toggleMuted($state.get().media, lastHeardLevel())
      media.volume = volume
      media.muted = isMuted
    },
  }
}

/** The state of a media element, read at its events. */
interface MediaState extends Pick<Player, '$state' | 'dispatch'> {
  read(): void
  /** Reads when the browser's current task has ended: only then it is known whether another source is tried. */
  readSoon(): void
  /** The last volume level above 0. */
  lastHeardLevel(): number
}

function followMedia(media: HTMLMediaElement, scope: Scope): MediaState {
  const { window } = scope
  // A volume that the visitor has set by the browser's own controls stays.
  if (media.volume === 1) media.volume = volumeAt(storedLevel(window))
  const $state = atom(firstState(readFacts(media), { autoplays: media.autoplay }))
  const level = () => levelOf($state.get().media)
  let lastHeardLevel = level() || DEFAULT_LEVEL
  let cancelLoading = () => {}
  let cancelReading = () => {}
  const dispatch = (action: PlayerAction) => $state.set(reducePlayer($state.get(), action))

  function read() {
    const before = level()
    dispatch({ type: 'media', facts: readFacts(media) })
    // Only a change is stored: the initial level, of a video printed as muted for instance, is not the visitor's choice.
    if (level() !== before) storeLevel(window, level())
    lastHeardLevel = level() || lastHeardLevel
  }
  function readSoon() {
    cancelReading()
    cancelReading = scope.after(0, read)
  }
  function showLoading(isOn: boolean) {
    cancelLoading()
    if (isOn) cancelLoading = scope.after(LOADING_AFTER_MS, () => dispatch({ type: 'loading', isOn }))
    else if ($state.get().isLoading) dispatch({ type: 'loading', isOn })
  }
  function onMedia({ type }: Event) {
    read()
    if (type === 'error' || type === 'loadstart') readSoon()
    if (['canplay', 'seeked', 'playing', 'error', 'emptied'].includes(type)) showLoading(false)
  }

  scope.listen(media, MEDIA_EVENTS, onMedia, { capture: true })
  scope.listen(media, 'waiting', () => showLoading(true))
  // A page restored from the back/forward cache may show an old state.
  scope.listen(window, 'pageshow', read)
  readSoon()

  return { $state, dispatch, read, readSoon, lastHeardLevel: () => lastHeardLevel }
}
