import type { MediaFacts } from './player'

/** The events after which the state may have changed; `error` is also fired at `source` elements. */
export const MEDIA_EVENTS = [
  'play',
  'playing',
  'pause',
  'ended',
  'timeupdate',
  'seeking',
  'seeked',
  'progress',
  'loadedmetadata',
  'durationchange',
  'volumechange',
  'canplay',
  'loadstart',
  'emptied',
  'error',
] as const

/** `HTMLMediaElement.NETWORK_NO_SOURCE`. */
const NO_SOURCE = 3

export function readFacts(media: HTMLMediaElement): MediaFacts {
  const { paused, ended, currentTime, duration, buffered, volume, muted, error, networkState } = media
  return {
    isPaused: paused,
    hasEnded: ended,
    timeS: currentTime,
    durationS: duration,
    bufferedS: buffered?.length > 0 ? buffered.end(0) : 0,
    volume,
    isMuted: muted,
    hasFailed: Boolean(error) || networkState === NO_SOURCE,
  }
}
