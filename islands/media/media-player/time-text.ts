import { text } from '../../../src/page/text'
import { hasLength } from './seek'

const HOUR_S = 3600

/**
 * A time as the bar shows it: `mm:ss`, and `h:mm:ss` in media of an hour or more (contract 03 §14.2).
 * @param lengthS of the media; the time itself by default
 */
export function timeText(timeS: number, lengthS = timeS): string {
  const whole = Number.isFinite(timeS) ? Math.max(0, Math.floor(timeS)) : 0
  const long = hasLength(lengthS) ? Math.max(whole, lengthS) : whole
  const [minutes, seconds] = [whole / 60, whole].map((part) => twoDigits(Math.floor(part) % 60))
  return long >= HOUR_S ? `${Math.floor(whole / HOUR_S)}:${minutes}:${seconds}` : `${minutes}:${seconds}`
}

/** The length of the media as the bar shows it. */
export function durationText(durationS: number): string {
  return durationS === Number.POSITIVE_INFINITY ? text('media-player.live', 'Live') : timeText(durationS)
}

/** The position as screen readers get it from the slider, whose own value is in percent. */
export function positionText(timeS: number, durationS: number): string {
  const time = timeText(timeS, durationS)
  if (durationS === Number.POSITIVE_INFINITY) return text('media-player.time-live', '{time}, live', { time })
  return hasLength(durationS)
    ? text('media-player.time-of', '{time} of {duration}', { time, duration: timeText(durationS) })
    : time
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
