import type { MediaFacts } from './player'

/** The attributes of the volume slider, whose level is the volume times ten (contract 03 §14.1). */
export const VOLUME = { min: 0, max: 10 } as const
export const DEFAULT_LEVEL = 5

type Loudness = Pick<MediaFacts, 'volume' | 'isMuted'>

/** Parses a stored level: limited to the slider's range; the default if it is no number. */
export function parseLevel(stored: string | null): number {
  const level = stored?.trim() ? Number(stored) : Number.NaN
  return Number.isFinite(level) ? Math.min(Math.max(VOLUME.min, level), VOLUME.max) : DEFAULT_LEVEL
}

/** The level of the volume; 0 while muted. */
export function levelOf({ volume, isMuted }: Loudness): number {
  return isMuted ? 0 : Math.round(volume * VOLUME.max)
}

export const volumeAt = (level: number): number =>
  Math.min(Math.max(VOLUME.min, level), VOLUME.max) / VOLUME.max

/**
 * The result of the mute button: silent media get the volume that they had before.
 * @param lastHeardLevel the last level above 0
 */
export function toggleMuted(now: Loudness, lastHeardLevel: number): Loudness {
  if (levelOf(now) > 0) return { ...now, isMuted: true }
  return { volume: now.volume > 0 ? now.volume : volumeAt(lastHeardLevel), isMuted: false }
}
