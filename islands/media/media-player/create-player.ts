import { atom, type ReadableAtom } from 'nanostores'
import type { Scope } from '../../../src/page/scope'
import { MEDIA_EVENTS, readFacts } from './media-facts'
import { firstState, type PlayerAction, type PlayerState, phaseOf, reducePlayer } from './player'
import { positionAt, skipFrom } from './seek'
import { levelOf, toggleMuted, USUAL_LEVEL, volumeAt } from './volume'
import { storedLevel, storeLevel } from './volume-store'

/** A short wait is not worth a sign (contract 03 §14.2). */
const LOADING_AFTER_MS = 250

/** One player: its state, which follows the browser's media, and what can be done with it. */
export interface Player {
  readonly $state: ReadableAtom<PlayerState>
  dispatch(action: PlayerAction): void
  play(): void
  pause(): void
  toggle(): void
  /** @param value of the slider, 0 to 100 */
  seek(value: number): void
  /** @param byS seconds, below zero for back */
  skip(byS: number): void
  restart(): void
  /** @param level 0 to 10 */
  setLevel(level: number): void
  toggleMuted(): void
}

export function createPlayer(media: HTMLMediaElement, scope: Scope): Player {
  const { window } = scope
  // What was chosen by the browser's own controls stands.
  if (media.volume === 1) media.volume = volumeAt(storedLevel(window))
  const $state = atom(firstState(readFacts(media), { autoplays: media.autoplay }))
  let heard = levelOf(facts()) || USUAL_LEVEL
  let cancelLoading = () => {}
  let cancelReading = () => {}

  function facts() {
    return $state.get().media
  }
  const dispatch = (action: PlayerAction) => $state.set(reducePlayer($state.get(), action))

  function read() {
    const before = levelOf(facts())
    dispatch({ type: 'media', facts: readFacts(media) })
    const level = levelOf(facts())
    // What only the start has changed is nobody's choice: a video that is muted by the server silences no other.
    if (level !== before) storeLevel(window, level)
    heard = level || heard
  }

  /** Whether there is anything left to try shows only when the browser is done with what it does now. */
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

  /** That it may not play, or no longer wants to, is told by its state. */
  function play() {
    try {
      media.play()?.catch(readSoon)
    } catch {
      readSoon()
    }
  }
  const pause = () => media.pause()

  function goTo(timeS: number) {
    try {
      media.currentTime = timeS
    } catch {
      // Browsers that know nothing of it yet may refuse.
    }
    read()
  }

  scope.listen(media, MEDIA_EVENTS, onMedia, { capture: true })
  scope.listen(media, 'waiting', () => showLoading(true))
  // A page that was kept has stood still meanwhile.
  scope.listen(window, 'pageshow', read)
  readSoon()

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
      const { volume, isMuted } = toggleMuted(facts(), heard)
      media.volume = volume
      media.muted = isMuted
    },
  }
}
